import { createRoute, type OpenAPIHono } from "@hono/zod-openapi";
import { PopularAnswer } from "../contracts/popular.ts";
import { inertJson } from "../http/problem.ts";
import { callerOf } from "./caller.ts";
import type { ApiProduct, ApiSettings } from "./index.ts";
import { jsonAnswer, problemAnswer } from "./openapi.ts";

const route = createRoute({
  method: "get",
  path: "/v1/popular",
  operationId: "popular",
  security: [{ apiKey: [] }, { session: [] }] as Record<string, string[]>[],
  summary: "The companies searched most in the last seven days; for people who have an account",
  responses: {
    200: jsonAnswer(PopularAnswer, "Six companies at most, the most searched first"),
    401: problemAnswer(["unauthenticated", "sessionInvalid", "apiKeyInvalid"]),
    503: problemAnswer(["storageUnavailable"]),
  },
});

export function addPopular(
  api: OpenAPIHono,
  { accounts, listPopularCompanies }: ApiProduct,
  { isSecure }: ApiSettings,
): void {
  api.openAPIRegistry.registerPath(route);
  api.get(route.path, async (c) => {
    const { account } = await callerOf(c, { accounts, isSecure });
    // names come from sources that anybody may have written to
    return c.body(inertJson(await listPopularCompanies(account)), 200, { "Content-Type": "application/json" });
  });
}
