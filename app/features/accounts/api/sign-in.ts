import { createRoute, type OpenAPIHono } from "@hono/zod-openapi";
import { withCookies } from "../../../api/answer-headers.ts";
import { visitorOf } from "../../../api/caller.ts";
import { jsonBody } from "../../../api/json-body.ts";
import { bodyCodes, jsonAnswer, jsonRequest, problemAnswer } from "../../../api/openapi.ts";
import type { ApiProduct, ApiSettings } from "../../../api/product.ts";
import { isInternalPath } from "../../../core/shared/use-cases/internal-path.ts";
import { Failure } from "../../../failure.ts";
import {
  begunSignInCookie,
  begunSignInCookieIn,
  deviceCookieIn,
  deviceNameOf,
  sessionCookie,
  sessionCookieIn,
} from "../../../http/cookies.ts";
import {
  AccountAnswer,
  Done,
  FactorBody,
  FactorNeeded,
  ResetBody,
  ResetRequestBody,
  Sent,
  SignInBody,
  SignUpBody,
} from "../contracts/account.ts";
import { newPasswordCodes } from "../contracts/account-limits.ts";
import { busy, localOff } from "./answers.ts";
import { entered } from "./entered.ts";

const tags = ["Accounts"];

const signUp = createRoute({
  method: "post",
  path: "/v1/auth/sign-up",
  operationId: "signUp",
  tags,
  summary: "Signs up: a link to confirm the address is mailed to it",
  request: jsonRequest(SignUpBody),
  responses: {
    200: jsonAnswer(Sent, "A message is on its way; the same answer whether or not the address has an account"),
    400: problemAnswer([...bodyCodes, "emailInvalid", ...newPasswordCodes, "displayNameInvalid", "ageNotDeclared"]),
    403: localOff,
    ...busy,
  },
});
const signIn = createRoute({
  method: "post",
  path: "/v1/auth/sign-in",
  operationId: "signIn",
  tags,
  summary: "Signs in: the session is a cookie that scripts cannot read",
  request: jsonRequest(SignInBody),
  responses: {
    200: withCookies(jsonAnswer(AccountAnswer, "Signed in")),
    202: withCookies(
      jsonAnswer(FactorNeeded, "The password is right; the second factor is asked for next, at `/v1/auth/factor`"),
    ),
    400: problemAnswer([...bodyCodes, "emailInvalid"]),
    401: problemAnswer(["credentialsInvalid"]),
    403: problemAnswer(["emailNotConfirmed", "accountSuspended", "originForbidden", "localSignInOff"]),
    ...busy,
  },
});
const finish = createRoute({
  method: "post",
  path: "/v1/auth/factor",
  operationId: "finishSignIn",
  tags,
  summary: "Signs in with the second factor, after the password, with the cookie that `signIn` has set",
  request: jsonRequest(FactorBody),
  responses: {
    200: withCookies(jsonAnswer(AccountAnswer, "Signed in")),
    400: problemAnswer(bodyCodes),
    401: problemAnswer(["signInOver"]),
    403: problemAnswer(["factorCodeWrong", "factorCodeUsed", "accountSuspended"]),
    409: problemAnswer(["factorNotOn"]),
    ...busy,
    503: problemAnswer(["storageUnavailable", "secretUnreadable"]),
  },
});
const signOut = createRoute({
  method: "post",
  path: "/v1/auth/sign-out",
  operationId: "signOut",
  tags,
  summary: "Ends the session of the cookie",
  responses: { 204: withCookies({ description: "Ended, or there was none" }), 503: busy[503] },
});
const requestReset = createRoute({
  method: "post",
  path: "/v1/auth/reset-request",
  operationId: "requestReset",
  tags,
  summary: "Mails a link that sets a new password",
  request: jsonRequest(ResetRequestBody),
  responses: {
    200: jsonAnswer(Sent, "The same answer whether or not the address has an account"),
    400: problemAnswer([...bodyCodes, "emailInvalid"]),
    403: localOff,
    ...busy,
  },
});
const reset = createRoute({
  method: "post",
  path: "/v1/auth/reset",
  operationId: "resetPassword",
  tags,
  summary: "Sets a new password with the secret of the mailed link; every session ends",
  request: jsonRequest(ResetBody),
  responses: {
    200: jsonAnswer(Done, "Set"),
    400: problemAnswer([...bodyCodes, "tokenInvalid", ...newPasswordCodes]),
    403: localOff,
    ...busy,
  },
});

/** Coming in and going out. */
export function addSignIn(api: OpenAPIHono, { accounts }: ApiProduct, { isSecure }: ApiSettings): void {
  for (const route of [signUp, signIn, finish, signOut, requestReset, reset]) api.openAPIRegistry.registerPath(route);
  api.post(signUp.path, async (c) => {
    const { language = "es", isOldEnough = false, ...form } = await jsonBody(c.req.raw, SignUpBody);
    await accounts.signUp(visitorOf(c), { ...form, isOldEnough, language });
    return c.json({ status: "sent" } satisfies typeof Sent._output);
  });
  api.post(signIn.path, async (c) => {
    const { callbackURL, ...form } = await jsonBody(c.req.raw, SignInBody.partial());
    if (callbackURL !== undefined && !isInternalPath(callbackURL)) throw new Failure("originForbidden");
    const outcome = await accounts.signIn(visitorOf(c), {
      email: required(form.email, "email"),
      password: required(form.password, "password"),
      device: deviceNameOf(c.req.header("user-agent") ?? null),
      deviceSecret: deviceCookieIn(c.req.header("cookie") ?? null),
    });
    if (outcome.kind === "factorNeeded") {
      c.header("Set-Cookie", begunSignInCookie(outcome, isSecure));
      return c.json({ status: "factorNeeded" } satisfies typeof FactorNeeded._output, 202);
    }
    return entered(c, outcome, isSecure);
  });
  api.post(finish.path, async (c) => {
    const { code } = await jsonBody(c.req.raw, FactorBody);
    const cookies = c.req.header("cookie") ?? null;
    const secret = begunSignInCookieIn(cookies, isSecure);
    const signedIn = await accounts.finishSignIn(visitorOf(c), { secret, code, deviceSecret: deviceCookieIn(cookies) });
    c.header("Set-Cookie", begunSignInCookie(null, isSecure), { append: true });
    return entered(c, signedIn, isSecure);
  });
  api.post(signOut.path, async (c) => {
    const token = sessionCookieIn(c.req.header("cookie") ?? null, isSecure);
    if (token !== null) await accounts.signOut(token);
    c.header("Set-Cookie", sessionCookie(null, isSecure));
    return c.body(null, 204);
  });
  api.post(requestReset.path, async (c) => {
    const { email } = await jsonBody(c.req.raw, ResetRequestBody);
    await accounts.requestReset(visitorOf(c), email);
    return c.json({ status: "sent" } satisfies typeof Sent._output);
  });
  api.post(reset.path, async (c) => {
    await accounts.resetPassword(visitorOf(c), await jsonBody(c.req.raw, ResetBody));
    return c.json({ status: "done" } satisfies typeof Done._output);
  });
}

/** The address to return to is checked before what else may be missing. */
function required(value: string | undefined, field: string): string {
  if (value === undefined) throw new Failure("fieldRequired", { param: field });
  return value;
}
