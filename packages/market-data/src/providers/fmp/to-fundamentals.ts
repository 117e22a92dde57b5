import type { CurrencyCode, Fundamentals, IsoDate } from "@valora/valuation";
import { type CompanyKind, vendorKind } from "../company-kind.ts";
import { dayOf, marketQuote } from "../market-quote.ts";
import { statementFields } from "../statement-fields.ts";
import { type VendorPeriod, vendorInterim } from "../vendor-interim.ts";
import { shareBasisOf, vendorStatements } from "../vendor-statements.ts";
import { descriptor } from "./descriptor.ts";
import { fmpRules } from "./fields.ts";
import type { FmpProfile, FmpQuote, FmpStatements } from "./fmp.schema.ts";

export const providerId = descriptor.id;

/** The three statements of one kind of period. */
export type FmpReports = { income: FmpStatements; balance: FmpStatements; cashFlow: FmpStatements };
export type FmpBodies = FmpReports & {
  /** Absent where the plan of the key holds none. */
  quarters?: FmpReports | null;
  profile: FmpProfile;
  quote: FmpQuote | null;
};

/**
 * The vendor's bodies → our fundamentals. It writes 0 for what a company does not state: a zero is unknown here. Null when
 * there is no year, no known sector, or no country.
 */
export function toFundamentals(
  ticker: string,
  { profile, quote, quarters, ...annual }: FmpBodies,
  known: CompanyKind | null = null,
): Fundamentals | null {
  const currency = annual.income[0]?.reportedCurrency;
  const kind = vendorKind(profile, known);
  if (!currency || !kind || !profile.country) return null;
  const options = { rules: fmpRules, zeroIsUnknown: true };
  const years = periodsOf(annual, currency).map(({ periodEnd: fiscalYearEnd, ...row }) => ({ ...row, fiscalYearEnd }));
  const statements = vendorStatements(years, options);
  const interim = quarters ? vendorInterim(years, periodsOf(quarters, currency), options) : null;
  const price = quote && marketQuote(quoteOf(ticker, quote, profile));
  const count = quote && sharesOf(quote);
  const sharesOutstanding = price && count !== null ? { value: count, asOf: price.asOf, source: providerId } : null;
  return {
    ticker,
    name: profile.companyName,
    exchange: profile.exchange ?? "",
    country: profile.country,
    currency,
    sector: kind.sector,
    industry: kind.industry,
    provider: providerId,
    statements,
    ...(interim && { interim }),
    sharesOutstanding,
    shareBasis: shareBasisOf(statements, sharesOutstanding),
    quote: price && { value: price.value, currency: price.currency, asOf: price.asOf, source: providerId },
    beta: null,
    monthlyCloses: null,
  };
}

export const quoteOf = (ticker: string, quote: FmpQuote, { currency }: Pick<FmpProfile, "currency">) => ({
  provider: providerId,
  ticker,
  price: quote.price,
  unit: currency,
  asOf: dayOf(quote.timestamp),
  marketCap: quote.marketCap ?? null,
  sharesOutstanding: sharesOf(quote),
});

/** The stable address leaves the count out: it is the market value by the price. */
function sharesOf({ price, marketCap, sharesOutstanding }: FmpQuote): number | null {
  if (sharesOutstanding !== null && sharesOutstanding !== undefined) return sharesOutstanding;
  return price && marketCap ? marketCap / price : null;
}

/** Rows of three statements in one currency; a restated row meets the balance and cash flow of the same day. */
function periodsOf({ income, balance, cashFlow }: FmpReports, currency: CurrencyCode): readonly VendorPeriod[] {
  const own = (rows: FmpStatements) => rows.filter(({ reportedCurrency }) => reportedCurrency === currency);
  const sameDay = (rows: FmpStatements, day: IsoDate) => own(rows).find(({ date }) => date === day);
  return own(income).map((row) => ({
    periodEnd: row.date,
    filedAt: row.filingDate ?? row.fillingDate ?? null,
    form: null,
    accession: null,
    fields: {
      ...statementFields("income", row),
      ...statementFields("balance", sameDay(balance, row.date)),
      ...statementFields("cashFlow", sameDay(cashFlow, row.date)),
    },
  }));
}
