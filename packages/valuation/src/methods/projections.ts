import type { Scenario } from "../assumptions.ts";
import type { Company } from "../company/prepare.ts";
import { rememberedBy, type Settings } from "../scenarios.ts";
import { dilutedGrowthPerShare, grownPerShare } from "../steps/per-share.ts";
import { keptReturn } from "../steps/rates.ts";
import { assumption, derive, type Quantity } from "../trace.ts";
import type { Rate } from "../units.ts";

/** How much of the return above the cost of capital outlasts the horizon, by position of the lever "returns". */
const keptByScenario: Readonly<Record<Scenario, Rate>> = { conservative: 0, neutral: 0.5, optimistic: 1 };
const keptLimit: Rate = 0.05;

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

/** Earnings of one of today's shares in each year, by the positions of the levers that move them. */
export function projectedEarnings(
  { yearGrowth, dilution }: Company,
  earnings: Quantity,
): (settings: Settings) => readonly Quantity[] {
  return rememberedBy(["growth", "terminalGrowth"], (settings) => {
    let before = earnings;
    return yearGrowth(settings).map((growth, index) => {
      const year = index + 1;
      before = dilution
        ? derive("projectedEarningsPerShare", dilutedGrowthPerShare, { before, growth, dilution }, year)
        : derive("projectedEarningsPerShare", grownPerShare, { before, growth }, year);
      return before;
    });
  });
}
