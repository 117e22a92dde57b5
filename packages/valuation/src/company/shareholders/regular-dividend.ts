import type { PerShare, Ratio, Years } from "../../inputs/units.ts";
import type { Warning } from "../../report/outcome.ts";
import type { Quantity } from "../../trace/trace.ts";
import { type History, isPresent, type Known } from "../accounts/history.ts";

/** A dividend this many times the ordinary one holds a special payment. */
const specialAbove: Ratio = 1.6;
const yearsLookedAt: Years = 4;
/** How far back a dividend may have been usual that comes back after a cut. */
const yearsOfRestored: Years = 6;
/** With fewer years that paid, a high dividend is the first of a whole year rather than a special one. */
const leastYears = 3;

/**
 * The dividend of the latest accounts without special payments; null where nothing was paid in them.
 *
 * An ordinary one is the lower middle of those of four years: two special payments among them leave it where it is. The latest one
 * holds a special payment where it is above 1.6 times that and 1.6 times the year before: a dividend that was raised for good is
 * not above the latter for long, and one that comes back after a cut was paid in two years running before. Then the highest of the earlier years that are ordinary counts.
 * Years before the first dividend say nothing about the usual one.
 */
export function regularDividend(history: History, dividendAt: (index: number) => Quantity | null): Known | null {
  const latest = dividendAt(history.latest);
  if (!latest || latest.value <= 0) return null;
  const isFiled = history.figure(history.latest, "dividendsPerShare") !== null;
  const inferred: Warning[] = isFiled ? [] : ["dividendsInferred"];
  const paidIn = (years: Years) =>
    history
      .within(years)
      .map((index) => dividendAt(index))
      .filter(isPresent)
      .filter(({ value }) => value > 0);
  const [paid, restored] = [paidIn(yearsLookedAt), twiceRunning(paidIn(yearsOfRestored).slice(0, -1))];
  const isKnown = paid.length < leastYears || latest.value <= specialAbove * restored;
  const ordinary = isKnown ? null : ordinaryBelow(latest, paid);
  return ordinary
    ? { quantity: ordinary, warnings: [...inferred, "specialDividendExcluded"] }
    : { quantity: latest, warnings: inferred };
}

/**
 * The regular dividend of a year, where the latest dividend includes a special payment; null where it includes none. The year before the
 * last one is the latest of which the last twelve months hold no part.
 */
function ordinaryBelow(latest: Quantity, paid: readonly Quantity[]): Quantity | null {
  const earlier = paid.slice(0, -1);
  const most = specialAbove * lowerMiddle(paid.map(({ value }) => value));
  const before = earlier.at(-1)?.value ?? latest.value;
  if (latest.value <= most || latest.value <= specialAbove * before) return null;
  return earlier.filter(({ value }) => value <= most).reduce<Quantity | null>(larger, null);
}

/** The highest dividend that two years running have paid, or nearly. */
const twiceRunning = (paid: readonly Quantity[]): PerShare =>
  paid.slice(1).reduce((highest, { value: after }, index) => {
    const before = paid[index]?.value ?? 0;
    const isSame = Math.max(before, after) <= specialAbove * Math.min(before, after);
    return isSame ? Math.max(highest, Math.min(before, after)) : highest;
  }, 0);

const larger = (one: Quantity | null, other: Quantity): Quantity =>
  one !== null && one.value > other.value ? one : other;

/** The middle one, of an even number the lower of the two. */
const lowerMiddle = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? Number.NaN;
