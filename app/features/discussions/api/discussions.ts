import type { OpenAPIHono } from "@hono/zod-openapi";
import type { Context } from "hono";
import { signedInCallerOf } from "../../../api/caller.ts";
import { jsonBody } from "../../../api/json-body.ts";
import { jsonType } from "../../../api/own-routes.ts";
import type { ApiProduct, ApiSettings } from "../../../api/product.ts";
import { inertJson } from "../../../http/problem.ts";
import { CommentEdit, NewComment, NewThread, ThreadState } from "../contracts/discussion.ts";
import { discussionRoutes } from "./discussion-routes.ts";

/** What teams say about companies, by key or in a session. */
export function addDiscussions(api: OpenAPIHono, product: ApiProduct, { isSecure }: ApiSettings): void {
  for (const route of Object.values(discussionRoutes)) api.openAPIRegistry.registerPath(route);
  const { discussions } = product;
  const parts = { accounts: product.accounts, isSecure };
  const person = async (c: Context) => (await signedInCallerOf(c, parts)).account;
  const part = (c: Context, name: string) => c.req.param(name) ?? "";
  const placeIn = (c: Context) => ({ teamId: part(c, "id"), ticker: part(c, "ticker") });
  const threadIn = (c: Context) => ({ ...placeIn(c), threadId: part(c, "thread") });
  const commentIn = (c: Context) => ({ ...threadIn(c), commentId: part(c, "comment") });

  api.get("/v1/teams/:id/discussions", async (c) =>
    c.body(inertJson(await discussions.list(await person(c), c.req.param("id"))), 200, jsonType),
  );
  api.get("/v1/teams/:id/discussions/:ticker", async (c) =>
    c.body(inertJson(await discussions.read(await person(c), placeIn(c))), 200, jsonType),
  );
  api.post("/v1/teams/:id/discussions/:ticker", async (c) => {
    const account = await person(c);
    await discussions.start(account, { ...placeIn(c), ...(await jsonBody(c.req.raw, NewThread)) });
    return c.body(inertJson(await discussions.read(account, placeIn(c))), 201, jsonType);
  });
  api.post("/v1/teams/:id/discussions/:ticker/:thread", async (c) => {
    const account = await person(c);
    await discussions.reply(account, { ...threadIn(c), ...(await jsonBody(c.req.raw, NewComment)) });
    return c.body(inertJson(await discussions.read(account, placeIn(c))), 201, jsonType);
  });
  api.patch("/v1/teams/:id/discussions/:ticker/:thread", async (c) => {
    const account = await person(c);
    await discussions.settle(account, { ...threadIn(c), ...(await jsonBody(c.req.raw, ThreadState)) });
    return c.body(null, 204);
  });
  api.patch("/v1/teams/:id/discussions/:ticker/:thread/:comment", async (c) => {
    const account = await person(c);
    await discussions.edit(account, { ...commentIn(c), ...(await jsonBody(c.req.raw, CommentEdit)) });
    return c.body(null, 204);
  });
  api.delete("/v1/teams/:id/discussions/:ticker/:thread/:comment", async (c) => {
    await discussions.delete(await person(c), commentIn(c));
    return c.body(null, 204);
  });
}
