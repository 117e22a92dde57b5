import type { Calculation } from "../trace/calculation.ts";
import type { QuantityName } from "../trace/quantity-names.ts";
import { fadingReturn } from "../trace/traced-formulas/projection.ts";
import type { Timeline } from "./timeline.ts";

/**
 * Return of each year after the horizon, falling in equal steps from what is earned at its end to what lasts; of year n + 1
 * what lasts itself. In the order of the years, the first after the horizon first.
 */
export function fadingReturns<Term>(
  { of, step }: Calculation<Term>,
  timeline: Timeline,
  inputs: { name: QuantityName; earned: Term; lasting: Term },
): readonly Term[] {
  const { name, earned, lasting } = inputs;
  const [horizon, fade] = [of(timeline.horizon), of(timeline.fade)];
  const returns: Term[] = [];
  for (const year of timeline.years) {
    if (year.value <= timeline.horizon.value) continue;
    returns.push(step(name, fadingReturn, { earned, lasting, year: of(year), horizon, fade }, year.value));
  }
  returns.push(lasting);
  return returns;
}

/** A return on equity at the end of the horizon, of each year after it, and for ever. */
export type EquityReturns<Term> = { earned: Term; returns: readonly Term[]; lasting: Term };

/** The return on equity, falling after the horizon from what is earned to what lasts. */
export const equityReturns = <Term>(
  calculation: Calculation<Term>,
  timeline: Timeline,
  ends: { earned: Term; lasting: Term },
): EquityReturns<Term> => ({
  ...ends,
  returns: fadingReturns(calculation, timeline, { name: "projectedReturnOnEquity", ...ends }),
});
