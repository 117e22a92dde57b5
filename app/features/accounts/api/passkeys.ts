import { createRoute, type OpenAPIHono, z } from "@hono/zod-openapi";
import type { Context } from "hono";
import { withCookies } from "../../../api/answer-headers.ts";
import { signedIn, visitorOf } from "../../../api/caller.ts";
import { jsonBody } from "../../../api/json-body.ts";
import { bodyCodes, jsonAnswer, jsonRequest, problemAnswer } from "../../../api/openapi.ts";
import { idParameter, ownRefused, ownRoute } from "../../../api/own-routes.ts";
import type { ApiProduct, ApiSettings } from "../../../api/product.ts";
import { deviceCookieIn, deviceNameOf } from "../../../http/cookies.ts";
import {
  AccountAnswer,
  NewPasskeyBody,
  PasskeyAnswer,
  PasskeyBody,
  PasskeyNameBody,
  PasskeyOptions,
} from "../contracts/account.ts";
import { entered } from "./entered.ts";

const { tags } = ownRoute;
const security: Record<string, string[]>[] = [{ session: [] }];
const wrong = ["passkeyChallenge", "passkeyOrigin", "passkeyHost", "passkeyCounter", "accountSuspended"] as const;
const busy = {
  429: problemAnswer(["rateLimited"]),
  503: problemAnswer(["storageUnavailable"]),
  507: problemAnswer(["storageFull"]),
};

const ask = createRoute({
  method: "post",
  path: "/v1/auth/passkey-options",
  operationId: "askForPasskey",
  tags: ["Accounts"],
  summary: "What a browser needs to sign in with a passkey",
  responses: { 200: jsonAnswer(PasskeyOptions, "The options"), ...busy },
});
const signIn = createRoute({
  method: "post",
  path: "/v1/auth/passkey",
  operationId: "signInByPasskey",
  tags: ["Accounts"],
  summary: "Signs in with a passkey alone",
  request: jsonRequest(PasskeyBody),
  responses: {
    200: withCookies(jsonAnswer(AccountAnswer, "Signed in")),
    400: problemAnswer([...bodyCodes, "passkeyInvalid"]),
    401: problemAnswer(["passkeyUnknown"]),
    403: problemAnswer([...wrong, "localSignInOff"]),
    ...busy,
  },
});
const list = createRoute({
  method: "get",
  path: "/v1/me/passkeys",
  operationId: "myPasskeys",
  tags,
  security,
  summary: "The passkeys of this account",
  responses: { 200: jsonAnswer(z.object({ passkeys: z.array(PasskeyAnswer) }), "Latest first"), ...ownRefused },
});
const begin = createRoute({
  method: "post",
  path: "/v1/me/passkeys/options",
  operationId: "beginPasskey",
  tags,
  security,
  summary: "What a browser needs to make a passkey for this account",
  responses: {
    200: jsonAnswer(PasskeyOptions, "The options"),
    ...ownRefused,
    403: problemAnswer(["proveItIsYou", "accountSuspended"]),
    422: problemAnswer(["tooManyPasskeys"]),
  },
});
const add = createRoute({
  method: "post",
  path: "/v1/me/passkeys",
  operationId: "addPasskey",
  tags,
  security,
  summary: "Adds a passkey to this account",
  request: jsonRequest(NewPasskeyBody),
  responses: {
    204: { description: "Added" },
    ...ownRefused,
    400: problemAnswer([...bodyCodes, "passkeyInvalid", "keyNameInvalid"]),
    403: problemAnswer(["proveItIsYou", "passkeyChallenge", "passkeyOrigin", "passkeyHost", "accountSuspended"]),
    409: problemAnswer(["passkeyKnown"]),
    422: problemAnswer(["tooManyPasskeys"]),
  },
});
const rename = createRoute({
  method: "patch",
  path: "/v1/me/passkeys/{id}",
  operationId: "renamePasskey",
  tags,
  security,
  summary: "Gives a passkey another name",
  request: { ...idParameter, ...jsonRequest(PasskeyNameBody) },
  responses: {
    204: { description: "Renamed" },
    ...ownRefused,
    400: problemAnswer([...bodyCodes, "keyNameInvalid"]),
    403: problemAnswer(["accountSuspended"]),
    404: problemAnswer(["notFound"]),
  },
});
const remove = createRoute({
  method: "delete",
  path: "/v1/me/passkeys/{id}",
  operationId: "removePasskey",
  tags,
  security,
  summary: "Takes a passkey away",
  request: idParameter,
  responses: {
    204: { description: "Gone" },
    ...ownRefused,
    403: problemAnswer(["proveItIsYou", "accountSuspended"]),
    404: problemAnswer(["notFound"]),
  },
});

/** Passkeys: signing in with one, and those of one's own account. */
export function addPasskeys(api: OpenAPIHono, { accounts }: ApiProduct, { isSecure }: ApiSettings): void {
  for (const route of [ask, signIn, list, begin, add, rename, remove]) api.openAPIRegistry.registerPath(route);
  const person = (c: Context) => signedIn(c, { accounts, isSecure });
  api.post(ask.path, async (c) => c.json(await accounts.askForPasskey(visitorOf(c))));
  api.post(signIn.path, async (c) => {
    const { passkey } = await jsonBody(c.req.raw, PasskeyBody);
    const browser = {
      device: deviceNameOf(c.req.header("user-agent") ?? null),
      deviceSecret: deviceCookieIn(c.req.header("cookie") ?? null),
    };
    return entered(c, await accounts.signInByPasskey(visitorOf(c), { response: passkey, ...browser }), isSecure);
  });
  api.get(list.path, async (c) => {
    const passkeys = await accounts.passkeysOf((await person(c)).account);
    return c.json({
      passkeys: passkeys.map(({ createdAt, lastUsedAt, ...passkey }) => ({
        ...passkey,
        createdAt: createdAt.toISOString(),
        lastUsedAt: lastUsedAt?.toISOString() ?? null,
      })),
    });
  });
  api.post(begin.path, async (c) => c.json(await accounts.beginPasskey(await person(c))));
  api.post(add.path, async (c) => {
    const holder = await person(c);
    const { name, passkey } = await jsonBody(c.req.raw, NewPasskeyBody);
    await accounts.addPasskey(holder, { name, response: passkey });
    return c.body(null, 204);
  });
  api.patch("/v1/me/passkeys/:id", async (c) => {
    const { account } = await person(c);
    const { name } = await jsonBody(c.req.raw, PasskeyNameBody);
    await accounts.renamePasskey(account, { id: c.req.param("id"), name });
    return c.body(null, 204);
  });
  api.delete("/v1/me/passkeys/:id", async (c) => {
    await accounts.removePasskey(await person(c), c.req.param("id"));
    return c.body(null, 204);
  });
}
