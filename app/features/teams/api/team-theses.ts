import type { OpenAPIHono } from "@hono/zod-openapi";
import type { Context } from "hono";
import { openingCaller, signedInCallerOf } from "../../../api/caller.ts";
import { jsonBody } from "../../../api/json-body.ts";
import { jsonType } from "../../../api/own-routes.ts";
import type { ApiProduct, ApiSettings } from "../../../api/product.ts";
import { readTicker } from "../../../core/analysis/use-cases/read-analysis-query.ts";
import { readAtIn } from "../../../core/shared/use-cases/as-read.ts";
import { inertJson } from "../../../http/problem.ts";
import type { Thesis } from "../../theses/contracts/thesis.ts";
import { NewTeamThesis } from "../contracts/team-thesis.ts";
import { teamThesisRoutes } from "./team-thesis-routes.ts";

const withoutLimits = ({ limits: _none, ...thesis }: Thesis) => thesis;

/** Theses of teams, by key or in a session. */
export function addTeamTheses(api: OpenAPIHono, product: ApiProduct, { isSecure }: ApiSettings): void {
  for (const route of Object.values(teamThesisRoutes)) api.openAPIRegistry.registerPath(route);
  const { teamTheses } = product;
  const parts = { accounts: product.accounts, isSecure };
  const callerOf = async (c: Context) => (await signedInCallerOf(c, parts)).account;
  const thesisOf = (c: Context) => ({
    id: c.req.param("id") ?? "",
    ticker: readTicker(c.req.param("ticker") ?? "", product.tickerMeant),
  });
  api.get("/v1/teams/:id/theses", async (c) => {
    const { theses, mostTheses } = await teamTheses.list(await callerOf(c), c.req.param("id"));
    return c.body(inertJson({ theses: theses.map(withoutLimits), most: mostTheses }), 200, jsonType);
  });
  api.get("/v1/teams/:id/theses/:ticker", async (c) => {
    const account = await callerOf(c);
    const { thesis, figures, currency } = await teamTheses.of(openingCaller(c, account), thesisOf(c));
    return c.body(inertJson({ thesis: thesis && withoutLimits(thesis), figures, currency }), 200, jsonType);
  });
  api.put("/v1/teams/:id/theses/:ticker", async (c) => {
    const account = await callerOf(c);
    const { id, ticker } = thesisOf(c);
    const written = await jsonBody(c.req.raw, NewTeamThesis);
    const saved = await teamTheses.save(openingCaller(c, account), id, { ...written, ticker });
    return c.body(inertJson(withoutLimits(saved)), 200, jsonType);
  });
  api.delete("/v1/teams/:id/theses/:ticker", async (c) => {
    const account = await callerOf(c);
    // What is wrong with the parameters is told before what is wrong with the path.
    const changedAt = readAtIn(c.req.url);
    await teamTheses.remove(account, { ...thesisOf(c), changedAt });
    return c.body(null, 204);
  });
}
