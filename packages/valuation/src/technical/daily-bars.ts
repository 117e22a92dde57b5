import type { IsoDate, PerShare } from "../inputs/units.ts";

/** A daily bar of a share. Prices on one share basis. */
export type DailyBar = { date: IsoDate; high: PerShare; low: PerShare; close: PerShare };

/** Bars in order of time, or the day for which they cannot be one series. */
export type OrderedBars<Bar> =
  | { kind: "ordered"; bars: Bar[] }
  | { kind: "rejected"; reason: "notADate" | "repeatedDate" | "notAPrice"; date: string };

/**
 * Daily bars as indicators need them: oldest first, one a day, each a price range.
 *
 *   low ≤ close ≤ high, all finite and above zero
 *
 * Bars out of order are sorted, because the order is in their dates. Rejected, with the first day concerned: a date that the
 * calendar does not have (`notADate`), two bars of one day, of which one must be wrong (`repeatedDate`), and prices that are
 * no range (`notAPrice`). Days without trade have no bar and get none: nothing is filled forward.
 */
export function orderedBars<Bar extends DailyBar>(bars: readonly Bar[]): OrderedBars<Bar> {
  const unreadable = bars.find(({ date }) => !isDay(date));
  if (unreadable) return { kind: "rejected", reason: "notADate", date: unreadable.date };
  const sorted = bars.toSorted((a, b) => (a.date < b.date ? -1 : 1));
  const repeated = sorted.find(({ date }, index) => date === sorted[index - 1]?.date);
  if (repeated) return { kind: "rejected", reason: "repeatedDate", date: repeated.date };
  const priceless = sorted.find((bar) => !isRange(bar));
  if (priceless) return { kind: "rejected", reason: "notAPrice", date: priceless.date };
  return { kind: "ordered", bars: sorted };
}

function isDay(date: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(date) ? Date.parse(`${date}T00:00:00Z`) : Number.NaN;
  // 30 February is read as 1 March.
  return Number.isFinite(time) && new Date(time).toISOString().startsWith(date);
}

function isRange({ high, low, close }: DailyBar): boolean {
  return low > 0 && low <= close && close <= high && high < Number.POSITIVE_INFINITY;
}
