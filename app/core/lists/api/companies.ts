import { createRoute, type OpenAPIHono, z } from "@hono/zod-openapi";
import { jsonAnswer, languageParameter, problemAnswer } from "../../../api/openapi.ts";
import type { ApiProduct } from "../../../api/product.ts";
import { CompaniesAnswer, companiesLimit, longestCompaniesQuery, usualCompaniesLimit } from "../contracts/companies.ts";
import { companiesAnswer, readCompaniesQuery } from "../use-cases/search-companies.ts";

const route = createRoute({
  method: "get",
  path: "/v1/companies",
  operationId: "companies",
  summary: "Finds companies by symbol, name, ISIN or LEI",
  request: {
    query: z.object({
      query: z.string().max(longestCompaniesQuery).openapi({
        description: "Symbol or its beginning (also BME:SAN), words of the name, ISIN or LEI",
        example: "apple",
      }),
      limit: z
        .int()
        .min(companiesLimit.minimum)
        .max(companiesLimit.maximum)
        .default(usualCompaniesLimit)
        .openapi({ description: "How many companies at most" }),
      lang: languageParameter,
    }),
  },
  responses: {
    200: jsonAnswer(CompaniesAnswer, "Listed companies, best match first; only those with data can be analysed"),
    400: problemAnswer(["paramRequired", "paramUnknown", "paramRepeated", "numberFormat", "enumInvalid"]),
    422: problemAnswer(["outOfRange"]),
  },
});

export function addCompanies(api: OpenAPIHono, product: ApiProduct): void {
  api.openAPIRegistry.registerPath(route);
  api.get(route.path, (c) => {
    const query = readCompaniesQuery(new URL(c.req.url).searchParams);
    return c.json(companiesAnswer(query, product.searchCompanies(query)) satisfies CompaniesAnswer);
  });
}
