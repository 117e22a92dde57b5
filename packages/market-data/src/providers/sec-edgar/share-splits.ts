import type { IsoDate, Ratio } from "@valora/valuation";
import type { Fact, FactBook } from "./fact-book.ts";

/** A change of the share's basis that the filings show: those up to `lastBefore` are on the old one, from `firstAfter` on the new. */
export type ShareSplit = { factor: Ratio; lastBefore: IsoDate; firstAfter: IsoDate };

/** Two consecutive values of the same concept for the same period. */
type Restatement = { before: Fact; after: Fact };

const shareConcepts = {
  "us-gaap": [
    "WeightedAverageNumberOfDilutedSharesOutstanding",
    "WeightedAverageNumberOfSharesOutstandingBasic",
    "WeightedAverageNumberOfShareOutstandingBasicAndDiluted",
  ],
  "ifrs-full": ["AdjustedWeightedAverageShares", "WeightedAverageShares"],
};
const earningsConcepts = {
  "us-gaap": ["EarningsPerShareDiluted", "EarningsPerShareBasic", "EarningsPerShareBasicAndDiluted"],
  "ifrs-full": ["DilutedEarningsLossPerShare", "BasicEarningsLossPerShare"],
};

/** Whole splits and consolidations to 1:1000, the common fractions, and stock dividends of 5, 10, 20 and 25 %. */
const fractions = [1.05, 1.1, 1.2, 1.25, 4 / 3, 1.5, 5 / 3, 2.5];
const largestWhole = 1000;
const tolerance = 0.004;

/**
 * Splits, found where a later filing restates the shares of the same period by a split's ratio. Earnings per share of the
 * same two filings must move the other way: a count first filed in thousands by mistake is not a split.
 *
 * Narrow intervals are read first; a wide one that several known splits explain adds nothing.
 */
export function shareSplits(book: FactBook): readonly ShareSplit[] {
  const splits: ShareSplit[] = [];
  for (const seen of restatements(book)) {
    const known = splits.filter(({ firstAfter }) => firstAfter > seen.lastBefore && firstAfter <= seen.firstAfter);
    const factor = splitRatio(seen.factor / known.reduce((product, split) => product * split.factor, 1));
    if (factor === null || factor === 1) continue;
    const found = { factor, ...remainder(seen, known) };
    const overlapping = splits.findIndex((split) => split.factor === factor && overlap(split, found));
    const same = splits[overlapping];
    if (same) splits[overlapping] = intersection(same, found);
    else splits.push(found);
  }
  return splits.toSorted((one, other) => one.firstAfter.localeCompare(other.firstAfter));
}

/** The factor from a share figure filed on a date to the latest basis of the filings. */
export function shareFactorSince(filed: IsoDate, splits: readonly ShareSplit[]): Ratio {
  return splits.reduce((factor, split) => (filed < split.firstAfter ? factor * split.factor : factor), 1);
}

/** The day of the latest filing that states shares or earnings per share: what is told here stands on its basis. */
export function latestShareFiling(book: FactBook): IsoDate | null {
  const counts = shareConcepts[book.taxonomy].flatMap((concept) => book.factsOf(concept, "shares"));
  const earnings = earningsConcepts[book.taxonomy].flatMap((concept) => book.factsOf(concept, "perShare"));
  const filed = [...counts, ...earnings].map((fact) => fact.filed);
  return filed.toSorted().at(-1) ?? null;
}

type Interval = Omit<ShareSplit, "factor">;

/** Where in a wide interval another split must lie: before the known ones, or after them when they stand at its start. */
function remainder({ lastBefore, firstAfter }: Interval, known: readonly ShareSplit[]): Interval {
  const start = known.map((split) => split.lastBefore).toSorted()[0];
  const end = known
    .map((split) => split.firstAfter)
    .toSorted()
    .at(-1);
  if (start !== undefined && start > lastBefore) return { lastBefore, firstAfter: start };
  return { lastBefore: end !== undefined && end < firstAfter ? end : lastBefore, firstAfter };
}

const overlap = (one: ShareSplit, other: ShareSplit) =>
  one.lastBefore < other.firstAfter && other.lastBefore < one.firstAfter;
const intersection = (one: ShareSplit, other: ShareSplit): ShareSplit => ({
  factor: one.factor,
  lastBefore: one.lastBefore > other.lastBefore ? one.lastBefore : other.lastBefore,
  firstAfter: one.firstAfter < other.firstAfter ? one.firstAfter : other.firstAfter,
});

/** The split that a quotient of share counts stands for; null when it is not near one. */
export const splitRatio = (quotient: number): Ratio | null => plainSplitNear(quotient, tolerance);

/** The same, where the two counts may be so far apart for another reason beside a split. */
export function plainSplitNear(quotient: number, within: Ratio): Ratio | null {
  if (!(quotient > 0) || !Number.isFinite(quotient)) return null;
  if (Math.abs(quotient - 1) < within) return 1;
  if (quotient < 1) {
    const inverse = plainSplitNear(1 / quotient, within);
    return inverse === null ? null : 1 / inverse;
  }
  const whole = Math.round(quotient);
  const candidates = whole >= 2 && whole <= largestWhole ? [whole, ...fractions] : fractions;
  return candidates.find((candidate) => Math.abs(quotient / candidate - 1) < within) ?? null;
}

/** Everything that looks like a split in restated share counts and earnings, narrowest interval first. */
function restatements(book: FactBook): readonly ShareSplit[] {
  const earnings = earningsConcepts[book.taxonomy].flatMap((concept) =>
    successiveFilings(book.factsOf(concept, "perShare")),
  );
  return [...inShareCounts(book, earnings), ...inEarnings(earnings)].toSorted(
    (one, other) => interval(one) - interval(other),
  );
}

function inShareCounts(book: FactBook, earnings: readonly Restatement[]): ShareSplit[] {
  const earningsOf = new Map(earnings.map((pair) => [pairKey(pair), pair]));
  return shareConcepts[book.taxonomy]
    .flatMap((concept) => successiveFilings(book.factsOf(concept, "shares")))
    .flatMap((pair) => {
      const { before, after } = pair;
      const factor = before.value > 0 && after.value > 0 ? splitRatio(after.value / before.value) : null;
      if (factor === null || factor === 1) return [];
      const perShare = earningsOf.get(pairKey(pair));
      if (perShare && !movesAgainst(perShare, factor)) return [];
      return [{ factor, lastBefore: before.filed, firstAfter: after.filed }];
    });
}

const fewestRestatedPeriods = 2;

/**
 * Companies with several classes state counts by class, which company facts leave out: their splits show in earnings per
 * share alone. At least two periods restated by the same ratio in the same filing are a split; one could be an error.
 */
function inEarnings(earnings: readonly Restatement[]): ShareSplit[] {
  const seen = earnings.flatMap(({ before, after }) => {
    const factor = after.value === 0 ? null : splitRatio(before.value / after.value);
    if (factor === null || factor === 1) return [];
    return [{ factor, period: `${before.start} ${before.end}`, before: before.filed, after }];
  });
  const byFiling = Map.groupBy(seen, ({ factor, after }) => `${factor} ${after.accession}`);
  return [...byFiling.values()].flatMap((restated) => {
    const [first] = restated;
    if (!first || new Set(restated.map(({ period }) => period)).size < fewestRestatedPeriods) return [];
    const lastBefore =
      restated
        .map(({ before }) => before)
        .toSorted()
        .at(-1) ?? first.before;
    return [{ factor: first.factor, lastBefore, firstAfter: first.after.filed }];
  });
}

const interval = ({ lastBefore, firstAfter }: ShareSplit) => Date.parse(firstAfter) - Date.parse(lastBefore);
const pairKey = ({ before, after }: Restatement) =>
  `${before.start} ${before.end} ${before.accession} ${after.accession}`;

/** Earnings per share are rounded to the cent: they move against a split when they do so within that cent. */
function movesAgainst({ before, after }: Restatement, factor: Ratio): boolean {
  const rounding = 0.0051 * Math.max(1, 1 / factor) + 0.01 * Math.abs(after.value);
  return Math.abs(after.value - before.value / factor) <= rounding;
}

/** Consecutive values of the same concept for the same period, in order of filing. */
function successiveFilings(facts: readonly Fact[]): Restatement[] {
  const byPeriod = Map.groupBy(facts, ({ start, end }) => `${start} ${end}`);
  return [...byPeriod.values()].flatMap((filings) =>
    filings.slice(1).flatMap((after, index) => {
      const before = filings[index];
      return before && before.filed < after.filed ? [{ before, after }] : [];
    }),
  );
}
