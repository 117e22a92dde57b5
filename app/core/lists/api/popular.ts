import { createRoute, type OpenAPIHono, z } from "@hono/zod-openapi";
import { signedInCallerOf } from "../../../api/caller.ts";
import { jsonAnswer, languageParameter, problemAnswer } from "../../../api/openapi.ts";
import type { ApiProduct, ApiSettings } from "../../../api/product.ts";
import { inertJson } from "../../../http/problem.ts";
import { PopularAnswer } from "../contracts/popular.ts";
import { readPopularView } from "../use-cases/list-popular-companies.ts";
import { viewParameter } from "./view-parameter.ts";

const route = createRoute({
  method: "get",
  path: "/v1/popular",
  operationId: "popular",
  security: [{ apiKey: [] }, { session: [] }] as Record<string, string[]>[],
  summary: "The companies searched most in the last seven days; for people who have an account",
  request: {
    query: z.object({
      view: viewParameter,
      lang: languageParameter,
    }),
  },
  responses: {
    200: jsonAnswer(PopularAnswer, "Six companies at most, the most searched first"),
    400: problemAnswer(["paramUnknown", "paramRepeated", "enumInvalid"]),
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
    const view = readPopularView(new URL(c.req.url).searchParams);
    const { account } = await signedInCallerOf(c, { accounts, isSecure });
    // names come from providers that anybody may have written to
    return c.body(inertJson(await listPopularCompanies(account, view)), 200, { "Content-Type": "application/json" });
  });
}
