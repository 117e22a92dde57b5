import type { BundledCompany } from "../../src/providers/bundled/company.schema.ts";
import { sentenceOf } from "../../src/sources/index.ts";
import type { Checked } from "./checked.ts";
import { basisOf, noteFor, sectorOf, statementsOf, yearsOf } from "./company-parts.ts";
import { isLetter, originOfLetter } from "./figures.ts";
import type { Source } from "./read-source.ts";
import type { Finding } from "./repairs.ts";
import { reviewedFactsOf } from "./reviewed-facts.ts";
import type { EuropeanCompany, ReviewedEuropeanCompany } from "./source.schema.ts";

export const europeanExchanges = { MC: "Madrid", MI: "Milan", PA: "Paris", AS: "Amsterdam", DE: "Xetra" } as const;

/** A company of the list of Spanish and Italian companies; name and industry were reviewed. */
export function bundledEuropeanCompany(source: Source, row: EuropeanCompany, findings: Finding[]): Checked {
  const { ticker } = row;
  const reviewed = source.europeanCompanies[ticker];
  if (!reviewed) throw new Error(`${ticker} is missing in reviewed/european-companies.json`);
  const { statements } = row;
  const isFinancial = reviewed.sector === "financials";
  const years = yearsOf(source, source.european.meta.fields, { ticker, isFinancial, statements }, findings);
  const isSameDay = row.marketCap?.date === row.price.date;
  if (!isSameDay) noteFor(findings, ticker, null)("shareCountUnknown", "market value and price are of different days");
  const company: BundledCompany = {
    ticker,
    name: reviewed.name,
    cik: null,
    exchange: row.exchange === "MC" ? "Madrid" : "Milan",
    country: row.country,
    currency: row.currency,
    sector: sectorOf(reviewed.sector),
    industry: reviewed.industry,
    sharesOutstanding:
      row.marketCap && isSameDay
        ? {
            value: Math.round(row.marketCap.value / row.price.value),
            asOf: row.price.date,
            source: sentenceOf("capitalisation", {}),
          }
        : null,
    shareBasis: basisOf(source, ticker, statements.at(-1)?.end),
    ...reviewedFactsOf(source, ticker, statements.at(-1)?.end),
    quote: { value: row.price.value, asOf: row.price.date, source: sentenceOf("closingPriceSecondary", {}) },
    beta: betaOf(row),
    monthlyCloses: null,
    statements: statementsOf(statements, years),
  };
  return { company, years, marketValue: row.marketCap?.value ?? 0 };
}

/** A company of `reviewed/accounts/`: statements may be in another currency than the price. */
export function reviewedEuropean(
  source: Source,
  row: ReviewedEuropeanCompany,
  { fields, findings }: { fields: readonly string[]; findings: Finding[] },
): Checked {
  const { ticker, name, country, currency, industry, price, statements } = row;
  const sector = sectorOf(row.sector);
  const isFinancial = sector === "financials";
  const years = yearsOf(source, fields, { ticker, isFinancial, statements }, findings);
  const sharesOutstanding = reviewedSharesOf(row);
  if (sharesOutstanding === null) noteFor(findings, ticker, null)("shareCountUnknown", "no source tells it");
  const company: BundledCompany = {
    ticker,
    name,
    cik: null,
    exchange: europeanExchanges[row.exchange],
    country,
    currency,
    sector,
    industry,
    sharesOutstanding,
    shareBasis: basisOf(source, ticker, statements.at(-1)?.end),
    ...reviewedFactsOf(source, ticker, statements.at(-1)?.end),
    ...creditsOfLetters(row),
    quote: reviewedQuoteOf(row),
    beta: betaOf(row),
    monthlyCloses: null,
    statements: statementsOf(statements, years),
  };
  return {
    company,
    years,
    marketValue: row.marketCap?.value ?? price.value * (sharesOutstanding?.value ?? 0),
  };
}

/** A beta of a secondary source, which tells neither its months nor its index. */
const betaOf = ({ beta }: Pick<ReviewedEuropeanCompany, "beta">): BundledCompany["beta"] =>
  beta && { value: beta.value, months: null, index: null, asOf: beta.asOf, source: sentenceOf("secondary", {}) };

/** The publications, by what their letters stand for. */
function creditsOfLetters({ ticker, credits }: ReviewedEuropeanCompany): Pick<BundledCompany, "credits"> {
  if (credits === undefined) return {};
  const named = Object.entries(credits).map(([letter, publications]) => {
    if (!isLetter(letter)) throw new Error(`${ticker}: the letter ${letter} stands for no origin`);
    return [originOfLetter[letter], publications];
  });
  return { credits: Object.fromEntries(named) };
}

const reviewedQuoteOf = ({ price }: ReviewedEuropeanCompany): NonNullable<BundledCompany["quote"]> => ({
  value: price.value,
  asOf: price.date,
  source: sentenceOf("closingPriceSecondary", {}),
  ...(price.currency === undefined ? {} : { currency: price.currency }),
});

const countBases = {
  issued: sentenceOf("sharesIssued", {}),
  secondary: sentenceOf("sharesSecondary", {}),
  fromEarnings: sentenceOf("sharesFromEarnings", {}),
  fromDividends: sentenceOf("sharesFromDividends", {}),
  fromMarketValue: sentenceOf("capitalisation", {}),
  fromNetAssets: sentenceOf("sharesFromNetAssets", {}),
};

/** Of a company with one market value, that ÷ the price of the same day: a source may count one class of several alone. */
function reviewedSharesOf({
  marketCap,
  price,
  sharesOutstanding,
}: ReviewedEuropeanCompany): BundledCompany["sharesOutstanding"] {
  if (marketCap?.date === price.date)
    return {
      value: Math.round(marketCap.value / price.value),
      asOf: price.date,
      source: sentenceOf("capitalisation", {}),
    };
  if (sharesOutstanding === null) return null;
  const { value, date, basis } = sharesOutstanding;
  return { value, asOf: date, source: countBases[basis ?? "secondary"] };
}
