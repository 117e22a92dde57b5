import type { Scenario } from "../assumptions.ts";
import type { Calculation } from "../calculation.ts";
import type { Company } from "../company/prepare.ts";
import { positionOf, type Settings } from "../scenarios.ts";
import { highestRate } from "../steps/figures.ts";
import { lastingReturn } from "../steps/projection.ts";
import { assumption, type Quantity } from "../trace.ts";
import type { Rate } from "../units.ts";

/** How much of the return above its cost lasts for ever, by position of the lever "returns". */
const keptByScenario: Readonly<Record<Scenario, Rate>> = { conservative: 0, neutral: 0.6, optimistic: 0.85 };

/** The part of the return above its cost that lasts for ever: the scenario's, or the reader's. */
export function keptReturn({ overrides }: Company, settings: Settings): Quantity {
  return overrides.keptReturn === undefined
    ? assumption("returnSpreadKept", keptByScenario[positionOf(settings, "returns")], "rate", "scenario")
    : assumption("returnSpreadKept", overrides.keptReturn, "rate", "user");
}

/**
 * What equity earns at the end of the horizon, and what lasts of it for ever. A trust's equity, and one whose return is
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
