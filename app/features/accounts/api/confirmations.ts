import { createRoute, type OpenAPIHono } from "@hono/zod-openapi";
import { visitorOf } from "../../../api/caller.ts";
import { jsonBody } from "../../../api/json-body.ts";
import { bodyCodes, jsonAnswer, jsonRequest, problemAnswer } from "../../../api/openapi.ts";
import type { ApiProduct } from "../../../api/product.ts";
import { ConfirmAgainBody, ConfirmBody, Done, Sent } from "../contracts/account.ts";
import { busy, localOff } from "./answers.ts";

const tags = ["Accounts"];

const confirm = createRoute({
  method: "post",
  path: "/v1/auth/confirm",
  operationId: "confirmSignUp",
  tags,
  summary: "Confirms an address with the secret of the mailed link",
  request: jsonRequest(ConfirmBody),
  responses: {
    200: jsonAnswer(Done, "Confirmed"),
    400: problemAnswer([...bodyCodes, "tokenInvalid"]),
    403: localOff,
    ...busy,
  },
});
const confirmAgain = createRoute({
  method: "post",
  path: "/v1/auth/confirm-again",
  operationId: "confirmAgain",
  tags,
  summary: "Mails another link to confirm an address, for the sign-up that has this password",
  request: jsonRequest(ConfirmAgainBody),
  responses: {
    200: jsonAnswer(Sent, "The same answer whether or not a sign-up waits"),
    400: problemAnswer([...bodyCodes, "emailInvalid"]),
    403: localOff,
    ...busy,
  },
});
const confirmEmail = createRoute({
  method: "post",
  path: "/v1/auth/email",
  operationId: "confirmEmail",
  tags,
  summary: "Confirms the new address of an account with the secret of the link that was mailed to it",
  request: jsonRequest(ConfirmBody),
  responses: { 200: jsonAnswer(Done, "Changed"), 400: problemAnswer([...bodyCodes, "tokenInvalid"]), ...busy },
});
const stopEmail = createRoute({
  method: "post",
  path: "/v1/auth/email-stop",
  operationId: "stopEmailChange",
  tags,
  summary: "Stops a change of address, confirmed or not, with the secret of the link that was mailed to the former one",
  request: jsonRequest(ConfirmBody),
  responses: { 200: jsonAnswer(Done, "Stopped"), 400: problemAnswer([...bodyCodes, "tokenInvalid"]), ...busy },
});

/** What mailed links confirm or stop. */
export function addConfirmations(api: OpenAPIHono, { accounts }: ApiProduct): void {
  for (const route of [confirm, confirmAgain, confirmEmail, stopEmail]) api.openAPIRegistry.registerPath(route);
  api.post(confirm.path, async (c) => {
    const { token } = await jsonBody(c.req.raw, ConfirmBody);
    await accounts.confirmSignUp(visitorOf(c), token);
    return c.json({ status: "done" } satisfies typeof Done._output);
  });
  api.post(confirmAgain.path, async (c) => {
    await accounts.confirmAgain(visitorOf(c), await jsonBody(c.req.raw, ConfirmAgainBody));
    return c.json({ status: "sent" } satisfies typeof Sent._output);
  });
  api.post(confirmEmail.path, async (c) => {
    const { token } = await jsonBody(c.req.raw, ConfirmBody);
    await accounts.confirmEmail(visitorOf(c), token);
    return c.json({ status: "done" } satisfies typeof Done._output);
  });
  api.post(stopEmail.path, async (c) => {
    const { token } = await jsonBody(c.req.raw, ConfirmBody);
    await accounts.stopEmailChange(visitorOf(c), token);
    return c.json({ status: "done" } satisfies typeof Done._output);
  });
}
