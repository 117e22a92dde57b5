import { createRoute, type OpenAPIHono } from "@hono/zod-openapi";
import { openingCaller, signedInCallerOf } from "../../../api/caller.ts";
import { jsonBody } from "../../../api/json-body.ts";
import { bodyCodes, jsonAnswer, jsonRequest, problemAnswer } from "../../../api/openapi.ts";
import { idParameter, jsonType, ownRefused, ownRoute, viewQuery, viewRefused } from "../../../api/own-routes.ts";
import type { ApiProduct, ApiSettings } from "../../../api/product.ts";
import { readTicker, readView } from "../../../core/analysis/use-cases/read-analysis-query.ts";
import { ownRatioCodes } from "../../../core/fundamentals/api/own-ratio-parameters.ts";
import { inertJson } from "../../../http/problem.ts";
import {
  Alert,
  AlertChange,
  NewAlert,
  OwnPriceBody,
  WatchBody,
  WatchedCompany,
  WatchlistAnswer,
} from "../contracts/watchlist.ts";

const notThere = { 404: problemAnswer(["notFound"]) };

const list = createRoute({
  method: "get",
  path: "/v1/watchlist",
  operationId: "watchlist",
  ...ownRoute,
  summary: "The companies that you watch, as your active policy values them, with your alerts",
  request: { query: viewQuery },
  responses: {
    200: jsonAnswer(WatchlistAnswer, "The one added last first"),
    ...viewRefused,
    ...ownRefused,
  },
});
const add = createRoute({
  method: "post",
  path: "/v1/watchlist",
  operationId: "watchCompany",
  ...ownRoute,
  summary: "Watches a company; one that is watched already stays as it is",
  request: jsonRequest(WatchBody),
  responses: {
    201: jsonAnswer(WatchedCompany, "As it is kept"),
    400: problemAnswer([...bodyCodes, "tickerInvalid"]),
    404: problemAnswer(["tickerNotFound"]),
    422: problemAnswer(["assetUnsupported", "marketUnsupported", "tooManyWatched"]),
    429: problemAnswer(["dailyQuotaExceeded", "minuteQuotaExceeded"]),
    ...ownRefused,
  },
});
const note = createRoute({
  method: "put",
  path: "/v1/watchlist/{id}/price",
  operationId: "noteOwnPrice",
  ...ownRoute,
  summary: "Notes your own price of a watched company, of today: its value is compared with it; null forgets it",
  request: { ...idParameter, ...jsonRequest(OwnPriceBody) },
  responses: {
    204: { description: "Noted" },
    400: problemAnswer([...bodyCodes]),
    422: problemAnswer(["outOfRange"]),
    ...notThere,
    ...ownRefused,
  },
});
const remove = createRoute({
  method: "delete",
  path: "/v1/watchlist/{id}",
  operationId: "unwatchCompany",
  ...ownRoute,
  summary: "Watches a company no longer, and deletes its alerts",
  request: idParameter,
  responses: { 204: { description: "Gone" }, ...notThere, ...ownRefused },
});
const bodyRefused = {
  400: problemAnswer([...bodyCodes, "tickerInvalid", ...ownRatioCodes[400]]),
  422: problemAnswer(["outOfRange", "tooManyAlerts", ...ownRatioCodes[422]]),
};
const createAlert = createRoute({
  method: "post",
  path: "/v1/alerts",
  operationId: "createAlert",
  ...ownRoute,
  summary: "Sends a mail whenever a watched company crosses a threshold",
  request: jsonRequest(NewAlert),
  responses: {
    201: jsonAnswer(Alert, "As it is kept"),
    ...bodyRefused,
    404: problemAnswer(["companyNotFollowed"]),
    ...ownRefused,
  },
});
const replaceAlert = createRoute({
  method: "put",
  path: "/v1/alerts/{id}",
  operationId: "replaceAlert",
  ...ownRoute,
  summary: "Replaces an alert, which starts afresh; isMuted stays as it is when it is absent",
  request: { ...idParameter, ...jsonRequest(AlertChange) },
  responses: { 200: jsonAnswer(Alert, "As it is kept"), ...bodyRefused, ...notThere, ...ownRefused },
});
const deleteAlert = createRoute({
  method: "delete",
  path: "/v1/alerts/{id}",
  operationId: "deleteAlert",
  ...ownRoute,
  summary: "Deletes an alert",
  request: idParameter,
  responses: { 204: { description: "Gone" }, ...notThere, ...ownRefused },
});

/** A person's watchlist. */
export function addWatchlist(api: OpenAPIHono, product: ApiProduct, { isSecure }: ApiSettings): void {
  for (const route of [list, add, note, remove]) api.openAPIRegistry.registerPath(route);
  const parts = { accounts: product.accounts, isSecure };
  api.get(list.path, async (c) => {
    const view = readView(new URL(c.req.url).searchParams);
    const { account } = await signedInCallerOf(c, parts);
    return c.body(inertJson(await product.watchlistOf(account, view)), 200, jsonType);
  });
  api.post(add.path, async (c) => {
    const { account } = await signedInCallerOf(c, parts);
    const { ticker } = await jsonBody(c.req.raw, WatchBody);
    const watched = await product.watchCompany(openingCaller(c, account), readTicker(ticker, product.tickerMeant));
    return c.body(inertJson(watched), 201, jsonType);
  });
  api.put("/v1/watchlist/:id/price", async (c) => {
    const { account } = await signedInCallerOf(c, parts);
    const { price } = await jsonBody(c.req.raw, OwnPriceBody);
    await product.accounts.noteOwnPrice(account, { id: c.req.param("id"), price });
    return c.body(null, 204);
  });
  api.delete("/v1/watchlist/:id", async (c) => {
    await product.accounts.unwatch((await signedInCallerOf(c, parts)).account, c.req.param("id"));
    return c.body(null, 204);
  });
  addAlerts(api, product, parts);
}

type Parts = { accounts: ApiProduct["accounts"]; isSecure: boolean };

/** An alert that a person sets on it. */
function addAlerts(api: OpenAPIHono, product: ApiProduct, parts: Parts): void {
  for (const route of [createAlert, replaceAlert, deleteAlert]) api.openAPIRegistry.registerPath(route);
  api.post(createAlert.path, async (c) => {
    const { account } = await signedInCallerOf(c, parts);
    const wanted = await jsonBody(c.req.raw, NewAlert);
    return c.body(inertJson(await product.addAlert(account, wanted)), 201, jsonType);
  });
  api.put("/v1/alerts/:id", async (c) => {
    const { account } = await signedInCallerOf(c, parts);
    const change = await jsonBody(c.req.raw, AlertChange);
    return c.body(inertJson(await product.changeAlert(account, { ...change, id: c.req.param("id") })), 200, jsonType);
  });
  api.delete("/v1/alerts/:id", async (c) => {
    await product.accounts.removeAlert((await signedInCallerOf(c, parts)).account, c.req.param("id"));
    return c.body(null, 204);
  });
}
