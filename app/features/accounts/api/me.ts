import { createRoute, type OpenAPIHono, z } from "@hono/zod-openapi";
import type { Context } from "hono";
import { withCookies } from "../../../api/answer-headers.ts";
import { signedIn, signedInCallerOf } from "../../../api/caller.ts";
import { jsonBody } from "../../../api/json-body.ts";
import { bodyCodes, jsonAnswer, jsonRequest, problemAnswer } from "../../../api/openapi.ts";
import { idParameter, ownRefused, ownRoute } from "../../../api/own-routes.ts";
import type { ApiProduct, ApiSettings } from "../../../api/product.ts";
import { sessionCookie } from "../../../http/cookies.ts";
import {
  AccountAnswer,
  AccountChange,
  ApiKeyAnswer,
  ApiKeyBody,
  ClosingBody,
  ResetRequestBody,
  Sent,
  SessionAnswer,
} from "../contracts/account.ts";
import { accountAnswer, apiKeyAnswer, sessionAnswer } from "./account-answer.ts";

const { tags, security: byKeyOrSession } = ownRoute;
const refused = { ...ownRefused, 403: problemAnswer(["accountSuspended"]) };
const bySession: Record<string, string[]>[] = [{ session: [] }];

const read = createRoute({
  method: "get",
  path: "/v1/me",
  operationId: "me",
  tags,
  security: byKeyOrSession,
  summary: "Who the key or the session belongs to",
  responses: { 200: jsonAnswer(AccountAnswer, "The account"), ...refused },
});
const change = createRoute({
  method: "patch",
  path: "/v1/me",
  operationId: "changeMe",
  tags,
  security: bySession,
  summary: "Changes the name, the language or the theme",
  request: jsonRequest(AccountChange),
  responses: {
    200: jsonAnswer(AccountAnswer, "As it is now"),
    400: problemAnswer([...bodyCodes, "displayNameInvalid"]),
    ...refused,
  },
});
const email = createRoute({
  method: "post",
  path: "/v1/me/email",
  operationId: "changeEmail",
  tags,
  security: bySession,
  summary: "Asks for another address: a link to confirm it is mailed to it, and one to stop it to the present one",
  request: jsonRequest(ResetRequestBody),
  responses: {
    202: jsonAnswer(Sent, "A message is on its way; the same answer whether or not the address has an account"),
    400: problemAnswer([...bodyCodes, "emailInvalid"]),
    422: problemAnswer(["emailUnchanged"]),
    429: problemAnswer(["rateLimited"]),
    ...refused,
    403: problemAnswer(["proveItIsYou", "accountSuspended"]),
  },
});
const close = createRoute({
  method: "delete",
  path: "/v1/me",
  operationId: "closeMe",
  tags,
  security: bySession,
  summary: "Deletes the account and everything about it, at once",
  request: jsonRequest(ClosingBody),
  responses: {
    204: withCookies({ description: "Gone" }),
    400: problemAnswer(bodyCodes),
    409: problemAnswer(["teamsUnsettled"]),
    429: problemAnswer(["rateLimited"]),
    ...refused,
    403: problemAnswer(["passwordWrong", "proveItIsYou", "accountSuspended"]),
  },
});
const takeAway = createRoute({
  method: "get",
  path: "/v1/me/export",
  operationId: "exportMe",
  tags,
  security: bySession,
  summary: "Everything that is kept about the account, table by table",
  responses: { 200: jsonAnswer(z.record(z.string(), z.unknown()), "By table"), ...refused },
});
const sessions = createRoute({
  method: "get",
  path: "/v1/me/sessions",
  operationId: "mySessions",
  tags,
  security: bySession,
  summary: "The sessions of this account",
  responses: { 200: jsonAnswer(z.object({ sessions: z.array(SessionAnswer) }), "Last used first"), ...refused },
});
const closeAll = createRoute({
  method: "delete",
  path: "/v1/me/sessions",
  operationId: "endMySessions",
  tags,
  security: bySession,
  summary: "Ends every session, this one too",
  responses: { 204: { description: "Ended" }, ...refused },
});
const closeOne = createRoute({
  method: "delete",
  path: "/v1/me/sessions/{id}",
  operationId: "endMySession",
  tags,
  security: bySession,
  summary: "Ends one session",
  request: idParameter,
  responses: { 204: { description: "Ended" }, 404: problemAnswer(["notFound"]), ...refused },
});
const keys = createRoute({
  method: "get",
  path: "/v1/me/keys",
  operationId: "myKeys",
  tags,
  security: bySession,
  summary: "The keys for programs, without the keys themselves",
  responses: { 200: jsonAnswer(z.object({ keys: z.array(ApiKeyAnswer) }), "Latest first"), ...refused },
});
const createKey = createRoute({
  method: "post",
  path: "/v1/me/keys",
  operationId: "createKey",
  tags,
  security: bySession,
  summary: "Makes a key for a program",
  request: jsonRequest(ApiKeyBody),
  responses: {
    201: jsonAnswer(z.object({ key: z.string() }), "The key; it is never shown again"),
    400: problemAnswer([...bodyCodes, "keyNameInvalid", "dateInvalid"]),
    422: problemAnswer(["tooManyKeys", "keyExpiryPast"]),
    ...refused,
    403: problemAnswer(["proveItIsYou", "accountSuspended"]),
  },
});
const revokeKey = createRoute({
  method: "delete",
  path: "/v1/me/keys/{id}",
  operationId: "revokeKey",
  tags,
  security: bySession,
  summary: "Revokes a key",
  request: idParameter,
  responses: { 204: { description: "Revoked" }, 404: problemAnswer(["notFound"]), ...refused },
});

/** One's own account. What changes who may come in asks for a session: a key cannot make keys. */
export function addMe(api: OpenAPIHono, { accounts }: ApiProduct, { isSecure }: ApiSettings): void {
  const routes = [read, change, email, close, takeAway, sessions, closeAll, closeOne, keys, createKey, revokeKey];
  for (const route of routes) api.openAPIRegistry.registerPath(route);
  const person = (c: Context) => signedIn(c, { accounts, isSecure });
  api.get(read.path, async (c) => c.json(accountAnswer((await signedInCallerOf(c, { accounts, isSecure })).account)));
  api.patch(change.path, async (c) => {
    const { account } = await person(c);
    return c.json(accountAnswer(await accounts.change(account, await jsonBody(c.req.raw, AccountChange))));
  });
  api.post(email.path, async (c) => {
    const holder = await person(c);
    await accounts.askForEmail(holder, (await jsonBody(c.req.raw, ResetRequestBody)).email);
    return c.json({ status: "sent" } satisfies typeof Sent._output, 202);
  });
  api.delete(close.path, async (c) => {
    const { account, session } = await person(c);
    const { password, teams } = await jsonBody(c.req.raw, ClosingBody);
    await accounts.close(account, password ?? session, teams);
    c.header("Set-Cookie", sessionCookie(null, isSecure));
    return c.body(null, 204);
  });
  api.get(takeAway.path, async (c) => c.json(await accounts.export((await person(c)).account)));
  addSessions(api, accounts, person);
  addKeys(api, accounts, person);
}

type Person = (c: Context) => ReturnType<typeof signedIn>;

function addSessions(api: OpenAPIHono, accounts: ApiProduct["accounts"], person: Person): void {
  api.get(sessions.path, async (c) => {
    const { account, session } = await person(c);
    const list = await accounts.sessionsOf(account);
    return c.json({ sessions: list.map((each) => sessionAnswer(each, session)) });
  });
  api.delete(closeAll.path, async (c) => {
    await accounts.signOutEverywhere((await person(c)).account);
    return c.body(null, 204);
  });
  api.delete("/v1/me/sessions/:id", async (c) => {
    await accounts.closeSession((await person(c)).account, c.req.param("id"));
    return c.body(null, 204);
  });
}

function addKeys(api: OpenAPIHono, accounts: ApiProduct["accounts"], person: Person): void {
  api.get(keys.path, async (c) => {
    const list = await accounts.apiKeysOf((await person(c)).account);
    return c.json({ keys: list.map(apiKeyAnswer) });
  });
  api.post(createKey.path, async (c) => {
    const holder = await person(c);
    const { name, ...scope } = await jsonBody(c.req.raw, ApiKeyBody);
    return c.json({ key: await accounts.createApiKey(holder, name, scope) }, 201);
  });
  api.delete("/v1/me/keys/:id", async (c) => {
    await accounts.revokeApiKey((await person(c)).account, c.req.param("id"));
    return c.body(null, 204);
  });
}
