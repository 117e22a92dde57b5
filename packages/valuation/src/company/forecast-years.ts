import { fadedGrowth } from "../steps/discounted-cash-flow.ts";
import { assumption, derive, type Quantity } from "../trace.ts";

/** Years 1…horizon as quantities, made once for a company. */
export function yearsOf(horizon: Quantity): Quantity[] {
  return Array.from({ length: horizon.value }, (_, index) => assumption("year", index + 1, "years"));
}

/** Growth of each year: the first year's, fading linearly to the perpetual one in the last. */
export function fadingGrowth(inputs: {
  first: Quantity;
  last: Quantity;
  years: readonly Quantity[];
  horizon: Quantity;
}): Quantity[] {
  const { first, last, years, horizon } = inputs;
  return years.map((year) => derive("yearGrowth", fadedGrowth, { first, last, year, horizon }, year.value));
}
