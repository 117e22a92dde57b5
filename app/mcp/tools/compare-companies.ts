import { methodNames, valuationViews } from "@valora/valuation";
import * as z from "zod";
import { FoundRatio, ToldRatio } from "../../core/fundamentals/contracts/own-ratios.ts";
import { mostCompared } from "../../core/lists/contracts/compare.ts";
import type { ComparedCompany } from "../../core/lists/contracts/compare-answer.ts";
import { screenerSignals } from "../../core/lists/contracts/screener.ts";
import { readCompareQuery } from "../../core/lists/use-cases/read-compare-query.ts";
import { spokenName } from "../../messages/company-name.ts";
import { failureText } from "../../messages/phrases/failure-text.ts";
import type { Translate } from "../../messages/translator.ts";
import { tickerArgument, writtenArguments } from "../question.ts";
import { ToldProviders, toldProviders } from "../told-providers.ts";
import { tool } from "../tool.ts";

const number = z.number().nullable();

const Column = z.object({
  ticker: z.string(),
  name: z.string().nullable(),
  currency: z.string().nullable(),
  price: z.object({ value: z.number(), currency: z.string(), asOf: z.string() }).nullable(),
  mean: number,
  lowest: number,
  highest: number,
  /** mean ÷ price − 1 */
  difference: number,
  votes: z.int().nullable(),
  signal: z.enum(screenerSignals).nullable(),
  values: z.partialRecord(z.enum(methodNames), z.number()),
  growth: number,
  wacc: number,
  costOfEquity: number,
  priceToEarnings: number,
  returnOnEquity: number,
  dividendYield: number,
  accountsUntil: z.string().nullable(),
  /** Own ratios in the order asked for. */
  ratios: z.array(FoundRatio).readonly(),
  /** Why there are no figures. */
  problem: z.object({ code: z.string(), text: z.string() }).nullable(),
});

/** Companies side by side. */
export const compareCompanies = tool({
  name: "compare_companies",
  input: ({ t }) =>
    z.object({
      tickers: z.array(tickerArgument(t)).min(1).max(mostCompared).describe(t("mcp.arguments.tickers")),
      view: z.enum(valuationViews).optional().describe(t("mcp.arguments.view")),
      ratio: z.string().optional().describe(t("mcp.arguments.ownRatio")),
      ratio2: z.string().optional(),
    }),
  output: z.object({
    view: z.enum(valuationViews),
    ratios: z.array(ToldRatio).readonly(),
    companies: z.array(Column),
    sources: ToldProviders,
  }),
  answer: async ({ product, reader }, { tickers, ...asked }) => {
    const query = readCompareQuery(writtenArguments({ ...asked, tickers: tickers.join(",") }), product.tickerMeant);
    const companies = await product.compareCompanies(reader, query);
    const valued = companies.flatMap((each) => (each.kind === "failed" ? [] : [each.company]));
    return {
      ...{ view: query.view, ratios: query.ratios, companies: companies.map((company) => column(company, reader.t)) },
      sources: toldProviders(valued, reader),
    };
  },
});

function column(compared: ComparedCompany, t: Translate): z.output<typeof Column> {
  if (compared.kind === "failed") return withoutFigures(compared, t);
  const { company, methods, assumptions, ratios } = compared;
  const { ticker, name, currency, price, mean, lowest, highest, difference, votes, signal } = company;
  const { priceToEarnings, returnOnEquity, dividendYield, fiscalYearEnd } = company;
  const estimates = methods.flatMap(({ method, outcome }) =>
    outcome.kind === "estimate" ? [[method, outcome.value] as const] : [],
  );
  return {
    ...{ ticker, name: spokenName(name), currency, mean, lowest, highest, difference, votes },
    price: price && { value: price.value, currency: price.currency, asOf: price.asOf },
    signal: signal.kind,
    values: Object.fromEntries(estimates),
    ...{ growth: assumptions.growth, wacc: assumptions.wacc, costOfEquity: assumptions.costOfEquity },
    ...{ priceToEarnings, returnOnEquity, dividendYield, accountsUntil: fiscalYearEnd, ratios, problem: null },
  };
}

function withoutFigures({ ticker, code, params }: Extract<ComparedCompany, { kind: "failed" }>, t: Translate) {
  return {
    ...{ ticker, name: null, currency: null, price: null, mean: null, lowest: null, highest: null, difference: null },
    ...{ votes: null, signal: null, values: {}, growth: null, wacc: null, costOfEquity: null },
    ...{ priceToEarnings: null, returnOnEquity: null, dividendYield: null, accountsUntil: null, ratios: [] },
    problem: { code, text: failureText(t, { code, params }) },
  };
}
