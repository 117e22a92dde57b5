import type { AssumptionOverrides, YearlyLever } from "../assumptions.ts";
import type { QuantityName } from "../quantity-names.ts";
import { fadedGrowth } from "../steps/discounted-cash-flow.ts";
import { assumption, chosenForYear, derive, type Quantity } from "../trace.ts";
import type { Unit } from "../units.ts";

/** What the user has set for single years, by lever; the first year first, null where nothing is set. */
export type ChosenYears = Readonly<Record<YearlyLever, readonly (Quantity | null)[]>>;

/** How a trace calls what is set for a year. */
export const yearlyQuantities = {
  growthByYear: { name: "yearGrowth", unit: "rate" },
  marginByYear: { name: "projectedMargin", unit: "rate" },
  salesToCapitalByYear: { name: "salesToCapital", unit: "ratio" },
} as const satisfies Record<YearlyLever, { name: QuantityName; unit: Unit }>;

/** The numbers of single years as quantities, made once for a company: all methods and scenarios share them. */
export function chosenYearsOf(overrides: AssumptionOverrides): ChosenYears {
  const ofLever = (lever: YearlyLever) => {
    const { name, unit } = yearlyQuantities[lever];
    return (overrides[lever] ?? []).map((value, index) =>
      value === null ? null : chosenForYear(name, value, unit, index + 1),
    );
  };
  return {
    growthByYear: ofLever("growthByYear"),
    marginByYear: ofLever("marginByYear"),
    salesToCapitalByYear: ofLever("salesToCapitalByYear"),
  };
}

/** Whether one of the years ahead is set by itself. */
export const isAnyChosen = (chosen: readonly (Quantity | null)[], years: readonly Quantity[]): boolean =>
  chosen.slice(0, years.length).some((each) => each !== null);

/** Years 1…horizon as quantities, made once for a company. */
export function yearsOf(horizon: Quantity): Quantity[] {
  return Array.from({ length: horizon.value }, (_, index) => assumption("year", index + 1, "years"));
}

/** Growth of each year: the one set for it, or the first year's, fading linearly to the perpetual one in the last. */
export function fadingGrowth(inputs: {
  first: Quantity;
  last: Quantity;
  years: readonly Quantity[];
  horizon: Quantity;
  chosen: ChosenYears;
}): Quantity[] {
  const { first, last, years, horizon, chosen } = inputs;
  return years.map(
    (year, index) =>
      chosen.growthByYear[index] ?? derive("yearGrowth", fadedGrowth, { first, last, year, horizon }, year.value),
  );
}
