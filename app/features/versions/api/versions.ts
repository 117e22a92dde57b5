import { randomUUID } from "node:crypto";
import { createRoute, type OpenAPIHono, z } from "@hono/zod-openapi";
import { openingCaller, signedInCallerOf } from "../../../api/caller.ts";
import { jsonBody } from "../../../api/json-body.ts";
import { bodyCodes, jsonAnswer, jsonRequest, languageParameter, problemAnswer } from "../../../api/openapi.ts";
import { idParameter, jsonType, ownRefused, ownRoute } from "../../../api/own-routes.ts";
import type { ApiProduct, ApiSettings } from "../../../api/product.ts";
import { readTicker } from "../../../core/analysis/use-cases/read-analysis-query.ts";
import { readLanguage, readParameters } from "../../../core/shared/use-cases/read-parameters.ts";
import { inertJson } from "../../../http/problem.ts";
import { NewVersion, VersionEntry, VersionReplay, VersionsAnswer } from "../contracts/version.ts";
import { readVersionQuestion } from "../use-cases/read-version-question.ts";
import { entryOf } from "../use-cases/read-versions.ts";
import { differenceAnswer, differenceResponses, OtherVersion, otherVersionIn, quota } from "./version-difference.ts";

const notThere = { 404: problemAnswer(["notFound"]) };

const list = createRoute({
  method: "get",
  path: "/v1/versions",
  operationId: "versions",
  ...ownRoute,
  summary: "The analyses that you have saved, newest first",
  request: {
    query: z.object({
      ticker: z.string().optional().openapi({ description: "Those of this company only" }),
      lang: languageParameter,
    }),
  },
  responses: {
    200: jsonAnswer(VersionsAnswer, "Without their inputs"),
    400: problemAnswer(["tickerInvalid", "paramUnknown", "paramRepeated", "enumInvalid"]),
    ...ownRefused,
  },
});
const save = createRoute({
  method: "post",
  path: "/v1/versions",
  operationId: "saveVersion",
  ...ownRoute,
  summary: "Values a company and keeps the question, every input, the editions and the result, for good",
  request: jsonRequest(NewVersion),
  responses: {
    201: jsonAnswer(z.object({ id: z.uuid() }), "Kept"),
    400: problemAnswer([
      ...bodyCodes,
      "tickerInvalid",
      "paramUnknown",
      "paramRepeated",
      "numberFormat",
      "messageTooLong",
    ]),
    404: problemAnswer(["tickerNotFound"]),
    422: problemAnswer([
      "outOfRange",
      "gNotBelowWacc",
      "assetUnsupported",
      "marketUnsupported",
      "tooManyVersions",
      "versionTooLarge",
    ]),
    ...quota,
    ...ownRefused,
  },
});
const one = createRoute({
  method: "get",
  path: "/v1/versions/{id}",
  operationId: "version",
  ...ownRoute,
  summary: "One of them",
  request: idParameter,
  responses: { 200: jsonAnswer(VersionEntry, "As it was saved"), ...notThere, ...ownRefused },
});
const remove = createRoute({
  method: "delete",
  path: "/v1/versions/{id}",
  operationId: "deleteVersion",
  ...ownRoute,
  summary: "Deletes one of them",
  request: idParameter,
  responses: { 204: { description: "Gone" }, ...notThere, ...ownRefused },
});
const replay = createRoute({
  method: "get",
  path: "/v1/versions/{id}/replay",
  operationId: "replayVersion",
  ...ownRoute,
  summary: "Its inputs, valued by the engine of today: the same bits, or the definitions that have changed since",
  request: idParameter,
  responses: { 200: jsonAnswer(VersionReplay, "Value by value"), ...notThere, ...ownRefused },
});
const difference = createRoute({
  method: "get",
  path: "/v1/versions/{id}/difference",
  operationId: "versionDifference",
  ...ownRoute,
  summary:
    "What moved each value between it and another version of the company, or today, in steps that add up exactly",
  request: { ...idParameter, query: OtherVersion },
  responses: { ...differenceResponses, ...ownRefused },
});

/** The analyses that a person has saved. */
export function addVersions(api: OpenAPIHono, product: ApiProduct, { isSecure }: ApiSettings): void {
  for (const route of [list, save, one, remove, replay, difference]) api.openAPIRegistry.registerPath(route);
  const parts = { accounts: product.accounts, isSecure };
  api.get(list.path, async (c) => {
    const { account } = await signedInCallerOf(c, parts);
    const given = readParameters(new URL(c.req.url).searchParams, { known: ["ticker", "lang"], required: [] });
    readLanguage(given);
    const ticker = given.get("ticker");
    const { versions, most } = await product.versions.list(account, ticker === undefined ? null : readTicker(ticker));
    return c.body(inertJson({ versions: versions.map(entryOf), most }), 200, jsonType);
  });
  api.post(save.path, async (c) => {
    const { account } = await signedInCallerOf(c, parts);
    const { ticker, question = "", note = "" } = await jsonBody(c.req.raw, NewVersion);
    const query = readVersionQuestion(ticker, question, product.tickerMeant);
    const saved = await product.versions.save(openingCaller(c, account), { query, note, clientKey: randomUUID() });
    return c.body(inertJson(saved), 201, jsonType);
  });
  api.get("/v1/versions/:id", async (c) => {
    const { account } = await signedInCallerOf(c, parts);
    return c.body(inertJson(entryOf(await product.versions.read(account, c.req.param("id")))), 200, jsonType);
  });
  api.delete("/v1/versions/:id", async (c) => {
    await product.versions.remove((await signedInCallerOf(c, parts)).account, c.req.param("id"));
    return c.body(null, 204);
  });
  api.get("/v1/versions/:id/replay", async (c) => {
    const { account } = await signedInCallerOf(c, parts);
    const { replay: told } = await product.versions.replay(account, c.req.param("id"));
    return c.body(inertJson(told), 200, jsonType);
  });
  api.get("/v1/versions/:id/difference", async (c) => {
    const { account } = await signedInCallerOf(c, parts);
    const other = otherVersionIn(c.req.url);
    const compared = await product.versions.compare(openingCaller(c, account), { id: c.req.param("id"), other });
    return c.body(inertJson(differenceAnswer(compared)), 200, jsonType);
  });
}
