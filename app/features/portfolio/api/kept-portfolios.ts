import { createRoute, type OpenAPIHono } from "@hono/zod-openapi";
import { signedInCallerOf } from "../../../api/caller.ts";
import { jsonBody } from "../../../api/json-body.ts";
import { bodyCodes, jsonAnswer, jsonRequest, problemAnswer } from "../../../api/openapi.ts";
import { idParameter, jsonType, ownRefused, ownRoute } from "../../../api/own-routes.ts";
import type { ApiProduct, ApiSettings } from "../../../api/product.ts";
import { inertJson } from "../../../http/problem.ts";
import { KeptPortfolio, KeptPortfolios, NewPortfolio, PortfolioChange } from "../contracts/kept-portfolio.ts";

const notThere = { 404: problemAnswer(["notFound"]) };
const malformed = { 400: problemAnswer([...bodyCodes, "portfolioNameInvalid", "messageTooLong", "enumInvalid"]) };
const unreadable = ["positionsMissing", "tableUnreadable", "columnsUnknown", "portfolioNameTaken"] as const;

const list = createRoute({
  method: "get",
  path: "/v1/portfolios",
  operationId: "portfolios",
  ...ownRoute,
  summary: "The portfolios that you keep, by name",
  responses: { 200: jsonAnswer(KeptPortfolios, "With their positions"), ...ownRefused },
});
const add = createRoute({
  method: "post",
  path: "/v1/portfolios",
  operationId: "keepPortfolio",
  ...ownRoute,
  summary: "Keeps a portfolio under a name",
  request: jsonRequest(NewPortfolio),
  responses: {
    201: jsonAnswer(KeptPortfolio, "Kept"),
    ...malformed,
    422: problemAnswer([...unreadable, "tooManyPortfolios"]),
    ...ownRefused,
  },
});
const one = createRoute({
  method: "get",
  path: "/v1/portfolios/{id}",
  operationId: "keptPortfolio",
  ...ownRoute,
  summary: "One of them",
  request: idParameter,
  responses: { 200: jsonAnswer(KeptPortfolio, "With its positions"), ...notThere, ...ownRefused },
});
const change = createRoute({
  method: "put",
  path: "/v1/portfolios/{id}",
  operationId: "changePortfolio",
  ...ownRoute,
  summary: "Replaces one of them, its name too",
  request: { ...idParameter, ...jsonRequest(PortfolioChange) },
  responses: {
    200: jsonAnswer(KeptPortfolio, "Replaced"),
    ...malformed,
    ...notThere,
    412: problemAnswer(["editConflict"]),
    422: problemAnswer(unreadable),
    ...ownRefused,
  },
});
const remove = createRoute({
  method: "delete",
  path: "/v1/portfolios/{id}",
  operationId: "deletePortfolio",
  ...ownRoute,
  summary: "Deletes one of them",
  request: idParameter,
  responses: { 204: { description: "Gone" }, ...notThere, ...ownRefused },
});

/** Portfolios that people keep. */
export function addKeptPortfolios(api: OpenAPIHono, product: ApiProduct, { isSecure }: ApiSettings): void {
  for (const route of [list, add, one, change, remove]) api.openAPIRegistry.registerPath(route);
  const parts = { accounts: product.accounts, isSecure };
  api.get(list.path, async (c) => {
    const { account } = await signedInCallerOf(c, parts);
    return c.body(inertJson(await product.portfolios.list(account)), 200, jsonType);
  });
  api.post(list.path, async (c) => {
    const { account } = await signedInCallerOf(c, parts);
    const kept = await product.portfolios.add(account, await jsonBody(c.req.raw, NewPortfolio));
    return c.body(inertJson(kept), 201, jsonType);
  });
  api.get("/v1/portfolios/:id", async (c) => {
    const { account } = await signedInCallerOf(c, parts);
    return c.body(inertJson(await product.portfolios.read(account, c.req.param("id"))), 200, jsonType);
  });
  api.put("/v1/portfolios/:id", async (c) => {
    const { account } = await signedInCallerOf(c, parts);
    const wanted = await jsonBody(c.req.raw, PortfolioChange);
    const kept = await product.portfolios.change(account, { ...wanted, id: c.req.param("id") });
    return c.body(inertJson(kept), 200, jsonType);
  });
  api.delete("/v1/portfolios/:id", async (c) => {
    await product.portfolios.remove((await signedInCallerOf(c, parts)).account, c.req.param("id"));
    return c.body(null, 204);
  });
}
