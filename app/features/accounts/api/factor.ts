import { createRoute, type OpenAPIHono, type z } from "@hono/zod-openapi";
import type { Context } from "hono";
import { signedIn } from "../../../api/caller.ts";
import { jsonBody } from "../../../api/json-body.ts";
import { bodyCodes, jsonAnswer, jsonRequest, problemAnswer } from "../../../api/openapi.ts";
import { ownRefused, ownRoute } from "../../../api/own-routes.ts";
import type { ApiProduct, ApiSettings } from "../../../api/product.ts";
import { Failure } from "../../../failure.ts";
import {
  AuthenticatorKeyAnswer,
  FactorAnswer,
  FactorBody,
  FactorDeedBody,
  ProofBody,
  RecoveryCodesAnswer,
} from "../contracts/account.ts";
import type { Proof } from "../use-cases/prove-session.ts";

const { tags } = ownRoute;
const security: Record<string, string[]>[] = [{ session: [] }];
const proofCodes = ["passwordWrong", "factorCodeWrong", "factorCodeUsed", "accountSuspended"] as const;
const guarded = {
  ...ownRefused,
  400: problemAnswer(bodyCodes),
  429: problemAnswer(["rateLimited"]),
  503: problemAnswer(["storageUnavailable", "secretUnreadable", "overloaded"]),
};

const read = createRoute({
  method: "get",
  path: "/v1/me/factor",
  operationId: "myFactor",
  tags,
  security,
  summary: "Whether a code is asked for at sign-in",
  responses: { 200: jsonAnswer(FactorAnswer, "The second factor"), ...ownRefused },
});
const prove = createRoute({
  method: "post",
  path: "/v1/me/proof",
  operationId: "proveItIsMe",
  tags,
  security,
  summary: "Proves by password, code or passkey that it is you; dangerous actions are then allowed for ten minutes",
  request: jsonRequest(ProofBody),
  responses: {
    204: { description: "Proved" },
    ...guarded,
    400: problemAnswer([...bodyCodes, "passkeyInvalid"]),
    401: problemAnswer(["unauthenticated", "sessionInvalid", "apiKeyInvalid", "passkeyUnknown"]),
    403: problemAnswer([...proofCodes, "passkeyChallenge", "passkeyOrigin", "passkeyHost", "passkeyCounter"]),
    409: problemAnswer(["factorNotOn"]),
  },
});
const begin = createRoute({
  method: "post",
  path: "/v1/me/factor",
  operationId: "beginAuthenticator",
  tags,
  security,
  summary: "Makes the key of an authenticator; it counts once a code of it is confirmed, within the hour",
  responses: {
    201: jsonAnswer(AuthenticatorKeyAnswer, "The key, for the authenticator"),
    ...ownRefused,
    403: problemAnswer(["proveItIsYou", "accountSuspended"]),
    409: problemAnswer(["factorAlreadyOn"]),
  },
});
const confirm = createRoute({
  method: "post",
  path: "/v1/me/factor/confirm",
  operationId: "confirmAuthenticator",
  tags,
  security,
  summary: "Confirms the key by a code: from then on one is asked for at sign-in; the other sessions end",
  request: jsonRequest(FactorBody),
  responses: {
    200: jsonAnswer(RecoveryCodesAnswer, "The recovery codes"),
    ...guarded,
    403: problemAnswer(["proveItIsYou", "factorCodeWrong", "accountSuspended"]),
    409: problemAnswer(["factorAlreadyOn", "factorNotBegun"]),
  },
});
const renew = createRoute({
  method: "post",
  path: "/v1/me/factor/recovery-codes",
  operationId: "renewRecoveryCodes",
  tags,
  security,
  summary: "Makes ten new recovery codes; the former ones stop working",
  request: jsonRequest(FactorDeedBody),
  responses: {
    200: jsonAnswer(RecoveryCodesAnswer, "The recovery codes"),
    ...guarded,
    403: problemAnswer([...proofCodes, "proveItIsYou"]),
    409: problemAnswer(["factorNotOn"]),
  },
});
const remove = createRoute({
  method: "delete",
  path: "/v1/me/factor",
  operationId: "removeAuthenticator",
  tags,
  security,
  summary: "Switches the second factor off",
  request: jsonRequest(FactorDeedBody),
  responses: {
    204: { description: "Off" },
    ...guarded,
    403: problemAnswer([...proofCodes, "proveItIsYou"]),
    409: problemAnswer(["factorNotOn"]),
  },
});

function proofIn({ password, code, passkey }: z.infer<typeof ProofBody>): Proof {
  if (passkey !== undefined) return { kind: "passkey", response: passkey };
  if (code !== undefined) return { kind: "code", code };
  if (password === undefined) throw new Failure("fieldRequired", { param: "password" });
  return { kind: "password", password };
}

async function deedIn(c: Context): Promise<{ password: string; code: string }> {
  const { password = "", code } = await jsonBody(c.req.raw, FactorDeedBody);
  return { password, code };
}

/** The second factor of one's own account. */
export function addFactor(api: OpenAPIHono, { accounts }: ApiProduct, { isSecure }: ApiSettings): void {
  for (const route of [read, prove, begin, confirm, renew, remove]) api.openAPIRegistry.registerPath(route);
  const person = (c: Context) => signedIn(c, { accounts, isSecure });
  api.get(read.path, async (c) => {
    const { confirmedAt, recoveryCodesLeft } = await accounts.factorOf(await person(c));
    const answer: FactorAnswer = { confirmedAt: confirmedAt?.toISOString() ?? null, recoveryCodesLeft };
    return c.json(answer);
  });
  api.post(prove.path, async (c) => {
    const { account, session } = await person(c);
    const proof = proofIn(await jsonBody(c.req.raw, ProofBody));
    await accounts.proveSession({ account, session }, proof);
    return c.body(null, 204);
  });
  api.post(begin.path, async (c) => {
    const { key, address } = await accounts.beginAuthenticator(await person(c));
    return c.json({ key, address }, 201);
  });
  api.post(confirm.path, async (c) => {
    const holder = await person(c);
    const { code } = await jsonBody(c.req.raw, FactorBody);
    const recoveryCodes = await accounts.confirmAuthenticator(holder, code);
    return c.json({ recoveryCodes });
  });
  api.post(renew.path, async (c) => {
    const { account, session } = await person(c);
    const recoveryCodes = await accounts.renewRecoveryCodes(account, { ...(await deedIn(c)), session });
    return c.json({ recoveryCodes });
  });
  api.delete(remove.path, async (c) => {
    const { account, session } = await person(c);
    await accounts.removeAuthenticator(account, { ...(await deedIn(c)), session });
    return c.body(null, 204);
  });
}
