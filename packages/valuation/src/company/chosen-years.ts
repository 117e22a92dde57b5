import type { Unit, Years } from "../inputs/units.ts";
import type { AssumptionOverrides, YearlyLever } from "../scenarios/assumptions.ts";
import type { QuantityName } from "../trace/quantity-names.ts";
import { chosenForYear, type Quantity } from "../trace/trace.ts";

/** The user's values for single years, by lever; first year first, null where none is set. */
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

/** Whether one of the years of the horizon is set by itself. */
export const isAnyChosen = (chosen: readonly (Quantity | null)[], horizon: Years): boolean =>
  chosen.slice(0, horizon).some((each) => each !== null);
