import type { FigureName, FigureOrigin, InterimStatement, InterimStatements, IsoDate } from "@valora/valuation";
import { neverNegative } from "../../integrity/statements.ts";
import { daysAfter, daysBetween } from "../days.ts";
import type { FigureRule } from "../figure-rule.ts";
import { interimParts } from "../interim-parts.ts";
import {
  type ConceptReader,
  readFigures,
  statementFigures,
  type TracedFigures,
  type TracedPart,
} from "../read-figures.ts";
import { readingOf, rulesOf, yearlyWords } from "./annual-figures.ts";
import type { CompanyFacts } from "./company-facts.schema.ts";
import { coversYear, type Fact, type FactBook, factBook } from "./fact-book.ts";
import { endOfTime, type FiguresBefore, filedVersions } from "./filed-versions.ts";
import { otherFilings } from "./other-filings.ts";
import { type ShareSplit, shareSplits } from "./share-splits.ts";

/** Twelve quarters to show, and those of the year before the first of them, which they grow over. */
const mostQuarters = 16;
const periodicForm = /^(10-K|10-KT|10-Q|10-QT|20-F|40-F|6-K|8-K|AFR|HYFR)(\/A)?$/;
const isQuarter = (from: IsoDate, to: IsoDate) => daysBetween(from, to) >= 80 && daysBetween(from, to) <= 100;
const isYearApart = (from: IsoDate, to: IsoDate) => daysBetween(from, to) >= 350 && daysBetween(from, to) <= 380;

/** Statements of the latest quarters and of the last twelve months, told to `asOf`; null for filers of years alone. */
export function interimStatements(companyFacts: CompanyFacts, asOf?: IsoDate): InterimStatements | null {
  const book = factBook(companyFacts, asOf);
  return book && interimOf(book, shareSplits(book));
}

/** The same of facts that were read already; `filedAs` is the origin of what the filings state. */
export function interimOf(
  book: FactBook,
  splits: readonly ShareSplit[],
  filedAs: FigureOrigin = "companyFactsWithAccession",
): InterimStatements | null {
  const flows = flowsOf(book);
  const facts = periodicFacts(book);
  const quarters = quarterEnds(flows)
    .slice(-mostQuarters)
    .flatMap((periodEnd) =>
      statementOf({ book, flows, filedAs }, { periodEnd, months: 3 }, (day) =>
        quarterReader(facts(day), splits, periodEnd),
      ),
    );
  const trailing = trailingEnds(flows).flatMap((periodEnd) =>
    statementOf({ book, flows, filedAs }, { periodEnd, months: 12 }, (day) =>
      trailingReader(facts(day), splits, periodEnd),
    ),
  );
  // of who files twice a year there are no quarters, and twelve months that are no year's are made of parts
  const isInterim = quarters.length > 0 || trailing.at(-1)?.parts !== undefined;
  return isInterim ? { quarters, trailing } : null;
}

const flowsOf = (book: FactBook) =>
  yearlyWords[book.taxonomy]
    .flatMap((concept) => book.factsOf(concept, "money"))
    .filter(({ start, form }) => start !== null && periodicForm.test(form));

/** Every day on which a quarter ends, oldest first; the fourth ends with the year. */
function quarterEnds(flows: readonly Fact[]): readonly IsoDate[] {
  const ending = flows.filter((fact) => coversYear(fact) || (fact.start !== null && isQuarter(fact.start, fact.end)));
  return [...new Set(ending.map(({ end }) => end))].toSorted();
}

/** The latest day of any period, and before it that of a year earlier. */
function trailingEnds(flows: readonly Fact[]): readonly IsoDate[] {
  const ends = [...new Set(flows.map(({ end }) => end))].toSorted();
  const latest = ends.at(-1);
  if (latest === undefined) return [];
  const before = ends.findLast((end) => isYearApart(end, latest));
  return before === undefined ? [latest] : [before, latest];
}

/** One statement, with the filing that told of its last day first; none where not even the result is known. */
function statementOf(
  { book, flows, filedAs }: { book: FactBook; flows: readonly Fact[]; filedAs: FigureOrigin },
  period: Pick<InterimStatement, "periodEnd" | "months">,
  readerBefore: (day: IsoDate) => ConceptReader,
): InterimStatement[] {
  const figuresBefore: FiguresBefore = (day, onRead) => {
    const read = readerBefore(day);
    const watched: ConceptReader = (concept, rule) => {
      const reading = read(concept, rule);
      if (reading?.filedAt) onRead(reading.filedAt);
      return reading;
    };
    return trusted(readFigures(rulesOf[book.taxonomy], watched), period.months);
  };
  const figures = figuresBefore(endOfTime, () => {});
  if (figures.netIncome === null) return [];
  const report = flows
    .filter(({ end }) => end === period.periodEnd)
    .reduce<Fact | null>((first, fact) => (first === null || fact.filed < first.filed ? fact : first), null);
  const [accession, filedAt] = [report?.accession ?? null, report?.filed ?? null];
  return [
    {
      ...period,
      filedAt,
      form: report?.form ?? null,
      accession,
      filings: otherFilings({ accession, figures }),
      versions: filedVersions(figuresBefore, { accession, filedAt }),
      ...interimParts(figures, filedAs),
      ...statementFigures(figures, filedAs),
    },
  ];
}

/**
 * Without what cannot be right: a quarter's earnings per share taken from those of the year, which are rounded and of other
 * average counts; and sales below zero, which tell of a year and nine months that are not of the same presentation.
 */
function trusted(figures: TracedFigures, months: 3 | 12): TracedFigures {
  const negative = neverNegative.filter((name) => figures[name]?.parts && (figures[name]?.value ?? 0) < 0);
  const rounded: FigureName[] = months === 3 && figures.epsDiluted?.parts ? ["epsDiluted"] : [];
  return { ...figures, ...Object.fromEntries([...negative, ...rounded].map((name) => [name, null])) };
}

type PeriodicFacts = (concept: string, rule: FigureRule) => readonly Fact[];

/** The facts of a concept in the periodic reports before a day, the latest filing last: each is gone through once. */
function periodicFacts(book: FactBook): (day: IsoDate) => PeriodicFacts {
  const remembered = new Map<string, readonly Fact[]>();
  const all: PeriodicFacts = (concept, { unit }) => {
    const key = `${concept} ${unit}`;
    const facts = remembered.get(key) ?? book.factsOf(concept, unit).filter(({ form }) => periodicForm.test(form));
    remembered.set(key, facts);
    return facts;
  };
  return (day) => (concept, rule) => {
    const facts = all(concept, rule);
    const later = facts.findIndex(({ filed }) => filed >= day);
    return later < 0 ? facts : facts.slice(0, later);
  };
}

function quarterReader(factsOf: PeriodicFacts, splits: readonly ShareSplit[], periodEnd: IsoDate): ConceptReader {
  return (concept, rule) => {
    const facts = factsOf(concept, rule);
    const ending = facts.filter(({ end }) => end === periodEnd);
    if (rule.measure === "balance") return balanceIn(ending, rule, splits);

    const stated = ending.findLast(({ start }) => start !== null && isQuarter(start, periodEnd));
    if (stated) return readingOf(stated, rule, splits);
    // an average of shares cannot be taken apart
    if (rule.unit === "shares") return null;
    const pair = ofOnePresentation(
      facts,
      ending.filter(({ start }) => start !== null),
      ({ end }) => isQuarter(end, periodEnd),
    );
    return pair && combined([part(1, pair.whole, rule, splits), part(-1, pair.beginning, rule, splits)]);
  };
}

function trailingReader(factsOf: PeriodicFacts, splits: readonly ShareSplit[], periodEnd: IsoDate): ConceptReader {
  return (concept, rule) => {
    const facts = factsOf(concept, rule);
    const ending = facts.filter(({ end }) => end === periodEnd);
    if (rule.measure === "balance") return balanceIn(ending, rule, splits);

    const stated = ending.findLast(coversYear);
    if (stated) return readingOf(stated, rule, splits);
    if (rule.unit === "shares") {
      const average = latestAverage(ending);
      return average ? readingOf(average, rule, splits) : null;
    }
    const made = trailingParts(facts, ending);
    return (
      made &&
      combined([
        part(1, made.whole, rule, splits),
        part(1, made.toDate, rule, splits),
        part(-1, made.beginning, rule, splits),
      ])
    );
  };
}

/** Of averages to a day the one of the fewest months, as filed last: of a quarter, else of a half or the year to date. */
function latestAverage(ending: readonly Fact[]): Fact | null {
  const since = ending.reduce((latest, { start }) => (start !== null && start > latest ? start : latest), "");
  return ending.findLast(({ start }) => start !== null && start === since) ?? null;
}

const balanceIn = (ending: readonly Fact[], rule: FigureRule, splits: readonly ShareSplit[]) => {
  const fact = ending.findLast(({ start }) => start === null);
  return fact ? readingOf(fact, rule, splits) : null;
};

/** The last fiscal year, the year to date that begins after it, and the same part of that year. */
function trailingParts(facts: readonly Fact[], ending: readonly Fact[]) {
  for (const toDate of ending.toReversed()) {
    if (toDate.start === null) continue;
    const yearEnd = daysAfter(toDate.start, -1);
    const length = daysBetween(toDate.start, toDate.end);
    const pair = ofOnePresentation(
      facts,
      facts.filter((fact) => fact.end === yearEnd && coversYear(fact)),
      ({ start, end }) => start !== null && Math.abs(daysBetween(start, end) - length) <= 8,
    );
    if (pair) return { ...pair, toDate };
  }
  return null;
}

/**
 * A period and its beginning as the same presentation tells them: the latest word on the beginning, and the first on the
 * whole that was filed after it. A year restated since, less nine months as they once were, would be no quarter. Where the
 * filer changed its words in between, the first that tells the beginning in those of the whole.
 */
function ofOnePresentation(facts: readonly Fact[], wholes: readonly Fact[], isBeginning: (fact: Fact) => boolean) {
  const starts = new Set(wholes.map(({ start }) => start));
  const beginnings = facts.filter((fact) => starts.has(fact.start) && isBeginning(fact));
  for (const beginning of beginnings.toReversed()) {
    const whole = wholes.find(({ start, filed }) => start === beginning.start && filed >= beginning.filed);
    if (whole) return { whole, beginning };
  }
  for (const whole of wholes.toReversed()) {
    const beginning = beginnings.find(({ start }) => start === whole.start);
    if (beginning) return { whole, beginning };
  }
  return null;
}

const daysInMonth = 365.25 / 12;

function part(sign: 1 | -1, fact: Fact, rule: FigureRule, splits: readonly ShareSplit[]): TracedPart {
  const { form: _, ...reading } = readingOf(fact, rule, splits);
  const months = fact.start === null ? 0 : Math.round(daysBetween(fact.start, fact.end) / daysInMonth);
  return { ...reading, sign, periodEnd: fact.end, months };
}

/** As recent as the latest filing among its parts. */
function combined(parts: readonly TracedPart[]): ReturnType<ConceptReader> {
  const latest = parts.reduce((one, other) => ((other.filedAt ?? "") > (one.filedAt ?? "") ? other : one));
  const value = parts.reduce((sum, each) => sum + each.sign * each.value, 0);
  return { value, filing: latest.filing, form: null, filedAt: latest.filedAt, isCalculated: true, parts };
}
