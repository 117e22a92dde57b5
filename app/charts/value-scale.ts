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

/** From one value to another. */
export type Span = { low: PerShare; high: PerShare };

/** The lowest and highest value of a method over the three scenarios; null when it has none. */
export function spanOf({ range, outcome }: MethodReport): Span | null {
  if (outcome.kind === "notApplicable") return null;
  const values = [range.conservative, range.neutral, range.optimistic, outcome.valuePerShare].filter(
    (value) => value !== null,
  );
  return { low: Math.min(...values), high: Math.max(...values) };
}

const votes = ({ outcome }: MethodReport) => outcome.kind === "estimate" && outcome.votes;

/** A value this much below or above the price counts as fair. */
const fairMargin = 0.1;

/** Between which values one counts as fair. */
export const fairBand = (price: PerShare): Span => ({ low: price * (1 - fairMargin), high: price * (1 + fairMargin) });

/**
 * Rounded outwards over the ranges of all voting methods, votes of 0, the price with what counts as fair around it, and the
 * spread around the mean; over all estimates when none votes.
 */
export function valueScaleOf({ methods, summary }: ValuationReport, price: PerShare | null): ValueScale | null {
  const voting = methods.filter(votes);
  const spread = spreadOf(summary);
  const spans = [
    ...(voting.length > 0 ? voting : methods).map(spanOf),
    price === null ? null : fairBand(price),
    spread === null ? null : withinWorth(spread),
  ];
  const zeros = methods.flatMap(({ outcome, vote }) => (outcome.kind !== "estimate" && vote !== null ? [vote] : []));
  return scaleOver([...spans.flatMap((span) => (span === null ? [] : [span.low, span.high])), ...zeros]);
}

/** One standard deviation around the mean; null without one. */
export function spreadOf({ mean, standardDeviation }: ValuationReport["summary"]): Span | null {
  if (mean === null || standardDeviation === null) return null;
  return { low: mean - standardDeviation, high: mean + standardDeviation };
}

/** Of the spread, what a share can be worth. */
const withinWorth = ({ low, high }: Span): Span => ({ low: Math.max(0, low), high });

/** An end of a bar that lies beyond the drawing, and how far the bar goes on; both its ends when all of it lies beyond. */
export type Cut = { side: "low" | "high"; reaches: readonly PerShare[] };

/** Where a bar is cut by the edges of its scale. */
export function cutEndsOf({ from, to }: Pick<ValueScale, "from" | "to">, { low, high }: Span): readonly Cut[] {
  const whole = low === high ? [low] : [low, high];
  const cuts: Cut[] = [];
  if (low < from) cuts.push({ side: "low", reaches: high < from ? whole : [low] });
  if (high > to) cuts.push({ side: "high", reaches: low > to ? whole : [high] });
  return cuts;
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
