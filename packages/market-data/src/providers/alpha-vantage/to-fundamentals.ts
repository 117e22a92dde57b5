import type { CountryCode, Fundamentals, Sector } from "@valora/valuation";
import type { MarketQuote, Ticker } from "../../provider.ts";
import { marketQuote } from "../market-quote.ts";
import { sectorNamed } from "../sector-names.ts";
import { statementFields } from "../statement-fields.ts";
import { numberOf, shareBasisOf, vendorStatements } from "../vendor-statements.ts";
import type { AlphaVantageOverview, AlphaVantageQuote, AlphaVantageReports } from "./alpha-vantage.schema.ts";
import { alphaVantageRules } from "./fields.ts";

export const providerId = "alpha-vantage";

type Bodies = {
  overview: AlphaVantageOverview;
  income: AlphaVantageReports;
  balance: AlphaVantageReports;
  cashFlow: AlphaVantageReports;
  quote: MarketQuote | null;
};

/** As the vendor writes countries; it covers listings of the United States. */
const countries: Readonly<Record<string, CountryCode>> = { USA: "US", "United States": "US" };

/**
 * The vendor's bodies → our fundamentals. `sector` is for the older sector names ("LIFE SCIENCES", "TRADE & SERVICES"),
 * which no list of eleven holds. Null without a year, a sector or a country.
 */
export function toFundamentals(ticker: Ticker, bodies: Bodies, sector: Sector | null = null): Fundamentals | null {
  const { overview, income, balance, cashFlow, quote } = bodies;
  const currency = income.annualReports[0]?.reportedCurrency;
  const country = countries[overview.Country ?? ""];
  const known = sectorNamed(overview.Sector) ?? sector;
  if (!currency || !country || !known) return null;
  const rowOf = ({ annualReports }: AlphaVantageReports, end: string) =>
    annualReports.find((row) => row.fiscalDateEnding === end && row.reportedCurrency === currency);
  const years = income.annualReports
    .filter(({ reportedCurrency }) => reportedCurrency === currency)
    .map((row) => ({
      fiscalYearEnd: row.fiscalDateEnding,
      filedAt: null,
      form: null,
      accession: null,
      fields: {
        ...statementFields("income", row),
        ...statementFields("balance", rowOf(balance, row.fiscalDateEnding)),
        ...statementFields("cashFlow", rowOf(cashFlow, row.fiscalDateEnding)),
      },
    }));
  const statements = vendorStatements(years, { rules: alphaVantageRules, zeroIsUnknown: false });
  const count = numberOf(overview.SharesOutstanding);
  const sharesOutstanding = quote && count ? { value: count, asOf: quote.asOf, source: providerId } : null;
  return {
    ticker,
    name: overview.Name,
    exchange: overview.Exchange ?? "",
    country,
    currency,
    sector: known,
    industry: overview.Industry ?? null,
    provider: providerId,
    statements,
    sharesOutstanding,
    shareBasis: shareBasisOf(statements, sharesOutstanding),
    quote: quote && { value: quote.value, currency: quote.currency, asOf: quote.asOf, source: providerId },
    beta: null,
    monthlyCloses: null,
  };
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
