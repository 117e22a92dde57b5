import type { Company } from "../../company/normalise-company.ts";
import { type EquityTerms, earningsPath, equityValue, payoutsAfterGrowth } from "../../projections/equity-value.ts";
import { fadingReturns } from "../../projections/fading-returns.ts";
import type { Settings } from "../../scenarios/scenarios.ts";
import type { Calculation } from "../../trace/calculation.ts";
import type { QuantityName } from "../../trace/quantity-names.ts";
import type { Quantity } from "../../trace/trace.ts";
import { equityInputsOf } from "../equity-inputs.ts";
import { equityReturns } from "../kept-return.ts";

export type Stream = { earnings: Quantity; paidOut: Quantity; name: QuantityName };

/**
 * The value of a share by its earnings after the cost of growth, discounted at the cost of equity.
 *
 *   flowₜ = earningsₜ (1 − max(gₜ₊₁, 0)/ROEₜ₊₁),   ROEₜ ≥ Ke
 */
export function flowToEquity<Term>(
  calculation: Calculation<Term>,
  company: Company,
  settings: Settings,
  { earnings, paidOut, name }: Stream,
): EquityTerms<Term> {
  const inputs = equityInputsOf(company, settings, { earnings, paidOut });
  const { earned, lasting } = equityReturns(calculation, company, settings, { atLeastCost: true });
  const { timeline } = inputs;
  const returns = fadingReturns(calculation, timeline, { name: "projectedReturnOnEquity", earned, lasting });
  const growths = inputs.growth.path(calculation);
  const last = inputs.growth.last;
  const payouts = payoutsAfterGrowth(calculation, timeline, { growths, last, returns, earned, lasting });
  return equityValue(calculation, inputs, {
    name,
    present: "presentValueOfFlows",
    earnings: earningsPath(calculation, inputs),
    ...payouts,
  });
}
