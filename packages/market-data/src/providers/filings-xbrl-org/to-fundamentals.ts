import type { AnnualStatement, CountryCode, CurrencyCode, Fundamentals, IsoDate, Sector } from "@valora/valuation";
import { fiscalYearOf } from "../days.ts";
import { conceptsOfReading, type FiledFigureName } from "../figure-rule.ts";
import { ifrsRules } from "../ifrs-rules.ts";
import {
  type ConceptReader,
  firstReading,
  type OtherReading,
  statementFigures,
  type TracedFigure,
} from "../read-figures.ts";
import { type AnnualFigures, annualFigures, yearlyWords } from "../sec-edgar/annual-figures.ts";
import { coversYear, type FactBook } from "../sec-edgar/fact-book.ts";
import { interimOf } from "../sec-edgar/interim-figures.ts";
import { otherFilings } from "../sec-edgar/other-filings.ts";
import { latestShareFiling, shareSplits } from "../sec-edgar/share-splits.ts";
import { type EuropeanIdentity, providerId } from "./european-identity.ts";
import { type FilerTaxonomy, noTaxonomy } from "./filer-taxonomy.ts";
import { ownElements } from "./own-elements.ts";
import { type FiledReport, type ReportFact, reportFacts } from "./report-facts.ts";
import { inOrderOfFiling } from "./report-order.ts";
import { segmentFigures, type WordingsOf } from "./segment-figures.ts";
import { newestCount, sharesByEarnings, sharesIn } from "./share-counts.ts";
import { type Business, businessOf, widerRule } from "./wider-rules.ts";

/** The form of a half-yearly financial report, beside AFR of the annual one. */
const halfYearForm = "HYFR";

export type ReportedOptions = {
  taxonomy?: FilerTaxonomy;
  /** How the filer calls its segments. */
  wordings?: WordingsOf;
  /** Where the reports were filed. */
  country?: CountryCode | null;
};

/**
 * Annual financial reports → our fundamentals: the year of each report and the one before it, each figure by the latest
 * report and, where that restates it, also as first filed. Null when none of them holds a year, or when nothing tells the sector or
 * the country. Figures that are payments or costs by their name are written as positive numbers, whichever sign the filer gave
 * them: the taxonomy asks for positive ones, and many filers repeat the sign of the page.
 */
export function toFundamentals(
  ticker: string,
  identity: EuropeanIdentity,
  reports: readonly FiledReport[],
  { taxonomy = noTaxonomy, wordings = taxonomy.wordings, country: filedIn = null }: ReportedOptions = {},
): Fundamentals | null {
  const { facts, business, book, statements, interim } = reportedYears(reports, taxonomy);
  const latest = statements.at(-1);
  const sector = identity.sector ?? sectorOf[business];
  const country = identity.country ?? filedIn;
  if (!latest || !book || sector === null || country === null) return null;

  const { name, exchange, industry } = identity;
  const sharesOutstanding = newestCount(identity.sharesOutstanding ?? null, sharesIn(facts));
  const { dilutedShares } = latest.figures;
  const basis = latestShareFiling(book);
  const drift = sharesOutstanding && dilutedShares ? Math.abs(sharesOutstanding.value / dilutedShares - 1) : 0;
  return {
    ticker,
    name,
    exchange,
    country,
    currency: book.currency,
    sector,
    industry,
    provider: providerId,
    statements,
    ...(interim && { interim }),
    segments: segmentFigures(reports, statements, book.currency, {
      wordings,
      language: languageOf(country),
      home: country,
    }),
    sharesOutstanding,
    shareBasis: drift <= 0.2 ? "settled" : "unsettled",
    ...(basis === null ? {} : { shareBasisAsOf: basis }),
    quote: null,
    beta: null,
    monthlyCloses: null,
  };
}

const languages: Readonly<Record<string, string>> = {
  AT: "de",
  BE: "fr",
  DE: "de",
  ES: "es",
  FR: "fr",
  GB: "en",
  IE: "en",
  IT: "it",
  NL: "nl",
  PT: "pt",
};
/** The language in which companies of a country write their accounts; null where it is not told here. */
const languageOf = (country: CountryCode): string | null => languages[country] ?? null;

/** The sector that a business shows by itself; null where it shows none. */
export const sectorOf: Readonly<Record<Business, Sector | null>> = {
  bank: "financials",
  insurer: "financials",
  property: "realEstate",
  other: null,
};

/** The years of some reports, the twelve months to a later half-year, and what they show of the company. */
export function reportedYears(reports: readonly FiledReport[], taxonomy: FilerTaxonomy) {
  const facts = inOrderOfFiling(reports).flatMap(factsOfReport).map(asPositive);
  const business = businessOf(facts);
  const currency = currencyOf(facts);
  if (!currency) return { facts, business, book: null, statements: [], interim: null };
  const book = reportBook(facts, currency);
  const own = ownElements({ facts, taxonomy, business });
  const splits = shareSplits(book);
  const earnings = sharesByEarnings(facts, currency);
  const otherwise =
    (fiscalYearEnd: IsoDate, read: ConceptReader): OtherReading =>
    (name) =>
      widerReading(name, business, read) ??
      own(name, read) ??
      (name === "dilutedShares" ? earnings(fiscalYearEnd, read) : null);
  const statements = annualFigures(book, splits, otherwise).map(toStatement);
  return { facts, business, book, statements, interim: interimOf(book, splits, "annualReportXbrl") };
}

/** The facts of a report; those of a half-year's are of a form of their own, from which no year is read. */
function factsOfReport(report: FiledReport): readonly ReportFact[] {
  const facts = reportFacts(report);
  // Other facts may be of days after the period: a dividend that was decided since.
  const flows = facts.filter(({ concept, start }) => start !== null && yearlyWords["ifrs-full"].includes(concept));
  const latestEnd = flows.reduce((latest, { end }) => (end > latest ? end : latest), "");
  const ofLatest = flows.filter(({ end }) => end === latestEnd);
  if (ofLatest.length === 0 || ofLatest.some(coversYear)) return facts;
  return facts.map((fact) => ({ ...fact, form: halfYearForm }));
}

function widerReading(name: FiledFigureName, business: Business, read: ConceptReader): TracedFigure | null {
  const rule = widerRule(name, business);
  const figure = rule && firstReading(rule, read);
  return figure && { ...figure, readAs: "annualReportXbrlWider" };
}

const isMarked = ({ readAs }: TracedFigure): boolean => readAs !== undefined && readAs !== "derived";

function toStatement(year: AnnualFigures): AnnualStatement {
  const { fiscalYearEnd, filedAt, form, accession, figures } = year;
  const elements = Object.entries(figures).flatMap(([name, figure]) =>
    figure && isMarked(figure) ? [[name, figure.concepts.join(" + ")] as const] : [],
  );
  return {
    fiscalYear: fiscalYearOf(fiscalYearEnd),
    fiscalYearEnd,
    filedAt,
    form,
    accession,
    filings: otherFilings(year),
    versions: year.versions(),
    ...(elements.length > 0 && { elements: Object.fromEntries(elements) }),
    ...statementFigures(figures, "annualReportXbrl"),
  };
}

/** Costs and payments that no filer means as income; taxes and interest may be either, and keep their sign. */
const positiveFigures = [
  "capitalExpenditure",
  "dividendsPaid",
  "shareRepurchases",
  "acquisitions",
  "costOfRevenue",
  "depreciationAndAmortization",
  "researchAndDevelopment",
  "sellingGeneralAndAdministrative",
  "interestExpense",
] as const;
const positiveConcepts = new Set(positiveFigures.flatMap((name) => ifrsRules[name].from.flatMap(conceptsOfReading)));
const asPositive = (fact: ReportFact): ReportFact =>
  fact.isStandard && positiveConcepts.has(fact.concept) ? { ...fact, value: Math.abs(fact.value) } : fact;

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
