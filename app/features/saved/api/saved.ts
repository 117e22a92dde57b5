import { createRoute, type OpenAPIHono } from "@hono/zod-openapi";
import { signedInCallerOf } from "../../../api/caller.ts";
import { jsonBody } from "../../../api/json-body.ts";
import { bodyCodes, jsonAnswer, jsonRequest, problemAnswer } from "../../../api/openapi.ts";
import { idParameter, jsonType, ownRefused, ownRoute } from "../../../api/own-routes.ts";
import type { ApiProduct, ApiSettings } from "../../../api/product.ts";
import { ownRatioCodes } from "../../../core/fundamentals/api/own-ratio-parameters.ts";
import { inertJson } from "../../../http/problem.ts";
import { NewSavedItem, SavedItem, SavedItemChange, SavedItems } from "../contracts/saved.ts";

const path = "/v1/saved";
const ofScreens = ["paramUnknown", "paramRepeated", "numberFormat", "enumInvalid", "ratioMissing"] as const;
const notThere = { 404: problemAnswer(["notFound"]) };
const planned = { 403: problemAnswer(["planWithoutScreenAlerts"]) };
const refused = ["savedNameTaken", "onlyScreensWatched", "tooManyWatchedScreens"] as const;

const list = createRoute({
  method: "get",
  path,
  operationId: "savedItems",
  ...ownRoute,
  summary: "The screens and ratios that you have saved, by name",
  responses: { 200: jsonAnswer(SavedItems, "Each with the address of its page"), ...ownRefused },
});
const add = createRoute({
  method: "post",
  path,
  operationId: "saveItem",
  ...ownRoute,
  summary: "Saves a screen or a ratio of your own under a name",
  request: jsonRequest(NewSavedItem),
  responses: {
    201: jsonAnswer(SavedItem, "Saved"),
    400: problemAnswer([...bodyCodes, "savedNameInvalid", "messageTooLong", ...ofScreens, ...ownRatioCodes[400]]),
    ...planned,
    422: problemAnswer([...refused, "tooManySaved", "outOfRange", ...ownRatioCodes[422]]),
    ...ownRefused,
  },
});
const change = createRoute({
  method: "patch",
  path: `${path}/{id}`,
  operationId: "changeSavedItem",
  ...ownRoute,
  summary: "Renames one of them, or has a screen watched from now on or no more",
  request: { ...idParameter, ...jsonRequest(SavedItemChange) },
  responses: {
    200: jsonAnswer(SavedItem, "Changed"),
    400: problemAnswer([...bodyCodes, "savedNameInvalid"]),
    ...planned,
    ...notThere,
    422: problemAnswer(refused),
    ...ownRefused,
  },
});
const remove = createRoute({
  method: "delete",
  path: `${path}/{id}`,
  operationId: "deleteSavedItem",
  ...ownRoute,
  summary: "Deletes one of them",
  request: idParameter,
  responses: { 204: { description: "Gone" }, ...notThere, ...ownRefused },
});

/** Screens and ratios that people save. */
export function addSaved(api: OpenAPIHono, product: ApiProduct, { isSecure }: ApiSettings): void {
  for (const route of [list, add, change, remove]) api.openAPIRegistry.registerPath(route);
  const parts = { accounts: product.accounts, isSecure };
  api.get(path, async (c) => {
    const { account } = await signedInCallerOf(c, parts);
    return c.body(inertJson(await product.saved.list(account)), 200, jsonType);
  });
  api.post(path, async (c) => {
    const { account } = await signedInCallerOf(c, parts);
    const saved = await product.saved.add(account, await jsonBody(c.req.raw, NewSavedItem));
    return c.body(inertJson(saved), 201, jsonType);
  });
  api.patch(`${path}/:id`, async (c) => {
    const { account } = await signedInCallerOf(c, parts);
    const wanted = await jsonBody(c.req.raw, SavedItemChange);
    return c.body(inertJson(await product.saved.change(account, { ...wanted, id: c.req.param("id") })), 200, jsonType);
  });
  api.delete(`${path}/:id`, async (c) => {
    await product.saved.remove((await signedInCallerOf(c, parts)).account, c.req.param("id"));
    return c.body(null, 204);
  });
}
