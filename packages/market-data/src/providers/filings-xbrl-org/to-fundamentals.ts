import type { CountryCode, CurrencyCode, FigureName, Fundamentals, Sector, Shares } from "@valora/valuation";
import { ifrsRules } from "../ifrs-rules.ts";
import { annualFigures } from "../sec-edgar/annual-figures.ts";
import type { FactBook } from "../sec-edgar/fact-book.ts";
import { latestShareFiling, shareSplits } from "../sec-edgar/share-splits.ts";
import { toStatement } from "../sec-edgar/to-fundamentals.ts";
import { descriptor } from "./descriptor.ts";
import { type FiledReport, type ReportFact, reportFacts } from "./report-facts.ts";

export const providerId = descriptor.id;

/** Fields that the reports lack. */
export type EuropeanIdentity = {
  lei: string;
  name: string;
  exchange: string;
  country: CountryCode;
  sector: Sector;
  industry: string | null;
  /** Latest count where it is known from elsewhere; reports seldom tag it. */
  sharesOutstanding?: { value: Shares; asOf: string; source: string } | null;
};

/**
 * Annual financial reports → our fundamentals: the year of each report and the one before it, each figure by the latest
 * report. Null when none of them holds a year. Figures that are payments by their name are written as positive numbers,
 * whichever sign the filer gave them: the taxonomy asks for positive ones, and many filers repeat the sign of the page.
 */
export function toFundamentals(
  ticker: string,
  identity: EuropeanIdentity,
  reports: readonly FiledReport[],
): Fundamentals | null {
  const facts = reports
    .flatMap(reportFacts)
    .map(asPayment)
    .toSorted((one, other) => one.filed.localeCompare(other.filed));
  const currency = currencyOf(facts);
  if (!currency) return null;
  const book = reportBook(facts, currency);
  const statements = annualFigures(book, shareSplits(book)).map((year) => toStatement(year, "annualReportXbrl"));
  const latest = statements.at(-1);
  if (!latest) return null;

  const { name, exchange, country, sector, industry, sharesOutstanding = null } = identity;
  const { dilutedShares } = latest.figures;
  const basis = latestShareFiling(book);
  const drift = sharesOutstanding && dilutedShares ? Math.abs(sharesOutstanding.value / dilutedShares - 1) : 0;
  return {
    ticker,
    name,
    exchange,
    country,
    currency,
    sector,
    industry,
    provider: providerId,
    statements,
    sharesOutstanding,
    shareBasis: drift <= 0.2 ? "settled" : "unsettled",
    ...(basis === null ? {} : { shareBasisAsOf: basis }),
    quote: null,
    beta: null,
    monthlyCloses: null,
  };
}

const payments: readonly FigureName[] = ["capitalExpenditure", "dividendsPaid", "shareRepurchases"];
const paymentConcepts = new Set(
  payments.flatMap((name) =>
    // safe: none of the three is a calculated figure
    ifrsRules[name as "capitalExpenditure"].from.flatMap((reading) =>
      typeof reading === "string" ? [reading] : reading.sum,
    ),
  ),
);
const asPayment = (fact: ReportFact): ReportFact =>
  paymentConcepts.has(fact.concept) ? { ...fact, value: Math.abs(fact.value) } : fact;

const currencyCode = /^[A-Z]{3}$/;

/** The currency of most facts. */
function currencyOf(facts: readonly ReportFact[]): CurrencyCode | null {
  const counted = Map.groupBy(
    facts.filter(({ unit }) => currencyCode.test(unit)),
    ({ unit }) => unit,
  );
  return [...counted].toSorted(([, one], [, other]) => other.length - one.length)[0]?.[0] ?? null;
}

function reportBook(facts: readonly ReportFact[], currency: CurrencyCode): FactBook {
  const byConcept = Map.groupBy(facts, ({ concept }) => concept);
  const units = { money: currency, perShare: `${currency}/shares`, shares: "shares", pure: "pure" };
  return {
    taxonomy: "ifrs-full",
    currency,
    factsOf: (concept, unit) => byConcept.get(concept)?.filter((fact) => fact.unit === units[unit]) ?? [],
    coverFacts: () => [],
  };
}
