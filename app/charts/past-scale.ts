import { scaleLinear } from "d3-scale";
import { type TimeScale, timeScaleOf } from "./time-scale.ts";

/** Price and band of values at the end of a month. */
type Month = { asOf: string; price: number; low: number | null; high: number | null };

/** `cutAt`: where the drawing cuts a band that reaches much further than the price; null where it does not. */
export type PastScale = TimeScale & { cutAt: number | null };

/** A band above the price by more than this many times its highest is cut: the price would lie on the ground. */
const mostOverPrice = 3;
/** Money begins at nothing where what is drawn comes down to this part of its top. */
const nearGround = 0.4;

/** Months along the drawing, and money up it as far as the prices and the band around them reach. */
export function pastScaleOf(months: readonly Month[]): PastScale {
  const prices = months.map(({ price }) => price);
  const all = months.flatMap(({ price, low, high }) => [price, ...(low === null || high === null ? [] : [low, high])]);
  const most = Math.max(...prices) * mostOverPrice;
  const highest = Math.max(...all);
  const top = Math.min(highest, most);
  const lowest = Math.min(...all, top);
  const y = scaleLinear([lowest < top * nearGround ? Math.min(0, lowest) : lowest, top], [100, 0]).nice(3);
  return {
    ...timeScaleOf(
      months.map(({ asOf }) => asOf),
      [],
    ),
    y,
    ticks: atMost(4, y.ticks(3)),
    cutAt: highest > (y.domain()[1] ?? top) ? (y.domain()[1] ?? top) : null,
  };
}

/** Every second one of too many. */
const atMost = (most: number, ticks: readonly number[]): readonly number[] =>
  ticks.length > most ? ticks.filter((_, place) => place % 2 === 0) : ticks;

/** Where the last price lies against its band, and since which month; null where the last month has no band. */
export function standingOf(months: readonly Month[]) {
  const last = sideOf(months.at(-1));
  if (last === null) return null;
  const before = months.findLastIndex((month) => sideOf(month) !== last);
  // The months after the one before are at least the last.
  return { side: last, since: months[before + 1]?.asOf ?? "", isWhole: before < 0 };
}

function sideOf(month: Month | undefined): "above" | "within" | "below" | null {
  if (month === undefined || month.low === null || month.high === null) return null;
  if (month.price > month.high) return "above";
  return month.price < month.low ? "below" : "within";
}
