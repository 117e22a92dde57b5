import type { Company } from "../company/normalise-company.ts";
import type { Rate } from "../inputs/units.ts";
import { type EquityReturns, equityReturns } from "../projections/fading-returns.ts";
import type { Scenario } from "../scenarios/assumptions.ts";
import { partBy } from "../scenarios/parts.ts";
import { positionOf, type Settings } from "../scenarios/settings.ts";
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

/** What equity earns today; what it costs, of a trust and where the return is unknown. */
const ownReturn = (company: Company, settings: Settings): Quantity =>
  company.earnedReturn.quantity ?? company.ratesAt(settings).costOfEquity;

/** The part of a return on equity that lasts for ever; what is earned today where no other return is given. */
export function lastingReturnOnEquity<Term>(
  { of, step }: Calculation<Term>,
  company: Company,
  settings: Settings,
  earned: Term = of(ownReturn(company, settings)),
): Term {
  const cost = of(company.ratesAt(settings).costOfEquity);
  return step("terminalReturnOnEquity", lastingReturn, { cost, earned, kept: of(keptReturn(company, settings)) });
}

/**
 * Returns on equity, none below its cost, at each setting of the levers that move them. A trust's equity, and one whose return
 * is unknown, earns what it costs.
 */
export const equityReturnsAt = (
  company: Company,
): (<Term>(calculation: Calculation<Term>, settings: Settings) => EquityReturns<Term>) =>
  partBy(["discountRate", "returns"], (calculation, settings) => {
    const { of, step } = calculation;
    const [own, cost] = [of(ownReturn(company, settings)), of(company.ratesAt(settings).costOfEquity)];
    const earned = company.earnedReturn.quantity ? step("earnedReturn", highestRate, { values: [own, cost] }) : cost;
    const lasting = lastingReturnOnEquity(calculation, company, settings, earned);
    return equityReturns(calculation, company.timeline, { earned, lasting });
  });
