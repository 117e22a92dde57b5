import type { Calculation } from "../trace/calculation.ts";
import type { Quantity } from "../trace/trace.ts";
import { fadingGrowth } from "../trace/traced-formulas/projection.ts";
import type { Timeline } from "./timeline.ts";

/** How fast a company grows, at one setting of its levers. */
export type Growth = {
  first: Quantity;
  /** For ever. */
  last: Quantity;
  /** Of each year of the horizon and the fade stage; worked out once, however many methods and settings ask for it. */
  path: <Term>(calculation: Calculation<Term>) => readonly Term[];
};

/** Growth over the years ahead: the one that the reader has set for a year, or the first year's fading to the perpetual one. */
export function growthOver(
  timeline: Timeline,
  inputs: { first: Quantity; last: Quantity; chosen: readonly (Quantity | null)[] },
): Growth {
  const known = new Map<unknown, readonly unknown[]>();
  return {
    first: inputs.first,
    last: inputs.last,
    path: <Term>(calculation: Calculation<Term>) => {
      const path = known.get(calculation) ?? growthPath(calculation, timeline, inputs);
      known.set(calculation, path);
      // The entry kept for a calculation was computed by it.
      return path as readonly Term[];
    },
  };
}

/**
 * Growth of each year of the horizon and the fade stage: the one that the reader has set for it, or the first year's, fading
 * in equal steps to the perpetual one in the last.
 */
function growthPath<Term>(
  { of, step }: Calculation<Term>,
  timeline: Timeline,
  inputs: Parameters<typeof growthOver>[1],
): readonly Term[] {
  const [first, last, years] = [of(inputs.first), of(inputs.last), of(timeline.length)];
  return timeline.years.map((year) => {
    const chosen = year.value <= timeline.horizon.value ? inputs.chosen[year.value - 1] : null;
    return chosen ? of(chosen) : step("yearGrowth", fadingGrowth, { first, last, year: of(year), years }, year.value);
  });
}
