import type { AnnualStatement, IsoDate } from "@valora/valuation";
import { daysAfter, daysBetween } from "../days.ts";
import type { FigureRule } from "../figure-rule.ts";
import { type ConceptReader, readFigures, statementFigures } from "../read-figures.ts";
import { readingOf, rulesOf, yearlyWords } from "./annual-figures.ts";
import type { CompanyFacts } from "./company-facts.schema.ts";
import { coversYear, type Fact, type FactBook, factBook } from "./fact-book.ts";
import { type ShareSplit, shareSplits } from "./share-splits.ts";

/**
 * Figures of a quarter or of the last twelve months. Flows cover `months`, balances stand at `periodEnd`. Earnings per
 * share made of other periods are sums and differences of rounded figures: their origin is "derived".
 */
export type InterimStatement = Pick<AnnualStatement, "filedAt" | "form" | "accession" | "figures" | "origins"> & {
  periodEnd: IsoDate;
  months: 3 | 12;
};

const periodicForm = /^(10-K|10-KT|10-Q|10-QT|20-F|40-F|6-K|8-K)(\/A)?$/;
const isQuarter = (from: IsoDate, to: IsoDate) => daysBetween(from, to) >= 80 && daysBetween(from, to) <= 100;

/** Every fiscal quarter that can be told, oldest first; the fourth is the year less its first nine months. */
export function quarterlyStatements(companyFacts: CompanyFacts, asOf?: IsoDate): readonly InterimStatement[] {
  const book = factBook(companyFacts, asOf);
  if (!book) return [];
  const splits = shareSplits(book);
  const ends = new Set(
    flowsOf(book)
      .filter((fact) => coversYear(fact) || (fact.start !== null && isQuarter(fact.start, fact.end)))
      .map(({ end }) => end),
  );
  return [...ends].toSorted().flatMap((periodEnd) => {
    const statement = interim(book, periodEnd, 3, quarterReader(book, splits, periodEnd));
    return statement.figures.netIncome === null ? [] : [statement];
  });
}

/** The twelve months to the latest period that was filed: the last year, plus this year to date, less last year to date. */
export function trailingTwelveMonths(companyFacts: CompanyFacts, asOf?: IsoDate): InterimStatement | null {
  const book = factBook(companyFacts, asOf);
  if (!book) return null;
  const periodEnd = flowsOf(book)
    .map(({ end }) => end)
    .toSorted()
    .at(-1);
  if (periodEnd === undefined) return null;
  const statement = interim(book, periodEnd, 12, trailingReader(book, shareSplits(book), periodEnd));
  return statement.figures.netIncome === null ? null : statement;
}

const flowsOf = (book: FactBook) =>
  yearlyWords[book.taxonomy]
    .flatMap((concept) => book.factsOf(concept, "money"))
    .filter(({ start, form }) => start !== null && periodicForm.test(form));

function interim(book: FactBook, periodEnd: IsoDate, months: 3 | 12, read: ConceptReader): InterimStatement {
  const report = flowsOf(book)
    .filter(({ end }) => end === periodEnd)
    .toSorted((one, other) => one.filed.localeCompare(other.filed))[0];
  return {
    periodEnd,
    months,
    filedAt: report?.filed ?? null,
    form: report?.form ?? null,
    accession: report?.accession ?? null,
    ...statementFigures(readFigures(rulesOf[book.taxonomy], read), "companyFactsWithAccession"),
  };
}

/** The facts of a concept in periodic reports; the latest filing of a period is its last. */
const periodicFacts = (book: FactBook, concept: string, { unit }: FigureRule) =>
  book.factsOf(concept, unit).filter(({ form }) => periodicForm.test(form));

function quarterReader(book: FactBook, splits: readonly ShareSplit[], periodEnd: IsoDate): ConceptReader {
  return (concept, rule) => {
    const facts = periodicFacts(book, concept, rule);
    const ending = facts.filter(({ end }) => end === periodEnd);
    const reading = (fact: Fact) => readingOf(fact, rule, splits);
    if (rule.measure === "balance") return last(ending.filter(({ start }) => start === null).map(reading));

    const stated = ending.findLast(({ start }) => start !== null && isQuarter(start, periodEnd));
    if (stated) return reading(stated);
    // an average of shares cannot be taken apart
    if (rule.unit === "shares") return null;
    for (const whole of ending.toReversed()) {
      const before = facts.findLast(
        ({ start, end }) => start === whole.start && start !== null && isQuarter(end, periodEnd),
      );
      if (before)
        return combined([
          [1, reading(whole)],
          [-1, reading(before)],
        ]);
    }
    return null;
  };
}

function trailingReader(book: FactBook, splits: readonly ShareSplit[], periodEnd: IsoDate): ConceptReader {
  return (concept, rule) => {
    const facts = periodicFacts(book, concept, rule);
    const ending = facts.filter(({ end }) => end === periodEnd);
    const reading = (fact: Fact) => readingOf(fact, rule, splits);
    if (rule.measure === "balance") return last(ending.filter(({ start }) => start === null).map(reading));

    const stated = ending.findLast(coversYear);
    if (stated) return reading(stated);
    if (rule.unit === "shares") {
      const quarter = ending.findLast(({ start }) => start !== null && isQuarter(start, periodEnd));
      return quarter ? reading(quarter) : null;
    }
    const parts = trailingParts(facts, ending);
    return (
      parts &&
      combined([
        [1, reading(parts.year)],
        [1, reading(parts.toDate)],
        [-1, reading(parts.toDateBefore)],
      ])
    );
  };
}

/** The last fiscal year, the year to date that begins after it, and the same part of that year. */
function trailingParts(facts: readonly Fact[], ending: readonly Fact[]) {
  for (const toDate of ending.toReversed()) {
    if (toDate.start === null) continue;
    const yearEnd = daysAfter(toDate.start, -1);
    const year = facts.findLast((fact) => fact.end === yearEnd && coversYear(fact));
    const length = daysBetween(toDate.start, toDate.end);
    const toDateBefore = facts.findLast(
      ({ start, end }) => start !== null && start === year?.start && Math.abs(daysBetween(start, end) - length) <= 8,
    );
    if (year && toDateBefore) return { year, toDate, toDateBefore };
  }
  return null;
}

type FactReading = ReturnType<typeof readingOf>;

const last = (readings: readonly FactReading[]): FactReading | null => readings.at(-1) ?? null;

function combined(terms: readonly (readonly [sign: 1 | -1, reading: FactReading])[]): FactReading | null {
  const latest = terms
    .map(([, reading]) => reading)
    .toSorted((one, other) => one.filedAt.localeCompare(other.filedAt))
    .at(-1);
  if (!latest) return null;
  return { ...latest, value: terms.reduce((sum, [sign, { value }]) => sum + sign * value, 0), isCalculated: true };
}
