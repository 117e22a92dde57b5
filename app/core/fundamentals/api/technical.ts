import { createRoute, type OpenAPIHono, z } from "@hono/zod-openapi";
import type { Context } from "hono";
import { attached, tableAnswer, tableType } from "../../../api/attached-files.ts";
import { callerOf } from "../../../api/caller.ts";
import { answerFields, parametersBut } from "../../../api/fields/answer-fields.ts";
import { languageOf } from "../../../api/language.ts";
import type { ApiProduct, ApiSettings } from "../../../api/product.ts";
import { technicalTable } from "../../../documents/technical-table.ts";
import { analysisParametersSchema } from "../../analysis/api/analysis-parameters-schema.ts";
import { companyFieldProblems, companyProblems } from "../../analysis/api/analysis-problems.ts";
import { sayAllowance } from "../../usage/api/allowance.ts";
import { TechnicalAnswer, technicalIndicators, technicalRanges, usualTechnicalRange } from "../contracts/technical.ts";
import { readTechnicalQuery } from "../use-cases/read-technical-query.ts";

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

const fields = answerFields({
  name: "Technical",
  schema: TechnicalAnswer,
  example: "series.to,series.points.date,series.points.close",
});

const technicalRoute = createRoute({
  method: "get",
  path: "/v1/technical",
  operationId: "technical",
  summary: "Daily prices and the indicators that are usually read from them; none of it enters a value",
  request: { query: query.extend({ fields: fields.parameter }) },
  responses: {
    200: fields.answer(
      "Sessions of one source with its last day; indicators know all sessions before the range. Without prices, why",
    ),
    ...companyFieldProblems,
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

/** The technical analysis of a share price. Counts against the reader's plan. */
export function addTechnical(api: OpenAPIHono, product: ApiProduct, { isSecure }: ApiSettings): void {
  for (const route of [technicalRoute, tableRoute]) api.openAPIRegistry.registerPath(route);
  const answered = async (c: Context, entries: Iterable<readonly [string, string]>) => {
    const { url } = c.req;
    const asked = readTechnicalQuery(entries, product.tickerMeant);
    const reader = {
      language: languageOf(url),
      caller: await callerOf(c, { accounts: product.accounts, isSecure }),
    };
    const { trace: _, ...answer } = await product.showTechnical(reader, asked, c.req.raw.signal);
    await sayAllowance(c, product, reader.caller);
    return { answer, asked };
  };
  api.get(technicalRoute.path, async (c) => {
    const entries = parametersBut(c.req.url, ["fields"]);
    const selection = fields.selectionIn(c.req.url);
    const { answer } = await answered(c, entries);
    return c.body(fields.written(answer, selection), 200, { "Content-Type": "application/json" });
  });
  api.get(tableRoute.path, async (c) => {
    const { answer, asked } = await answered(c, new URL(c.req.url).searchParams);
    const table = technicalTable(answer, asked.indicators);
    return c.body(table, 200, attached(`valora-${answer.ticker}-technical.csv`, tableType));
  });
}
