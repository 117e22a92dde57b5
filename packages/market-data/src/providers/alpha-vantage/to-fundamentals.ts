import type { CountryCode, CurrencyCode, Fundamentals } from "@valora/valuation";
import type { MarketQuote, Ticker } from "../../provider.ts";
import { type CompanyKind, vendorKind } from "../company-kind.ts";
import { marketQuote } from "../market-quote.ts";
import { statementFields } from "../statement-fields.ts";
import { type VendorPeriod, vendorInterim } from "../vendor-interim.ts";
import { numberOf, shareBasisOf, vendorStatements } from "../vendor-statements.ts";
import type { AlphaVantageOverview, AlphaVantageQuote, AlphaVantageReports } from "./alpha-vantage.schema.ts";
import { descriptor } from "./descriptor.ts";
import { alphaVantageRules } from "./fields.ts";

export const providerId = descriptor.id;

type Bodies = {
  overview: AlphaVantageOverview;
  income: AlphaVantageReports;
  balance: AlphaVantageReports;
  cashFlow: AlphaVantageReports;
  quote: MarketQuote | null;
};

/** As the vendor writes countries; it covers listings of the United States. */
const countries: ReadonlyMap<string, CountryCode> = new Map([
  ["USA", "US"],
  ["United States", "US"],
]);

/**
 * The vendor's bodies → our fundamentals. The kind of a known company stands in for the older sector names ("LIFE SCIENCES", "TRADE &
 * SERVICES"), which no list of eleven holds. Null without a year, a sector or a country.
 */
export function toFundamentals(ticker: Ticker, bodies: Bodies, known: CompanyKind | null = null): Fundamentals | null {
  const { overview, income, quote } = bodies;
  const currency = income.annualReports[0]?.reportedCurrency;
  const country = countries.get(overview.Country ?? "");
  const kind = vendorKind({ sector: overview.Sector, industry: overview.Industry }, known);
  if (!currency || !country || !kind) return null;
  const options = { rules: alphaVantageRules, zeroIsUnknown: false };
  const years = periodsOf(bodies, "annualReports", currency).map(({ periodEnd, ...row }) => ({
    ...row,
    fiscalYearEnd: periodEnd,
  }));
  const statements = vendorStatements(years, options);
  const interim = vendorInterim(years, periodsOf(bodies, "quarterlyReports", currency), options);
  const count = numberOf(overview.SharesOutstanding);
  const sharesOutstanding = quote && count ? { value: count, asOf: quote.asOf, source: providerId } : null;
  return {
    ticker,
    name: overview.Name,
    exchange: overview.Exchange ?? "",
    country,
    currency,
    sector: kind.sector,
    industry: kind.industry,
    provider: providerId,
    statements,
    ...(interim && { interim }),
    sharesOutstanding,
    shareBasis: shareBasisOf(statements, sharesOutstanding),
    quote: quote && { value: quote.value, currency: quote.currency, asOf: quote.asOf, source: providerId },
    beta: null,
    monthlyCloses: null,
  };
}

/** The rows of the income statement with the two others of the same day, in one currency. */
function periodsOf(
  { income, balance, cashFlow }: Bodies,
  kind: "annualReports" | "quarterlyReports",
  currency: CurrencyCode,
): readonly VendorPeriod[] {
  const rowsOf = (reports: AlphaVantageReports) =>
    (reports[kind] ?? []).filter(({ reportedCurrency }) => reportedCurrency === currency);
  const sameDay = (reports: AlphaVantageReports, end: string) =>
    rowsOf(reports).find(({ fiscalDateEnding }) => fiscalDateEnding === end);
  return rowsOf(income).map((row) => ({
    periodEnd: row.fiscalDateEnding,
    filedAt: null,
    form: null,
    accession: null,
    fields: {
      ...statementFields("income", row),
      ...statementFields("balance", sameDay(balance, row.fiscalDateEnding)),
      ...statementFields("cashFlow", sameDay(cashFlow, row.fiscalDateEnding)),
    },
  }));
}

/** Null when the vendor has no price of the symbol. */
export function toQuote(ticker: Ticker, quote: AlphaVantageQuote, overview: AlphaVantageOverview): MarketQuote | null {
  const { "05. price": price, "07. latest trading day": asOf } = quote;
  if (price === undefined || asOf === undefined) return null;
  return marketQuote({
    provider: providerId,
    ticker,
    price: numberOf(price),
    unit: overview.Currency,
    asOf,
    marketCap: numberOf(overview.MarketCapitalization),
    sharesOutstanding: numberOf(overview.SharesOutstanding),
  });
}
