import { companyTypes, sectors, valuationViews } from "@valora/valuation";
import * as z from "zod";
import { ListedCompany, ScreenerAnswer } from "../../core/lists/contracts/screened-company.ts";
import {
  screenerRanges,
  screenerSignals,
  screenerSorts,
  screenerStatuses,
  screenerViews,
} from "../../core/lists/contracts/screener.ts";
import { readScreenerQuery } from "../../core/lists/use-cases/read-screener-query.ts";
import type { Entries } from "../../core/shared/contracts/address-grammar.ts";
import { spokenName } from "../../messages/company-name.ts";
import { formatsFor } from "../../messages/formats.ts";
import type { Translate } from "../../messages/translator.ts";
import { writtenArguments } from "../question.ts";
import { ToldProviders, toldProviders } from "../told-providers.ts";
import { type McpReader, tool } from "../tool.ts";

const usual = 10;
const most = 50;
const number = z.number();
const row = ListedCompany.shape;

const filters = (t: Translate) => ({
  query: z.string().optional().describe(t("mcp.arguments.words")),
  sector: z.enum(sectors).optional(),
  country: z.string().optional().describe(t("mcp.arguments.country")),
  type: z.enum(companyTypes).optional(),
  method: z.enum(screenerViews).optional().describe(t("mcp.arguments.screenedBy")),
  view: z.enum(valuationViews).optional().describe(t("mcp.arguments.view")),
  status: z.enum(screenerStatuses).optional(),
  signal: z.enum(screenerSignals).optional(),
  minDifference: number.optional().describe(t("mcp.arguments.difference")),
  maxDifference: number.optional(),
  minMarketCap: number.optional(),
  maxMarketCap: number.optional(),
  minQuality: z.int().optional().describe(t("mcp.arguments.quality")),
  minDividendYield: number.optional(),
  minReturnOnEquity: number.optional(),
  maxPriceToEarnings: number.optional(),
  minVotes: z.int().optional(),
  ratio: z.string().optional().describe(t("mcp.arguments.ownRatio")),
  minRatio: number.optional(),
  maxRatio: number.optional(),
  ratio2: z.string().optional(),
  minRatio2: number.optional(),
  maxRatio2: number.optional(),
  sort: z.enum(screenerSorts).optional(),
  order: z.enum(["ascending", "descending"]).optional(),
  page: z.int().min(screenerRanges.page.minimum).max(screenerRanges.page.maximum).optional(),
  limit: z.int().min(1).max(most).default(usual).describe(t("mcp.arguments.limit")),
});

const Row = z.object({
  ticker: row.ticker,
  name: row.name,
  country: row.country,
  sector: row.sector,
  currency: row.currency,
  price: z.object({ value: z.number(), currency: z.string(), asOf: z.string() }).nullable(),
  value: row.value,
  difference: row.difference,
  votes: row.votes,
  signal: z.enum(screenerSignals).nullable(),
  quality: row.quality,
  /** Own ratios in the order asked for. */
  ratios: row.ratios,
  isWithheld: row.isWithheld,
});

const rateBounds = ["minDifference", "maxDifference", "minDividendYield", "minReturnOnEquity"] as const;

function boundsTold(given: { readonly [name in (typeof rateBounds)[number]]?: number }, { language }: McpReader) {
  const { percent } = formatsFor(language);
  const told = rateBounds.flatMap((name) => (given[name] === undefined ? [] : [[name, percent(given[name])] as const]));
  return Object.fromEntries(told);
}

/** Companies that pass filters. */
export const screenCompanies = tool({
  name: "screen_companies",
  input: ({ t }) => z.object(filters(t)),
  output: z.object({
    view: z.enum(valuationViews),
    dataAsOf: z.string(),
    matching: z.int(),
    /** Bounds that are rates, as percentages: a program that wrote 20 for 20% sees 2,000%. */
    bounds: z.partialRecord(z.enum(rateBounds), z.string()),
    page: z.int(),
    pages: z.int(),
    valued: z.object({ companies: z.int(), of: z.int(), isCurrent: z.boolean() }),
    ratios: ScreenerAnswer.shape.ratios,
    companies: z.array(Row),
    sources: ToldProviders,
  }),
  answer: async ({ product, reader }, given) => {
    const entries: Entries = writtenArguments(given);
    const { view, dataAsOf, matching, page, pages, progress, ratios, companies } = await product.screenCompanies(
      reader,
      readScreenerQuery(entries),
    );
    return {
      ...{ view, dataAsOf, matching, page, pages, ratios },
      bounds: boundsTold(given, reader),
      valued: { companies: progress.valued, of: progress.total, isCurrent: progress.isCurrent },
      companies: companies.map(rowOf),
      sources: toldProviders(companies, reader),
    };
  },
});

function rowOf(company: ListedCompany): z.output<typeof Row> {
  const { ticker, name, country, sector, currency, price, value, difference, votes, signal } = company;
  return {
    ...{ ticker, name: spokenName(name), country, sector, currency, value, difference, votes },
    price: price && { value: price.value, currency: price.currency, asOf: price.asOf },
    signal: signal?.kind ?? null,
    quality: company.quality,
    ratios: company.ratios,
    isWithheld: company.isWithheld,
  };
}
