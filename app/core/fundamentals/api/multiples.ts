import { createRoute, type OpenAPIHono } from "@hono/zod-openapi";
import type { Context } from "hono";
import { attached, tableAnswer, tableType } from "../../../api/attached-files.ts";
import { callerOf } from "../../../api/caller.ts";
import { answerFields, parametersBut } from "../../../api/fields/answer-fields.ts";
import { languageOf } from "../../../api/language.ts";
import type { ApiProduct, ApiSettings } from "../../../api/product.ts";
import { multiplesTable } from "../../../documents/multiples-table.ts";
import { analysisParametersSchema } from "../../analysis/api/analysis-parameters-schema.ts";
import { filedFieldProblems, filedProblems } from "../../analysis/api/analysis-problems.ts";
import { Trace } from "../../analysis/contracts/trace.ts";
import { sayAllowance } from "../../usage/api/allowance.ts";
import { MultiplesAnswer } from "../contracts/multiples.ts";
import { readCorrectedQuery } from "../use-cases/show-statements.ts";

const query = analysisParametersSchema.pick({ ticker: true, source: true, figures: true, lang: true });
const fields = answerFields({
  name: "Multiples",
  schema: MultiplesAnswer,
  traceParts: new Set([Trace]),
  example: "lines.name,lines.today.value,lines.percentile.value",
});

const multiplesRoute = createRoute({
  method: "get",
  path: "/v1/multiples",
  operationId: "multiples",
  summary:
    "P/E, EV/EBITDA, P/B and free cash flow yield month by month by what was filed then, their percentiles, and the quartiles of comparable companies today",
  request: { query: query.extend({ fields: fields.parameter }) },
  responses: {
    200: fields.answer("Every number with its trace; months and companies without one with the reason"),
    ...filedFieldProblems,
  },
});

const tableRoute = createRoute({
  method: "get",
  path: "/v1/multiples.csv",
  operationId: "multiplesTable",
  summary: "The same months as comma-separated values, one row a month, and last the multiples of today",
  request: { query },
  responses: {
    200: tableAnswer(
      "Names of the JSON answer; decimal points, empty for unknown, with the reason in a column of its own",
    ),
    ...filedProblems,
  },
});

/** The multiples of a company through time. Counts against the reader's plan. */
export function addMultiples(api: OpenAPIHono, product: ApiProduct, { isSecure }: ApiSettings): void {
  for (const route of [multiplesRoute, tableRoute]) api.openAPIRegistry.registerPath(route);
  const multiples = async (c: Context, entries: Iterable<readonly [string, string]>) => {
    const asked = readCorrectedQuery(entries, product.tickerMeant);
    const caller = await callerOf(c, { accounts: product.accounts, isSecure });
    const answer = await product.showMultiples({ language: languageOf(c.req.url), caller }, asked, c.req.raw.signal);
    await sayAllowance(c, product, caller);
    return answer;
  };
  api.get(multiplesRoute.path, async (c) => {
    const entries = parametersBut(c.req.url, ["fields"]);
    const selection = fields.selectionIn(c.req.url);
    return c.body(fields.written(await multiples(c, entries), selection), 200, { "Content-Type": "application/json" });
  });
  api.get(tableRoute.path, async (c) => {
    const answer = await multiples(c, new URL(c.req.url).searchParams);
    return c.body(multiplesTable(answer), 200, attached(`valora-${answer.ticker}-multiples.csv`, tableType));
  });
}
