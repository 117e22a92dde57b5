import type { Calculation } from "../calculation.ts";
import { fadingGrowth } from "../steps/projection.ts";
import type { Quantity } from "../trace.ts";
import type { Timeline } from "./timeline.ts";

/**
 * Growth of each year of the horizon and the fade stage: the one that the reader has set for it, or the first year's, fading
 * in equal steps to the perpetual one in the last.
 */
export function growthPath<Term>(
  { of, step }: Calculation<Term>,
  timeline: Timeline,
  inputs: { first: Quantity; last: Quantity; chosen: readonly (Quantity | null)[] },
): readonly Term[] {
  const [first, last, years] = [of(inputs.first), of(inputs.last), of(timeline.length)];
  return timeline.years.map((year) => {
    const chosen = year.value <= timeline.horizon.value ? inputs.chosen[year.value - 1] : null;
    return chosen ? of(chosen) : step("yearGrowth", fadingGrowth, { first, last, year: of(year), years }, year.value);
  });
}
