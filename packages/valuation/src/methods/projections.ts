import type { Scenario } from "../assumptions.ts";
import type { Company } from "../company/prepare.ts";
import { positionOf, rememberedBy, type Settings } from "../scenarios.ts";
import { fadedGrowth } from "../steps/discounted-cash-flow.ts";
import { grownPerShare } from "../steps/per-share.ts";
import { keptReturn } from "../steps/rates.ts";
import { assumption, derive, type Quantity } from "../trace.ts";
import type { Rate } from "../units.ts";

/** How much of the return above the cost of capital outlasts the horizon, by position of the lever "returns". */
const keptByScenario: Readonly<Record<Scenario, Rate>> = { conservative: 0, neutral: 0.5, optimistic: 1 };
const keptLimit: Rate = 0.05;

/** Years 1…horizon as quantities, made once for a horizon. */
export function yearsOf(horizon: Quantity): Quantity[] {
  return Array.from({ length: horizon.value }, (_, index) => assumption("year", index + 1, "years"));
}

/** Growth of each year: the first year's, fading linearly to the perpetual one in the last. */
export function fadingGrowth(inputs: {
  first: Quantity;
  last: Quantity;
  years: readonly Quantity[];
  horizon: Quantity;
}) {
  const { first, last, years, horizon } = inputs;
  return years.map((year) => derive("yearGrowth", fadedGrowth, { first, last, year, horizon }, year.value));
}

/**
 * Return on new capital in perpetuity: its cost, plus none, half or all (conservative, neutral, optimistic) of what the
 * company earns above it today; at most five points last, in every scenario.
 */
export function lastingReturn(
  name: "terminalReturnOnCapital" | "terminalReturnOnEquity",
  inputs: { cost: Quantity; earned: Quantity; position: Scenario },
): Quantity {
  const { cost, earned, position } = inputs;
  return derive(name, keptReturn, {
    cost,
    kept: assumption("returnSpreadKept", keptByScenario[position], "rate", "scenario"),
    return: earned,
    limit: assumption("returnSpreadLimit", keptLimit, "rate"),
  });
}

/** Earnings per share of each year, by the positions of the levers that move them. */
export function projectedEarnings(
  { rates, horizon }: Company,
  earnings: Quantity,
  years: readonly Quantity[],
): (settings: Settings) => readonly Quantity[] {
  return rememberedBy(["growth", "terminalGrowth"], (settings) => {
    const last = rates[positionOf(settings, "terminalGrowth")].terminalGrowth;
    const first = rates[positionOf(settings, "growth")].growth ?? last;
    let before = earnings;
    return fadingGrowth({ first, last, years, horizon }).map((growth, index) => {
      before = derive("projectedEarningsPerShare", grownPerShare, { before, growth }, index + 1);
      return before;
    });
  });
}
