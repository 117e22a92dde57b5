import { createRoute, type OpenAPIHono, z } from "@hono/zod-openapi";
import { valuationViews } from "@valora/valuation";
import { statementPeriods } from "@valora/valuation/statements";
import type { Context } from "hono";
import { attached, tableAnswer, tableType } from "../../../api/attached-files.ts";
import { callerOf } from "../../../api/caller.ts";
import { answerFields, parametersBut } from "../../../api/fields/answer-fields.ts";
import { languageOf } from "../../../api/language.ts";
import { problemAnswer } from "../../../api/openapi.ts";
import type { ApiProduct, ApiSettings } from "../../../api/product.ts";
import { statementsFileName, statementsTable } from "../../../documents/statements-table.ts";
import { analysisParametersSchema } from "../../analysis/api/analysis-parameters-schema.ts";
import { analysisCodes, filedCodes, filedFieldProblems, filedProblems } from "../../analysis/api/analysis-problems.ts";
import { Trace } from "../../analysis/contracts/trace.ts";
import { sayAllowance } from "../../usage/api/allowance.ts";
import { RatiosAnswer } from "../contracts/ratios-answer.ts";
import { StatementsAnswer } from "../contracts/statements.ts";
import { readRatiosQuery } from "../use-cases/show-ratios.ts";
import { readStatementsQuery } from "../use-cases/show-statements.ts";
import { ownRatioCodes, ownRatioParameters } from "./own-ratio-parameters.ts";

const query = analysisParametersSchema.pick({ ticker: true, source: true, lang: true });
const filedQuery = query.extend({
  figures: analysisParametersSchema.shape.figures,
  asOf: z.iso.date().optional().openapi({
    description:
      "A day: only what had been filed by then counts, each figure as the latest filing of that day had it. Periods that were not filed yet, or whose filing cannot be dated, are left out and named in asOf.leftOut. Today without it",
    example: "2020-03-15",
  }),
});
export const statementsParametersSchema = filedQuery.extend({
  period: z.enum(statementPeriods).default("annual").openapi({
    description:
      "Fiscal years, the last twelve quarters, or the last twelve months (ttm); availablePeriods says which ones the source has, and the answer has no columns for the others",
  }),
});

const ratiosQuery = filedQuery.extend({
  view: z.enum(valuationViews).default("absolute").openapi({
    description: "Of values that your own ratios name: by the source's equity premium, or relative to the market",
  }),
  ...ownRatioParameters,
});

const traceParts = new Set([Trace]);
const statementsFields = answerFields({
  name: "Statements",
  schema: StatementsAnswer,
  traceParts,
  example: "columns.periodEnd,statements.income.lines.revenue.cells.value",
});
const ratiosFields = answerFields({
  name: "Ratios",
  schema: RatiosAnswer,
  traceParts,
  example: "years,ratios.returnOnEquity.cells.value",
});

const statementsRoute = createRoute({
  method: "get",
  path: "/v1/statements",
  operationId: "statements",
  summary:
    "Income, balance and cash flow of up to ten fiscal years, or of the last quarters, as filed, with the origin of every figure",
  request: { query: statementsParametersSchema.extend({ fields: statementsFields.parameter }) },
  responses: {
    200: statementsFields.answer("Figures, growth and margins; unknown ones with the reason"),
    ...filedFieldProblems,
  },
});

const tableRoute = createRoute({
  method: "get",
  path: "/v1/statements.csv",
  operationId: "statementsTable",
  summary: "The same statements as comma-separated values, one row a figure and period",
  request: { query: statementsParametersSchema },
  responses: {
    200: tableAnswer("Names and codes of the JSON answer; decimal points, whole units, empty for unknown"),
    ...filedProblems,
  },
});

const ratiosRoute = createRoute({
  method: "get",
  path: "/v1/ratios",
  operationId: "ratios",
  summary: "Ratios, quality scores, and the place of each ratio among the companies of the sector",
  request: { query: ratiosQuery.extend({ fields: ratiosFields.parameter }) },
  responses: {
    200: ratiosFields.answer("Every number with its trace; unknown ones with the reason"),
    ...filedFieldProblems,
    400: problemAnswer([...filedCodes, ...ownRatioCodes[400], "answerFieldUnknown"]),
    422: problemAnswer([...analysisCodes[422], ...ownRatioCodes[422]]),
  },
});

/** The statements and ratios of a company. Counts against the reader's plan. */
export function addStatements(api: OpenAPIHono, product: ApiProduct, { isSecure }: ApiSettings): void {
  for (const route of [statementsRoute, tableRoute, ratiosRoute]) api.openAPIRegistry.registerPath(route);
  const parts = { accounts: product.accounts, isSecure };
  const json = { "Content-Type": "application/json" };
  const statements = async (c: Context, entries: Iterable<readonly [string, string]>) => {
    const query = readStatementsQuery(entries, product.tickerMeant);
    const reader = { language: languageOf(c.req.url), caller: await callerOf(c, parts) };
    const answer = await product.showStatements(reader, query, c.req.raw.signal);
    await sayAllowance(c, product, reader.caller);
    return answer;
  };
  api.get(statementsRoute.path, async (c) => {
    const entries = parametersBut(c.req.url, ["fields"]);
    const selection = statementsFields.selectionIn(c.req.url);
    return c.body(statementsFields.written(await statements(c, entries), selection), 200, json);
  });
  api.get(ratiosRoute.path, async (c) => {
    const query = readRatiosQuery(parametersBut(c.req.url, ["fields"]), product.tickerMeant);
    const selection = ratiosFields.selectionIn(c.req.url);
    const reader = { language: languageOf(c.req.url), caller: await callerOf(c, parts) };
    const answer = await product.showRatios(reader, query, c.req.raw.signal);
    await sayAllowance(c, product, reader.caller);
    return c.body(ratiosFields.written(answer, selection), 200, json);
  });
  api.get(tableRoute.path, async (c) => {
    const answer = await statements(c, new URL(c.req.url).searchParams);
    return c.body(statementsTable(answer), 200, attached(statementsFileName(answer), tableType));
  });
}
