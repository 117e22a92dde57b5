import type { OpenAPIHono } from "@hono/zod-openapi";
import type { Context } from "hono";
import { openingCaller, signedInCallerOf } from "../../../api/caller.ts";
import { jsonBody } from "../../../api/json-body.ts";
import { jsonType } from "../../../api/own-routes.ts";
import type { ApiProduct, ApiSettings } from "../../../api/product.ts";
import { readTicker, readView } from "../../../core/analysis/use-cases/read-analysis-query.ts";
import { inertJson } from "../../../http/problem.ts";
import { BookMails, NewTeamAlert, NewTeamBook, TeamAlertChange } from "../contracts/team-book.ts";
import { teamBookRoutes } from "./team-book-routes.ts";

/** Books of teams, by key or in a session: a key of a member may do with them what the member may. */
export function addTeamBooks(api: OpenAPIHono, product: ApiProduct, { isSecure }: ApiSettings): void {
  for (const route of Object.values(teamBookRoutes)) api.openAPIRegistry.registerPath(route);
  const { teamBooks } = product;
  const parts = { accounts: product.accounts, isSecure };
  const callerOf = async (c: Context) => (await signedInCallerOf(c, parts)).account;
  const parameter = (c: Context, name: string) => c.req.param(name) ?? "";
  const bookOf = (c: Context) => ({ id: parameter(c, "id"), bookId: parameter(c, "book") });
  const companyOf = (c: Context) => ({ ...bookOf(c), ticker: readTicker(parameter(c, "ticker"), product.tickerMeant) });
  api.get("/v1/teams/:id/books", async (c) => {
    const account = await callerOf(c);
    return c.body(inertJson(await teamBooks.list(account, c.req.param("id"))), 200, jsonType);
  });
  api.post("/v1/teams/:id/books", async (c) => {
    const account = await callerOf(c);
    const book = { id: c.req.param("id"), ...(await jsonBody(c.req.raw, NewTeamBook)) };
    return c.body(inertJson(await teamBooks.make(account, book)), 201, jsonType);
  });
  api.get("/v1/teams/:id/books/:book", async (c) => {
    const view = readView(new URL(c.req.url).searchParams);
    const account = await callerOf(c);
    return c.body(inertJson(await teamBooks.read(account, { ...bookOf(c), view })), 200, jsonType);
  });
  api.patch("/v1/teams/:id/books/:book", async (c) => {
    const account = await callerOf(c);
    await teamBooks.rename(account, { ...bookOf(c), ...(await jsonBody(c.req.raw, NewTeamBook)) });
    return c.body(null, 204);
  });
  api.delete("/v1/teams/:id/books/:book", async (c) => {
    await teamBooks.remove(await callerOf(c), bookOf(c));
    return c.body(null, 204);
  });
  api.post("/v1/teams/:id/books/:book/alerts", async (c) => {
    const account = await callerOf(c);
    const { ticker, ...change } = await jsonBody(c.req.raw, NewTeamAlert);
    const wanted = { ...bookOf(c), ...change, ticker: readTicker(ticker, product.tickerMeant) };
    return c.body(inertJson(await teamBooks.addAlert(account, wanted)), 201, jsonType);
  });
  api.put("/v1/teams/:id/books/:book/alerts/:alert", async (c) => {
    const account = await callerOf(c);
    const change = await jsonBody(c.req.raw, TeamAlertChange);
    const wanted = { ...bookOf(c), alertId: parameter(c, "alert"), ...change };
    return c.body(inertJson(await teamBooks.changeAlert(account, wanted)), 200, jsonType);
  });
  api.delete("/v1/teams/:id/books/:book/alerts/:alert", async (c) => {
    await teamBooks.removeAlert(await callerOf(c), { ...bookOf(c), alertId: parameter(c, "alert") });
    return c.body(null, 204);
  });
  api.put("/v1/teams/:id/books/:book/mails", async (c) => {
    const account = await callerOf(c);
    await teamBooks.mail(account, { ...bookOf(c), ...(await jsonBody(c.req.raw, BookMails)) });
    return c.body(null, 204);
  });
  api.put("/v1/teams/:id/books/:book/companies/:ticker", async (c) => {
    const account = await callerOf(c);
    await teamBooks.addCompany(openingCaller(c, account), companyOf(c));
    return c.body(null, 204);
  });
  api.delete("/v1/teams/:id/books/:book/companies/:ticker", async (c) => {
    await teamBooks.removeCompany(await callerOf(c), companyOf(c));
    return c.body(null, 204);
  });
}
