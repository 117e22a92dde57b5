import { createRoute, type OpenAPIHono, z } from "@hono/zod-openapi";
import type { Context } from "hono";
import { attached, tableAnswer, tableType } from "../../../api/attached-files.ts";
import { callerOf } from "../../../api/caller.ts";
import { answerFields, parametersBut } from "../../../api/fields/answer-fields.ts";
import { languageOf } from "../../../api/language.ts";
import { languageParameter, problemAnswer } from "../../../api/openapi.ts";
import type { ApiProduct, ApiSettings } from "../../../api/product.ts";
import { compareTable } from "../../../documents/compare-table.ts";
import { Failure } from "../../../failure.ts";
import { ownFigureCodes } from "../../analysis/api/analysis-problems.ts";
import { ownRatioCodes, ownRatioParameters } from "../../fundamentals/api/own-ratio-parameters.ts";
import { sayAllowance } from "../../usage/api/allowance.ts";
import { type ComparedCompany, mostCompared } from "../contracts/compare.ts";
import { CompareAnswer } from "../contracts/compare-answer.ts";
import { readCompareQuery } from "../use-cases/read-compare-query.ts";
import { viewParameter } from "./view-parameter.ts";

export const compareParametersSchema = z.object({
  tickers: z.string().openapi({
    description: `Symbols or ISINs of included companies, separated by commas, ${mostCompared} at most`,
    example: "KO,PEP",
  }),
  view: viewParameter,
  figures: z.string().optional().openapi({
    description:
      "Your own figures in place of filed ones, each after the symbol of its company and a colon. They count in the column of that company alone, which marks them as yours (correctedFigures)",
    example: "KO:revenue.2025-12-31:47000000000USD",
  }),
  ...ownRatioParameters,
  lang: languageParameter,
});

const fields = answerFields({
  name: "Comparison",
  schema: CompareAnswer,
  example: "companies.company.ticker,companies.company.mean,companies.ticker,companies.code",
});

const problemCodes = [
  ...(["paramRequired", "paramUnknown", "paramRepeated", "tickerInvalid", "enumInvalid", "numberFormat"] as const),
  ...ownFigureCodes,
  ...ownRatioCodes[400],
] as const;
const limits = ["tooManyCompared", "figureNotCompared", "outOfRange", ...ownRatioCodes[422]] as const;
const problems = {
  400: problemAnswer(problemCodes),
  422: problemAnswer(limits),
  429: problemAnswer(["dailyQuotaExceeded", "minuteQuotaExceeded", "anonymousQuotaExceeded"]),
};

const listRoute = createRoute({
  method: "get",
  path: "/v1/compare",
  operationId: "compare",
  summary: "Included companies side by side: values by every method, ratios and assumptions",
  request: { query: compareParametersSchema.extend({ fields: fields.parameter }) },
  responses: {
    200: fields.answer("In the order asked for; one that cannot be valued says why and keeps the others"),
    ...problems,
    400: problemAnswer([...problemCodes, "answerFieldUnknown"]),
  },
});

const tableRoute = createRoute({
  method: "get",
  path: "/v1/compare.csv",
  operationId: "compareTable",
  summary: "The same comparison as comma-separated values, one row a company",
  request: { query: compareParametersSchema },
  responses: {
    200: tableAnswer("Names and codes of the JSON answer; decimal points, fractions, empty for unknown"),
    ...problems,
  },
});

/** Companies side by side, to read and to take away. */
export function addCompare(api: OpenAPIHono, product: ApiProduct, { isSecure }: ApiSettings): void {
  for (const route of [listRoute, tableRoute]) api.openAPIRegistry.registerPath(route);
  const companiesIn = async (
    c: Context,
    entries: Iterable<readonly [string, string]>,
  ): Promise<Pick<CompareAnswer, "view" | "ratios" | "companies">> => {
    const { url } = c.req;
    const query = readCompareQuery(entries, product.tickerMeant);
    const caller = await callerOf(c, { accounts: product.accounts, isSecure });
    const companies = await product.compareCompanies({ language: languageOf(url), caller }, query);
    refuseBeyondPlan(companies);
    await sayAllowance(c, product, caller);
    return { view: query.view, ratios: query.ratios, companies };
  };
  api.get(listRoute.path, async (c) => {
    const entries = parametersBut(c.req.url, ["fields"]);
    const selection = fields.selectionIn(c.req.url);
    const answer: CompareAnswer = { schemaVersion: 1, ...(await companiesIn(c, entries)) };
    return c.body(fields.written(answer, selection), 200, { "Content-Type": "application/json" });
  });
  api.get(tableRoute.path, async (c) => {
    const answer = await companiesIn(c, new URL(c.req.url).searchParams);
    return c.body(compareTable(answer), 200, attached("valora-comparison.csv", tableType));
  });
}

/** Where the plan opens none of the companies, the answer is its refusal. */
function refuseBeyondPlan(companies: readonly ComparedCompany[]): void {
  const [first] = companies;
  if (first?.kind !== "failed" || !companies.every((each) => each.kind === "failed" && isOfPlan(each.code))) return;
  const code = planCodes.find((each) => each === first.code);
  if (code !== undefined) throw new Failure(code, first.params);
}

const planCodes = ["dailyQuotaExceeded", "minuteQuotaExceeded", "anonymousQuotaExceeded"] as const;
const isOfPlan = (code: string) => planCodes.some((each) => each === code);
