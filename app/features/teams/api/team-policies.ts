import type { OpenAPIHono } from "@hono/zod-openapi";
import type { Context } from "hono";
import { signedInCallerOf } from "../../../api/caller.ts";
import { jsonBody } from "../../../api/json-body.ts";
import { jsonType } from "../../../api/own-routes.ts";
import type { ApiProduct, ApiSettings } from "../../../api/product.ts";
import { readAtIn } from "../../../core/shared/use-cases/as-read.ts";
import { inertJson } from "../../../http/problem.ts";
import { NewTeamPolicy, TeamPolicyChange } from "../contracts/team-policy.ts";
import { teamPolicyRoutes } from "./team-policy-routes.ts";

/** Policies of teams, by key or in a session. */
export function addTeamPolicies(api: OpenAPIHono, { accounts, teams }: ApiProduct, { isSecure }: ApiSettings): void {
  for (const route of Object.values(teamPolicyRoutes)) api.openAPIRegistry.registerPath(route);
  const callerOf = async (c: Context) => (await signedInCallerOf(c, { accounts, isSecure })).account;
  api.get("/v1/teams/:id/policies", async (c) => {
    const account = await callerOf(c);
    return c.body(inertJson(await teams.policies(account, c.req.param("id"))), 200, jsonType);
  });
  api.post("/v1/teams/:id/policies", async (c) => {
    const account = await callerOf(c);
    const body = await jsonBody(c.req.raw, NewTeamPolicy);
    const shared = await teams.savePolicy(account, { id: c.req.param("id"), policyId: null, body });
    return c.body(inertJson(shared), 201, jsonType);
  });
  api.put("/v1/teams/:id/policies/:policy", async (c) => {
    const account = await callerOf(c);
    const { changedAt, ...body } = await jsonBody(c.req.raw, TeamPolicyChange);
    const policy = { id: c.req.param("id"), policyId: c.req.param("policy"), body, changedAt };
    return c.body(inertJson(await teams.savePolicy(account, policy)), 200, jsonType);
  });
  api.delete("/v1/teams/:id/policies/:policy", async (c) => {
    const account = await callerOf(c);
    // What is wrong with the parameters is told before what is wrong with the path.
    const changedAt = readAtIn(c.req.url);
    await teams.removePolicy(account, { id: c.req.param("id"), policyId: c.req.param("policy"), changedAt });
    return c.body(null, 204);
  });
}
