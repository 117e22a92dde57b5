import { createRoute, type OpenAPIHono, z } from "@hono/zod-openapi";
import { companyTypes, sectors } from "@valora/valuation";
import type { Context } from "hono";
import { withLimits } from "../../../api/answer-headers.ts";
import { attached, fileAnswer, tableAnswer, tableType, workbookType } from "../../../api/attached-files.ts";
import { callerOf } from "../../../api/caller.ts";
import { answerFields, parametersBut } from "../../../api/fields/answer-fields.ts";
import { languageOf } from "../../../api/language.ts";
import { languageParameter, problemAnswer } from "../../../api/openapi.ts";
import type { ApiProduct, ApiSettings } from "../../../api/product.ts";
import { ownRatioCodes, ownRatioDescribed, ownRatioParameters } from "../../fundamentals/api/own-ratio-parameters.ts";
import { sayAllowance } from "../../usage/api/allowance.ts";
import { ScreenerAnswer } from "../contracts/screened-company.ts";
import {
  longestScreenerText,
  screenerRanges,
  screenerSignals,
  screenerSorts,
  screenerStatuses,
  screenerViews,
  usualScreenerLimit,
} from "../contracts/screener.ts";
import { readScreenerQuery } from "../use-cases/read-screener-query.ts";
import { viewParameter } from "./view-parameter.ts";

const between = ({ minimum, maximum }: { minimum: number; maximum: number }) => z.number().min(minimum).max(maximum);

const limit = between(screenerRanges.ratio).optional();

export const screenerParametersSchema = z.object({
  query: z
    .string()
    .max(longestScreenerText)
    .optional()
    .openapi({ description: "Words of the name, the symbol or the business" }),
  sector: z.enum(sectors).optional().openapi({ example: "energy" }),
  country: z
    .string()
    .regex(/^[A-Z]{2}(,[A-Z]{2})*$/)
    .optional()
    .openapi({ description: "Two letters, or several countries separated by commas: ES,IT", example: "ES,IT" }),
  type: z.enum(companyTypes).optional(),
  method: z
    .enum(screenerViews)
    .default("mean")
    .openapi({ description: "Which value is meant: the mean, or a method's" }),
  view: viewParameter,
  status: z.enum(screenerStatuses).optional(),
  signal: z.enum(screenerSignals).optional(),
  minDifference: between(screenerRanges.difference).optional().openapi({ example: 0.1 }),
  maxDifference: between(screenerRanges.difference).optional(),
  minMarketCap: between(screenerRanges.marketCap).optional(),
  maxMarketCap: between(screenerRanges.marketCap).optional(),
  minQuality: between(screenerRanges.quality).int().optional(),
  minDividendYield: between(screenerRanges.dividendYield).optional().openapi({ example: 0.04 }),
  minReturnOnEquity: between(screenerRanges.returnOnEquity).optional().openapi({ example: 0.15 }),
  maxPriceToEarnings: between(screenerRanges.priceToEarnings).optional().openapi({ example: 20 }),
  minVotes: between(screenerRanges.votes).int().optional(),
  maxPriceAge: between(screenerRanges.priceAge).int().optional(),
  ...ownRatioParameters,
  ratio: ownRatioDescribed,
  minRatio: limit.openapi({ description: "Keeps companies whose own ratio is at least this", example: 0.05 }),
  maxRatio: limit,
  minRatio2: limit,
  maxRatio2: limit,
  minRatio3: limit,
  maxRatio3: limit,
  sort: z.enum(screenerSorts).default("marketCap"),
  order: z.enum(["ascending", "descending"]).optional(),
  columns: z.string().optional().openapi({ description: "Columns of a file, separated by commas" }),
  page: between(screenerRanges.page).int().default(1),
  limit: between(screenerRanges.limit).int().default(usualScreenerLimit),
  lang: languageParameter,
});

const fields = answerFields({
  name: "Screener",
  schema: ScreenerAnswer,
  example: "matching,companies.ticker,companies.mean",
});

const problemCodes = [
  ...(["paramUnknown", "paramRepeated", "numberFormat", "enumInvalid", "ratioMissing"] as const),
  ...ownRatioCodes[400],
] as const;
const problems = {
  400: problemAnswer(problemCodes),
  422: problemAnswer(["outOfRange", ...ownRatioCodes[422]]),
};

const listRoute = createRoute({
  method: "get",
  path: "/v1/screener",
  operationId: "screener",
  summary: "Every included company with its value, filtered and sorted, in pages",
  request: { query: screenerParametersSchema.extend({ fields: fields.parameter }) },
  responses: {
    200: withLimits(
      fields.answer(
        "Companies in the neutral scenario, and how far their valuing has come. Where plans limit people, without the values of companies that the caller has not opened",
      ),
    ),
    ...problems,
    400: problemAnswer([...problemCodes, "answerFieldUnknown"]),
  },
});

const workbookRoute = createRoute({
  method: "get",
  path: "/v1/screener.xlsx",
  operationId: "screenerWorkbook",
  summary: "All companies that pass the filters, as an Excel workbook",
  request: { query: screenerParametersSchema },
  responses: {
    200: withLimits(fileAnswer(workbookType, "One row a company with the chosen columns, whatever page and limit say")),
    ...problems,
  },
});

const tableRoute = createRoute({
  method: "get",
  path: "/v1/screener.csv",
  operationId: "screenerTable",
  summary: "All companies that pass the filters, as comma-separated values",
  request: { query: screenerParametersSchema },
  responses: {
    200: withLimits(tableAnswer("One row a company with the chosen columns, whatever page and limit say")),
    ...problems,
  },
});

/** All valued companies, as a list and to take away. */
export function addScreener(api: OpenAPIHono, product: ApiProduct, { isSecure }: ApiSettings): void {
  for (const route of [listRoute, workbookRoute, tableRoute]) api.openAPIRegistry.registerPath(route);
  /** Validates the query before identifying the caller. */
  const asked = async (c: Context, entries: Iterable<readonly [string, string]> = new URL(c.req.url).searchParams) => {
    const query = readScreenerQuery(entries);
    const caller = await callerOf(c, { accounts: product.accounts, isSecure });
    await sayAllowance(c, product, caller);
    return { reader: { language: languageOf(c.req.url), caller }, query };
  };
  api.get(listRoute.path, async (c) => {
    const selection = fields.selectionIn(c.req.url);
    const { reader, query } = await asked(c, parametersBut(c.req.url, ["fields"]));
    const answer = ScreenerAnswer.parse(await product.screenCompanies(reader, query)) satisfies ScreenerAnswer;
    return c.body(fields.written(answer, selection), 200, { "Content-Type": "application/json" });
  });
  api.get(workbookRoute.path, async (c) => {
    const { reader, query } = await asked(c);
    const bytes = await product.exportScreenWorkbook(reader, query);
    return c.body(bytes, 200, attached("valora-screener.xlsx", workbookType));
  });
  api.get(tableRoute.path, async (c) => {
    const { reader, query } = await asked(c);
    return c.body(await product.exportScreenTable(reader, query), 200, attached("valora-screener.csv", tableType));
  });
}
