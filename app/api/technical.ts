import { createRoute, type OpenAPIHono, z } from "@hono/zod-openapi";
import { TechnicalAnswer, technicalIndicators, technicalRanges, usualTechnicalRange } from "../contracts/technical.ts";
import { technicalTable } from "../documents/technical-table.ts";
import { inertJson } from "../http/problem.ts";
import { readTechnicalQuery } from "../use-cases/read-technical-query.ts";
import { analysisParametersSchema, companyProblems } from "./analysis.ts";
import { attached, tableAnswer, tableType } from "./attached-files.ts";
import type { ApiProduct } from "./index.ts";
import { jsonAnswer } from "./openapi.ts";

const query = analysisParametersSchema.pick({ ticker: true, lang: true }).extend({
  range: z
    .enum(technicalRanges)
    .default(usualTechnicalRange)
    .openapi({ description: "How far back from the last session" }),
  indicators: z
    .string()
    .optional()
    .openapi({
      description: `Names with commas between them, all when absent: ${technicalIndicators.join(", ")}`,
      example: "sma,rsi",
    }),
});

const technicalRoute = createRoute({
  method: "get",
  path: "/v1/technical",
  operationId: "technical",
  summary: "Daily prices and the indicators that are usually read from them; none of it enters a value",
  request: { query },
  responses: {
    200: jsonAnswer(
      TechnicalAnswer,
      "Sessions of one source with its last day; indicators know all sessions before the range. Without prices, why",
    ),
    ...companyProblems,
  },
});

const tableRoute = createRoute({
  method: "get",
  path: "/v1/technical.csv",
  operationId: "technicalTable",
  summary: "The same sessions as comma-separated values, one row a session",
  request: { query },
  responses: {
    200: tableAnswer("Names of the JSON answer; decimal points, empty for unknown, the head alone without prices"),
    ...companyProblems,
  },
});

/** What the price of a share has done. */
export function addTechnical(api: OpenAPIHono, product: ApiProduct): void {
  for (const route of [technicalRoute, tableRoute]) api.openAPIRegistry.registerPath(route);
  const answered = async ({ url, signal }: Request) => {
    const asked = readTechnicalQuery(new URL(url).searchParams, product.tickerMeant);
    const { trace: _, ...answer } = await product.showTechnical(asked, signal);
    return { answer, asked };
  };
  api.get(technicalRoute.path, async (c) =>
    c.body(inertJson((await answered(c.req.raw)).answer), 200, { "Content-Type": "application/json" }),
  );
  api.get(tableRoute.path, async (c) => {
    const { answer, asked } = await answered(c.req.raw);
    const table = technicalTable(answer, asked.indicators);
    return c.body(table, 200, attached(`valora-${answer.ticker}-technical.csv`, tableType));
  });
}
