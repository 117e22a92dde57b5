import type { FiledVersions, IsoDate } from "@valora/valuation";
import { daysBetween } from "../days.ts";
import type { FigureRule } from "../figure-rule.ts";
import { ifrsRules } from "../ifrs-rules.ts";
import { type ConceptReader, type OtherReading, readFigures, type TracedFigures } from "../read-figures.ts";
import { coversYear, type Fact, type FactBook, isAnnualForm, isOriginalAnnualForm } from "./fact-book.ts";
import { endOfTime, type FiguresBefore, filedVersions, type OnRead } from "./filed-versions.ts";
import { type ShareSplit, shareFactorSince } from "./share-splits.ts";
import { usGaapRules } from "./us-gaap-rules.ts";

/** A fiscal year with the filing that every figure comes from; per-share figures and counts on the latest basis. */
export type AnnualFigures = {
  fiscalYearEnd: IsoDate;
  /** The first annual report that had the year as its own; `accession` and `form` are null when it is older than XBRL. */
  filedAt: IsoDate | null;
  form: string | null;
  accession: string | null;
  figures: TracedFigures;
  /** What the filings said of each figure in the course of time. */
  versions: () => FiledVersions;
};

/** Where figures of a year may stand when none of their concepts is stated. */
export type OtherReadings = (fiscalYearEnd: IsoDate, read: ConceptReader) => OtherReading;

export const rulesOf = { "us-gaap": usGaapRules, "ifrs-full": ifrsRules };

export const yearlyWords = {
  "us-gaap": ["NetIncomeLoss", "ProfitLoss", "NetCashProvidedByUsedInOperatingActivities"],
  "ifrs-full": ["ProfitLoss", "ProfitLossAttributableToOwnersOfParent", "CashFlowsFromUsedInOperatingActivities"],
};
const balanceWords = {
  "us-gaap": ["Assets", "LiabilitiesAndStockholdersEquity"],
  "ifrs-full": ["Assets", "EquityAndLiabilities"],
};
/** Two year ends nearer than this are a year and the change to another one. */
const fewestDaysApart = 300;

/** All fiscal years that annual reports hold in full, oldest first. */
export function annualFigures(
  book: FactBook,
  splits: readonly ShareSplit[],
  otherwise: OtherReadings = () => () => null,
): readonly AnnualFigures[] {
  const yearly = yearlyWords[book.taxonomy]
    .flatMap((concept) => book.factsOf(concept, "money"))
    .filter((fact) => isAnnualForm(fact) && coversYear(fact));
  const ending = factsEnding(book);
  return fiscalYearEnds(book, yearly).map((fiscalYearEnd) => {
    const readerBefore = annualReader(ending, splits, fiscalYearEnd);
    const figuresBefore: FiguresBefore = (day, onRead) => {
      const read = readerBefore(day, onRead);
      return readFigures(rulesOf[book.taxonomy], read, otherwise(fiscalYearEnd, read));
    };
    const report = reportOf(yearly, fiscalYearEnd);
    return {
      fiscalYearEnd,
      ...report,
      figures: figuresBefore(endOfTime, () => {}),
      versions: () => filedVersions(figuresBefore, report),
    };
  });
}

/** The days on which a year of flows and a balance sheet of annual reports end. */
function fiscalYearEnds(book: FactBook, yearly: readonly Fact[]): readonly IsoDate[] {
  const balanceDays = new Set(
    balanceWords[book.taxonomy]
      .flatMap((concept) => book.factsOf(concept, "money"))
      .filter(isAnnualForm)
      .map(({ end }) => end),
  );
  const ends = [...new Set(yearly.map(({ end }) => end))].filter((end) => balanceDays.has(end)).toSorted();
  return ends.filter((end, index) => {
    const next = ends[index + 1];
    return next === undefined || daysBetween(end, next) >= fewestDaysApart;
  });
}

function reportOf(
  yearly: readonly Fact[],
  fiscalYearEnd: IsoDate,
): Pick<AnnualFigures, "filedAt" | "form" | "accession"> {
  const latestYearOf = new Map<string, IsoDate>();
  for (const { accession, end } of yearly) {
    const latest = latestYearOf.get(accession);
    if (latest === undefined || end > latest) latestYearOf.set(accession, end);
  }
  const holding = yearly.filter(({ end }) => end === fiscalYearEnd);
  const own = holding.filter(({ accession }) => latestYearOf.get(accession) === fiscalYearEnd);
  const report = own.find(isOriginalAnnualForm) ?? own[0];
  if (report) return { filedAt: report.filed, form: report.form, accession: report.accession };
  return { filedAt: holding[0]?.filed ?? null, form: null, accession: null };
}

type Ending = (concept: string, unit: FigureRule["unit"], end: IsoDate) => readonly Fact[];

/** Facts by the day they end: each concept is asked for every year, and its facts are gone through once. */
function factsEnding(book: FactBook): Ending {
  const remembered = new Map<string, ReadonlyMap<IsoDate, readonly Fact[]>>();
  return (concept, unit, end) => {
    const key = `${concept} ${unit}`;
    const byEnd = remembered.get(key) ?? Map.groupBy(book.factsOf(concept, unit), (fact) => fact.end);
    remembered.set(key, byEnd);
    return byEnd.get(end) ?? [];
  };
}

/** What was filed on the day or later is not read. */
type ReaderBefore = (day: IsoDate, onRead: OnRead) => ConceptReader;

/**
 * The latest word on a concept for a year: of annual reports and their restatements in an 8-K; a balance that they do not
 * state may stand beside the next quarter's.
 */
function annualReader(ending: Ending, splits: readonly ShareSplit[], fiscalYearEnd: IsoDate): ReaderBefore {
  const remembered = new Map<FigureRule, Map<string, Words>>();
  const wordsOf = (concept: string, rule: FigureRule): Words => {
    const ofRule = remembered.get(rule) ?? new Map<string, Words>();
    remembered.set(rule, ofRule);
    const known = ofRule.get(concept) ?? wordsIn(ending(concept, rule.unit, fiscalYearEnd), rule.measure);
    ofRule.set(concept, known);
    return known;
  };
  return (day, onRead) => (concept, rule) => {
    const words = wordsOf(concept, rule);
    if (words === noWords) return null;
    const { ofYear, laterBalances } = words;
    const isBefore = ({ filed }: Fact) => filed < day;
    const fact = ofYear.findLast(isBefore) ?? laterBalances.findLast(isBefore);
    if (fact === undefined) return null;
    onRead(fact.filed);
    return readingOf(fact, rule, splits);
  };
}

/** The facts that may tell of a concept for a year, the latest word last. */
type Words = { ofYear: readonly Fact[]; laterBalances: readonly Fact[] };
const noWords: Words = { ofYear: [], laterBalances: [] };

function wordsIn(facts: readonly Fact[], measure: FigureRule["measure"]): Words {
  if (facts.length === 0) return noWords;
  const ofMeasure = facts.filter((fact) => (measure === "flow" ? coversYear(fact) : fact.start === null));
  return {
    ofYear: ofMeasure.filter(isOfYear),
    laterBalances: measure === "balance" ? ofMeasure.filter(({ form }) => form === "10-Q") : [],
  };
}

const isOfYear = (fact: Fact) => isAnnualForm(fact) || fact.form === "8-K";

/** A fact in whole units, on the latest share basis. */
export function readingOf(fact: Fact, { unit }: FigureRule, splits: readonly ShareSplit[]) {
  const { accession, form, filed } = fact;
  const value = unit === "money" ? fact.value : onLatestBasis(fact.value, unit, shareFactorSince(filed, splits));
  return { value, filing: accession, form, filedAt: filed, isCalculated: false };
}

function onLatestBasis(value: number, unit: FigureRule["unit"], factor: number): number {
  if (unit === "shares") return value * factor;
  return unit === "perShare" ? value / factor : value;
}
