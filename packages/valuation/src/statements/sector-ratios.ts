import { historyOf, yearsBetween } from "../company/accounts/history.ts";
import { referenceLeaf } from "../company/references.ts";
import { classify, isFinancial } from "../inputs/classify.ts";
import type { Fundamentals } from "../inputs/fundamentals.ts";
import type { IsoDate } from "../inputs/units.ts";
import { eachIssuerOnce } from "../peers/issuers.ts";
import type { ReferenceLeaf } from "../trace/trace.ts";
import { type RatioName, ratioNames } from "./ratio-names.ts";
import { ratioOf } from "./ratios.ts";
import { isAbsent } from "./reading.ts";

/** The latest ratios of the companies of a sector, each as a leaf of a trace. */
export type SectorRatios = {
  companies: number;
  /** First and last fiscal year end among them; null without any. */
  from: IsoDate | null;
  to: IsoDate | null;
  leavesOf: (name: RatioName) => readonly ReferenceLeaf[];
};

/** Statements further apart than this speak of different times. */
const mostYearsApart = 1.5;

/** The companies of the subject's sector with statements of about the same time, one listing of each. */
export function sectorRatiosOf(subject: Fundamentals, others: readonly Fundamentals[]): SectorRatios {
  const lastEnd = subject.statements.at(-1)?.fiscalYearEnd;
  const ofSector = others.filter((other) => {
    const end = other.statements.at(-1)?.fiscalYearEnd;
    if (other.sector !== subject.sector || other.currency !== subject.currency || !end || !lastEnd) return false;
    return Math.abs(yearsBetween(end, lastEnd)) <= mostYearsApart;
  });
  const compared = eachIssuerOnce(ofSector, (other) => other, { without: [subject] });
  const ends = compared.flatMap(({ statements }) => statements.at(-1)?.fiscalYearEnd ?? []).toSorted();
  return {
    companies: compared.length,
    from: ends[0] ?? null,
    to: ends.at(-1) ?? null,
    leavesOf: (name) => compared.flatMap((other) => latestRatiosOf(other).get(name) ?? []),
  };
}

/** The ratios of a company are the same in every comparison. */
const known = new WeakMap<Fundamentals, ReadonlyMap<RatioName, ReferenceLeaf>>();

function latestRatiosOf(fundamentals: Fundamentals): ReadonlyMap<RatioName, ReferenceLeaf> {
  const kept = known.get(fundamentals);
  if (kept) return kept;
  const ratios = readLatestRatios(fundamentals);
  known.set(fundamentals, ratios);
  return ratios;
}

function readLatestRatios(fundamentals: Fundamentals): Map<RatioName, ReferenceLeaf> {
  const { ticker, provider } = fundamentals;
  const history = historyOf(fundamentals);
  const ofFinancial = isFinancial(classify(fundamentals, history));
  const asOf = history.statements[history.latest]?.fiscalYearEnd ?? "";
  const leaves = new Map<RatioName, ReferenceLeaf>();
  for (const name of ratioNames) {
    const reading = ratioOf(name, { history, index: history.latest }, ofFinancial);
    if (isAbsent(reading)) continue;
    const { value, unit } = reading;
    leaves.set(name, referenceLeaf("sectorRatio", { value, asOf, source: provider }, unit, ticker));
  }
  return leaves;
}
