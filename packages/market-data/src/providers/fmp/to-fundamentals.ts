import type { Fundamentals } from "@valora/valuation";
import { dayOf, marketQuote } from "../market-quote.ts";
import { sectorNamed } from "../sector-names.ts";
import { statementFields } from "../statement-fields.ts";
import { shareBasisOf, type VendorYear, vendorStatements } from "../vendor-statements.ts";
import { fmpRules } from "./fields.ts";
import type { FmpProfile, FmpQuote, FmpStatements } from "./fmp.schema.ts";

export const providerId = "fmp";

export type FmpBodies = {
  income: FmpStatements;
  balance: FmpStatements;
  cashFlow: FmpStatements;
  profile: FmpProfile;
  quote: FmpQuote | null;
};

/**
 * The vendor's bodies → our fundamentals. It writes 0 for what a company does not state: a zero is unknown here. Null when
 * there is no year, no known sector, or no country.
 */
export function toFundamentals(
  ticker: string,
  { income, balance, cashFlow, profile, quote }: FmpBodies,
): Fundamentals | null {
  const currency = income[0]?.reportedCurrency;
  const sector = sectorNamed(profile.sector);
  if (!currency || !sector || !profile.country) return null;
  const years = income.filter((row) => row.reportedCurrency === currency).map((row) => yearOf(row, balance, cashFlow));
  const statements = vendorStatements(years, { rules: fmpRules, zeroIsUnknown: true });
  const price = quote && marketQuote(quoteOf(ticker, quote, profile));
  const count = quote && sharesOf(quote);
  const sharesOutstanding = price && count !== null ? { value: count, asOf: price.asOf, source: providerId } : null;
  return {
    ticker,
    name: profile.companyName,
    exchange: profile.exchange ?? "",
    country: profile.country,
    currency,
    sector,
    industry: profile.industry ?? null,
    provider: providerId,
    statements,
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

/** A year of three statements; a restated row meets the balance and cash flow of the same day. */
function yearOf(income: FmpStatements[number], balance: FmpStatements, cashFlow: FmpStatements): VendorYear {
  const same = (rows: FmpStatements) =>
    rows.find(({ date, reportedCurrency }) => date === income.date && reportedCurrency === income.reportedCurrency);
  return {
    fiscalYearEnd: income.date,
    filedAt: income.filingDate ?? income.fillingDate ?? null,
    form: null,
    accession: null,
    fields: {
      ...statementFields("income", income),
      ...statementFields("balance", same(balance)),
      ...statementFields("cashFlow", same(cashFlow)),
    },
  };
}
