import type { OpenAPIHono } from "@hono/zod-openapi";
import type { Context } from "hono";
import { signedIn, signedInCallerOf } from "../../../api/caller.ts";
import { jsonBody } from "../../../api/json-body.ts";
import { jsonType } from "../../../api/own-routes.ts";
import type { ApiProduct, ApiSettings } from "../../../api/product.ts";
import { readPage } from "../../../core/shared/use-cases/read-page.ts";
import { inertJson } from "../../../http/problem.ts";
import { NewInvitation, NewTeam, RoleChange } from "../contracts/team.ts";
import { teamRoutes } from "./team-routes.ts";

/** Teams: read by key or in a session, changed in a session alone. */
export function addTeams(api: OpenAPIHono, product: ApiProduct, { isSecure }: ApiSettings): void {
  for (const route of Object.values(teamRoutes)) api.openAPIRegistry.registerPath(route);
  const { teams } = product;
  const parts = { accounts: product.accounts, isSecure };
  const person = (c: Context) => signedIn(c, parts);
  api.get(teamRoutes.list.path, async (c) => {
    const { account } = await signedInCallerOf(c, parts);
    return c.body(inertJson(await teams.list(account)), 200, jsonType);
  });
  api.post(teamRoutes.make.path, async (c) => {
    const { account } = await person(c);
    const id = await teams.make(account, (await jsonBody(c.req.raw, NewTeam)).name);
    return c.body(inertJson(await teams.read(account, id)), 201, jsonType);
  });
  api.get("/v1/teams/:id", async (c) => {
    const { account } = await signedInCallerOf(c, parts);
    return c.body(inertJson(await teams.read(account, c.req.param("id"))), 200, jsonType);
  });
  api.get("/v1/teams/:id/activity", async (c) => {
    const { account } = await signedInCallerOf(c, parts);
    const page = readPage(new URL(c.req.url).searchParams);
    return c.body(inertJson(await teams.activityOf(account, { id: c.req.param("id"), page })), 200, jsonType);
  });
  api.patch("/v1/teams/:id", async (c) => {
    const { account } = await person(c);
    const { name } = await jsonBody(c.req.raw, NewTeam);
    await teams.rename(account, { id: c.req.param("id"), name });
    return c.body(null, 204);
  });
  api.delete("/v1/teams/:id", async (c) => {
    await teams.remove(await person(c), c.req.param("id"));
    return c.body(null, 204);
  });
  api.get("/v1/teams/:id/export", async (c) => {
    const { account } = await person(c);
    return c.body(inertJson(await teams.export(account, c.req.param("id"))), 200, jsonType);
  });
  addMembers(api, teams, person);
}

type Person = (c: Context) => ReturnType<typeof signedIn>;

function addMembers(api: OpenAPIHono, teams: ApiProduct["teams"], person: Person): void {
  api.post("/v1/teams/:id/invitations", async (c) => {
    const { account } = await person(c);
    await teams.invite(account, { id: c.req.param("id"), ...(await jsonBody(c.req.raw, NewInvitation)) });
    return c.body(null, 202);
  });
  api.delete("/v1/teams/:id/invitations/:invitation", async (c) => {
    const { account } = await person(c);
    await teams.revokeInvitation(account, { id: c.req.param("id"), invitationId: c.req.param("invitation") });
    return c.body(null, 204);
  });
  api.patch("/v1/teams/:id/members/:member", async (c) => {
    const holder = await person(c);
    const { role } = await jsonBody(c.req.raw, RoleChange);
    await teams.changeMember(holder, { id: c.req.param("id"), memberId: c.req.param("member"), role });
    return c.body(null, 204);
  });
  api.delete("/v1/teams/:id/members/:member", async (c) => {
    const { account } = await person(c);
    await teams.removeMember(account, { id: c.req.param("id"), memberId: c.req.param("member") });
    return c.body(null, 204);
  });
  api.post("/v1/team-invitations/:id", async (c) => {
    const { account } = await person(c);
    const id = await teams.accept(account, c.req.param("id"));
    return c.body(inertJson(await teams.read(account, id)), 201, jsonType);
  });
  api.delete("/v1/team-invitations/:id", async (c) => {
    await teams.decline((await person(c)).account, c.req.param("id"));
    return c.body(null, 204);
  });
}
