import type { IsoDate } from "@valora/valuation";
import { daysBetween } from "../days.ts";
import type { FigureRule } from "../figure-rule.ts";
import { ifrsRules } from "../ifrs-rules.ts";
import { type ConceptReader, type OtherReading, readFigures, type TracedFigures } from "../read-figures.ts";
import { coversYear, type Fact, type FactBook, isAnnualForm, isOriginalAnnualForm } from "./fact-book.ts";
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
  /** The same by the first filing that has the year. */
  firstFiled: () => TracedFigures;
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
  const figuresOf = (fiscalYearEnd: IsoDate, which: Which) => {
    const read = annualReader(ending, splits, { fiscalYearEnd, which });
    return readFigures(rulesOf[book.taxonomy], read, otherwise(fiscalYearEnd, read));
  };
  return fiscalYearEnds(book, yearly).map((fiscalYearEnd) => ({
    fiscalYearEnd,
    ...reportOf(yearly, fiscalYearEnd),
    figures: figuresOf(fiscalYearEnd, "latest"),
    firstFiled: () => figuresOf(fiscalYearEnd, "first"),
  }));
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

/** The first word on a figure, or the latest, which may be a restatement. */
type Which = "first" | "latest";

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

/**
 * The latest word on a concept for a year: of annual reports and their restatements in an 8-K; a balance that they do not
 * state may stand beside the next quarter's.
 */
function annualReader(
  ending: Ending,
  splits: readonly ShareSplit[],
  { fiscalYearEnd, which }: { fiscalYearEnd: IsoDate; which: Which },
): ConceptReader {
  return (concept, rule) => {
    const facts = ending(concept, rule.unit, fiscalYearEnd).filter((fact) =>
      rule.measure === "flow" ? coversYear(fact) : fact.start === null,
    );
    const isOfYear = (each: Fact) => isAnnualForm(each) || each.form === "8-K";
    const fact = (which === "first" ? facts.find(isOfYear) : facts.findLast(isOfYear)) ?? laterBalance(facts, rule);
    return fact ? readingOf(fact, rule, splits) : null;
  };
}

const laterBalance = (facts: readonly Fact[], { measure }: FigureRule) =>
  measure === "balance" ? facts.findLast(({ form }) => form === "10-Q") : undefined;

/** A fact in whole units, on the latest share basis. */
export function readingOf(fact: Fact, { unit }: FigureRule, splits: readonly ShareSplit[]) {
  const { accession, form, filed } = fact;
  const value = onLatestBasis(fact.value, unit, shareFactorSince(filed, splits));
  return { value, filing: accession, form, filedAt: filed, isCalculated: false };
}

function onLatestBasis(value: number, unit: FigureRule["unit"], factor: number): number {
  if (unit === "shares") return value * factor;
  return unit === "perShare" ? value / factor : value;
}
