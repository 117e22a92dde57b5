import type { Company } from "../company/normalise-company.ts";
import type { Rate } from "../inputs/units.ts";
import { fadingReturns } from "../projections/fading-returns.ts";
import type { Scenario } from "../scenarios/assumptions.ts";
import { partBy } from "../scenarios/parts.ts";
import { positionOf, type Settings } from "../scenarios/scenarios.ts";
import type { Calculation } from "../trace/calculation.ts";
import { assumption, type Quantity } from "../trace/trace.ts";
import { highestRate } from "../trace/traced-formulas/figures.ts";
import { lastingReturn } from "../trace/traced-formulas/projection.ts";

/** How much of the return above its cost lasts for ever, by position of the lever "returns". */
const keptByScenario: Readonly<Record<Scenario, Rate>> = { conservative: 0, neutral: 0.6, optimistic: 0.85 };

/** The part of the return above its cost that lasts for ever: the scenario's, or the reader's. */
export function keptReturn({ overrides }: Company, settings: Settings): Quantity {
  return overrides.keptReturn === undefined
    ? assumption("returnSpreadKept", keptByScenario[positionOf(settings, "returns")], "rate", "scenario")
    : assumption("returnSpreadKept", overrides.keptReturn, "rate", "user");
}

/**
 * The return on equity at the end of the horizon, and its lasting part. A trust's equity, and one whose return is
 * unknown, earns what it costs; `atLeastCost` takes a poor return for that too.
 */
export function equityReturns<Term>(
  { of, step }: Calculation<Term>,
  company: Company,
  settings: Settings,
  { atLeastCost }: { atLeastCost: boolean },
): { earned: Term; lasting: Term } {
  const cost = of(company.ratesAt(settings).costOfEquity);
  const { quantity } = company.earnedReturn;
  const own = quantity ? of(quantity) : cost;
  const earned = quantity && atLeastCost ? step("earnedReturn", highestRate, { values: [own, cost] }) : own;
  const kept = of(keptReturn(company, settings));
  return { earned, lasting: step("terminalReturnOnEquity", lastingReturn, { cost, earned, kept }) };
}

/** Returns on equity of who never earns less than it costs: at the end of the horizon, in the fade stage, and for ever. */
export type EquityReturns<Term> = { earned: Term; returns: readonly Term[]; lasting: Term };

/** The same at each setting of the levers that move them, worked out once for each. */
export const equityReturnsAt = (
  company: Company,
): (<Term>(calculation: Calculation<Term>, settings: Settings) => EquityReturns<Term>) =>
  partBy(["discountRate", "returns"], (calculation, settings) => {
    const ends = equityReturns(calculation, company, settings, { atLeastCost: true });
    return {
      ...ends,
      returns: fadingReturns(calculation, company.timeline, { name: "projectedReturnOnEquity", ...ends }),
    };
  });
