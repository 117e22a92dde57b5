import { createRoute, type OpenAPIHono } from "@hono/zod-openapi";
import { callerOf, openingCaller, signedInCallerOf, visitorOf } from "../../../api/caller.ts";
import { jsonBody } from "../../../api/json-body.ts";
import { bodyCodes, jsonAnswer, jsonRequest, problemAnswer } from "../../../api/openapi.ts";
import { idParameter, jsonType, ownRefused, ownRoute } from "../../../api/own-routes.ts";
import type { ApiProduct, ApiSettings } from "../../../api/product.ts";
import { Failure } from "../../../failure.ts";
import { inertJson } from "../../../http/problem.ts";
import { readVersionQuestion } from "../../versions/use-cases/read-version-question.ts";
import {
  MadeShareLink,
  NewShareLink,
  SharedAnalysis,
  SharedRequest,
  ShareLinksAnswer,
} from "../contracts/share-link.ts";

const list = createRoute({
  method: "get",
  path: "/v1/share-links",
  operationId: "shareLinks",
  ...ownRoute,
  summary: "The links that you have made to show an analysis, newest first, with what has become of each",
  responses: { 200: jsonAnswer(ShareLinksAnswer, "Without their tokens"), ...ownRefused },
});
const make = createRoute({
  method: "post",
  path: "/v1/share-links",
  operationId: "makeShareLink",
  ...ownRoute,
  summary: "Makes a link that shows a saved version, or a question with what it gives today, to all who have it",
  request: jsonRequest(NewShareLink),
  responses: {
    201: jsonAnswer(MadeShareLink, "Made; its token is told this once"),
    400: problemAnswer([
      ...bodyCodes,
      "tickerInvalid",
      "paramUnknown",
      "paramRepeated",
      "numberFormat",
      "dateInvalid",
      "passwordTooShort",
      "passwordTooLong",
      "cardOriginInvalid",
    ]),
    404: problemAnswer(["notFound", "tickerNotFound"]),
    422: problemAnswer([
      "outOfRange",
      "gNotBelowWacc",
      "assetUnsupported",
      "marketUnsupported",
      "tooManyShareLinks",
      "shareExpiryPast",
      "cardWithPassword",
      "tooManyCardOrigins",
    ]),
    429: problemAnswer(["rateLimited", "dailyQuotaExceeded", "minuteQuotaExceeded"]),
    ...ownRefused,
  },
});
const revoke = createRoute({
  method: "delete",
  path: "/v1/share-links/{id}",
  operationId: "revokeShareLink",
  ...ownRoute,
  summary: "Ends one of them for good; it stays in the list",
  request: idParameter,
  responses: { 204: { description: "Revoked" }, 404: problemAnswer(["notFound"]), ...ownRefused },
});
const open = createRoute({
  method: "post",
  path: "/v1/shared",
  operationId: "openShareLink",
  tags: ["Analysis"],
  security: [],
  summary: "What a link shows, for all who have its token. The token is sent in the body, so that no log holds it",
  request: jsonRequest(SharedRequest),
  responses: {
    200: jsonAnswer(SharedAnalysis, "As its page shows it"),
    400: problemAnswer(bodyCodes),
    401: problemAnswer(["apiKeyInvalid"]),
    403: problemAnswer(["sharePasswordRequired", "sharePasswordWrong"]),
    404: problemAnswer(["notFound"]),
    410: problemAnswer(["shareLinkOver"]),
    429: problemAnswer(["rateLimited"]),
    503: problemAnswer(["storageUnavailable"]),
  },
});

/** Links that show an analysis: to make, see and end them, and to open one. */
export function addShareLinks(api: OpenAPIHono, product: ApiProduct, { isSecure }: ApiSettings): void {
  for (const route of [list, make, revoke, open]) api.openAPIRegistry.registerPath(route);
  const parts = { accounts: product.accounts, isSecure };
  api.get(list.path, async (c) => {
    const { account } = await signedInCallerOf(c, parts);
    return c.body(inertJson(await product.shareLinks.list(account)), 200, jsonType);
  });
  api.post(make.path, async (c) => {
    const { account } = await signedInCallerOf(c, parts);
    const { version, ticker, question = "", ...wanted } = await jsonBody(c.req.raw, NewShareLink);
    if (version === undefined && ticker === undefined) throw new Failure("fieldRequired", { param: "ticker" });
    if (version !== undefined && ticker !== undefined) throw new Failure("fieldUnknown", { param: "ticker" });
    const of =
      version === undefined ? { query: readVersionQuestion(ticker ?? "", question, product.tickerMeant) } : { version };
    const made = await product.shareLinks.make(openingCaller(c, account), {
      of,
      showsNote: wanted.showsNote ?? false,
      expiresOn: wanted.expiresOn ?? "",
      password: wanted.password ?? "",
      cardOrigins: wanted.cardOrigins ?? [],
    });
    return c.body(inertJson(made), 201, jsonType);
  });
  api.delete("/v1/share-links/:id", async (c) => {
    await product.shareLinks.revoke((await signedInCallerOf(c, parts)).account, c.req.param("id"));
    return c.body(null, 204);
  });
  api.post(open.path, async (c) => {
    const { token, password } = await jsonBody(c.req.raw, SharedRequest);
    const proof = password === undefined ? null : await product.shareLinks.unlock(visitorOf(c), { token, password });
    const readerId = (await callerOf(c, parts)).account?.id ?? null;
    const opened = await product.shareLinks.open({ token, proof, readerId, isCounted: true });
    if (opened === "locked") throw new Failure("sharePasswordRequired");
    return c.body(inertJson(opened.shared), 200, { ...jsonType, "Cache-Control": "private, no-store" });
  });
}
