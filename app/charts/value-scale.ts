import type { MethodReport, PerShare, ValuationReport } from "@valora/valuation";
import { scaleLinear } from "d3-scale";

/** One scale for the football field and every card, so that bars can be compared by eye. */
export type ValueScale = {
  from: PerShare;
  to: PerShare;
  ticks: readonly PerShare[];
  /** Position across the plot in percent of its width, kept inside it. */
  at: (value: PerShare) => number;
  holds: (value: PerShare) => boolean;
};

/** The lowest and highest value of a method over the three scenarios; null when it has none. */
export function spanOf({ range, outcome }: MethodReport): { low: PerShare; high: PerShare } | null {
  if (outcome.kind === "notApplicable") return null;
  const values = [range.conservative, range.neutral, range.optimistic, outcome.valuePerShare].filter(
    (value) => value !== null,
  );
  return { low: Math.min(...values), high: Math.max(...values) };
}

const votes = ({ outcome }: MethodReport) => outcome.kind === "estimate" && outcome.votes;

/** Rounded outwards over the ranges of all voting methods, votes of 0 and the price; over all estimates when none votes. */
export function valueScaleOf({ methods }: ValuationReport, price: PerShare | null): ValueScale | null {
  const voting = methods.filter(votes);
  const values = (voting.length > 0 ? voting : methods).flatMap((method) => {
    const span = spanOf(method);
    return span ? [span.low, span.high] : [];
  });
  const zeros = methods.flatMap(({ outcome, vote }) => (outcome.kind !== "estimate" && vote !== null ? [vote] : []));
  return scaleOver([...values, ...zeros, ...(price === null ? [] : [price])]);
}

/** Rounded outwards over some values; null without any. */
export function scaleOver(values: readonly PerShare[]): ValueScale | null {
  if (values.length === 0) return null;
  const low = Math.min(...values);
  const high = Math.max(...values);
  const margin = high > low ? (high - low) * 0.03 : Math.abs(high) * 0.2 || 1;
  // A share cannot be worth less than nothing: an axis that starts above zero never slips below it by rounding.
  const start = low >= 0 ? Math.max(0, low - margin) : low - margin;
  const scale = scaleLinear([start, high + margin], [0, 100])
    .nice(8)
    .clamp(true);
  const [from = start, to = high] = scale.domain();
  return { from, to, ticks: scale.ticks(8), at: scale, holds: (value) => value >= from && value <= to };
}
