import { createRoute, type OpenAPIHono, z } from "@hono/zod-openapi";
import { signedInCallerOf } from "../../../api/caller.ts";
import { jsonAnswer, languageParameter, problemAnswer } from "../../../api/openapi.ts";
import { idParameter, jsonType, ownRefused, ownRoute } from "../../../api/own-routes.ts";
import type { ApiProduct, ApiSettings } from "../../../api/product.ts";
import { inertJson } from "../../../http/problem.ts";
import { pageSchema } from "../../shared/contracts/pages.ts";
import { HistoryAnswer, HistoryEntry, historyOrders } from "../contracts/history.ts";
import { readHistoryQuery } from "../use-cases/history.ts";
import type { HistoryRow } from "../use-cases/history-context.ts";

const refused = { ...ownRefused, 403: problemAnswer(["accountSuspended"]) };

const list = createRoute({
  method: "get",
  path: "/v1/history",
  operationId: "history",
  ...ownRoute,
  summary: "The companies that you have analysed, with their results: the same question on one day is one entry",
  request: {
    query: z.object({
      ...pageSchema,
      sort: z.enum(historyOrders).default("latest").openapi({ description: "Which entries come first" }),
      ticker: z.string().optional().openapi({ description: "Entries of this company only" }),
      lang: languageParameter,
    }),
  },
  responses: {
    200: jsonAnswer(HistoryAnswer, "Entries, and where to go on"),
    400: problemAnswer(["tickerInvalid", "paramUnknown", "paramRepeated", "numberFormat", "enumInvalid"]),
    422: problemAnswer(["outOfRange"]),
    ...refused,
  },
});
const clear = createRoute({
  method: "delete",
  path: "/v1/history",
  operationId: "deleteHistory",
  ...ownRoute,
  summary: "Deletes every entry",
  responses: { 204: { description: "Gone" }, ...refused },
});
const one = createRoute({
  method: "get",
  path: "/v1/history/{id}",
  operationId: "historyEntry",
  ...ownRoute,
  summary: "One entry",
  request: idParameter,
  responses: { 200: jsonAnswer(HistoryEntry, "The entry"), 404: problemAnswer(["notFound"]), ...refused },
});
const remove = createRoute({
  method: "delete",
  path: "/v1/history/{id}",
  operationId: "deleteHistoryEntry",
  ...ownRoute,
  summary: "Deletes one entry",
  request: idParameter,
  responses: { 204: { description: "Gone" }, 404: problemAnswer(["notFound"]), ...refused },
});

const entryAnswer = ({ id, at, run }: HistoryRow): HistoryEntry => ({ id, at: at.toISOString(), ...run });

/** A person's past analyses. */
export function addHistory(api: OpenAPIHono, { accounts }: ApiProduct, { isSecure }: ApiSettings): void {
  for (const route of [list, clear, one, remove]) api.openAPIRegistry.registerPath(route);
  const parts = { accounts, isSecure };
  api.get(list.path, async (c) => {
    const { account } = await signedInCallerOf(c, parts);
    const { entries, next } = await accounts.historyOf(account, readHistoryQuery(new URL(c.req.url).searchParams));
    // names come from providers that anybody may have written to
    return c.body(inertJson({ entries: entries.map(entryAnswer), next }), 200, jsonType);
  });
  api.delete(clear.path, async (c) => {
    await accounts.deleteHistory((await signedInCallerOf(c, parts)).account);
    return c.body(null, 204);
  });
  api.get("/v1/history/:id", async (c) => {
    const { account } = await signedInCallerOf(c, parts);
    const entry = await accounts.historyEntryOf(account, c.req.param("id"));
    return c.body(inertJson(entryAnswer(entry)), 200, jsonType);
  });
  api.delete("/v1/history/:id", async (c) => {
    await accounts.deleteHistoryEntry((await signedInCallerOf(c, parts)).account, c.req.param("id"));
    return c.body(null, 204);
  });
}
