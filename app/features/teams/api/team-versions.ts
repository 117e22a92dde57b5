import type { OpenAPIHono } from "@hono/zod-openapi";
import type { Context } from "hono";
import { openingCaller, signedInCallerOf } from "../../../api/caller.ts";
import { jsonBody } from "../../../api/json-body.ts";
import { jsonType } from "../../../api/own-routes.ts";
import type { ApiProduct, ApiSettings } from "../../../api/product.ts";
import { inertJson } from "../../../http/problem.ts";
import { differenceAnswer, otherVersionIn } from "../../versions/api/version-difference.ts";
import { entryOf } from "../../versions/use-cases/read-versions.ts";
import { GivenVersion } from "../contracts/team-version.ts";
import { teamVersionRoutes } from "./team-version-routes.ts";

/** Versions of teams, by key or in a session. */
export function addTeamVersions(api: OpenAPIHono, product: ApiProduct, { isSecure }: ApiSettings): void {
  for (const route of Object.values(teamVersionRoutes)) api.openAPIRegistry.registerPath(route);
  const { teamVersions } = product;
  const parts = { accounts: product.accounts, isSecure };
  const callerOf = async (c: Context) => (await signedInCallerOf(c, parts)).account;
  const versionOf = (c: Context) => ({ id: c.req.param("id") ?? "", versionId: c.req.param("version") ?? "" });
  api.get("/v1/teams/:id/versions", async (c) => {
    const { versions, mostVersions } = await teamVersions.list(await callerOf(c), c.req.param("id"));
    const told = versions.map(({ givenBy, givenAt, ...version }) => ({
      ...entryOf(version),
      ...{ givenBy, givenAt: givenAt.toISOString() },
    }));
    return c.body(inertJson({ versions: told, most: mostVersions }), 200, jsonType);
  });
  api.post("/v1/teams/:id/versions", async (c) => {
    const account = await callerOf(c);
    const { version: versionId, withNote = false } = await jsonBody(c.req.raw, GivenVersion);
    const given = await teamVersions.give(account, { id: c.req.param("id"), versionId, withNote });
    return c.body(inertJson(given), 201, jsonType);
  });
  api.get("/v1/teams/:id/versions/:version", async (c) => {
    const version = await teamVersions.read(await callerOf(c), versionOf(c));
    return c.body(inertJson(entryOf(version)), 200, jsonType);
  });
  api.delete("/v1/teams/:id/versions/:version", async (c) => {
    await teamVersions.remove(await callerOf(c), versionOf(c));
    return c.body(null, 204);
  });
  api.get("/v1/teams/:id/versions/:version/replay", async (c) => {
    const { replay } = await teamVersions.replay(await callerOf(c), versionOf(c));
    return c.body(inertJson(replay), 200, jsonType);
  });
  api.get("/v1/teams/:id/versions/:version/difference", async (c) => {
    const account = await callerOf(c);
    const other = otherVersionIn(c.req.url);
    const compared = await teamVersions.compare(openingCaller(c, account), { ...versionOf(c), other });
    return c.body(inertJson(differenceAnswer(compared)), 200, jsonType);
  });
}
