import type { Company } from "../../company/normalise-company.ts";
import { type EquityTerms, earningsPath, equityValue, payoutsAfterGrowth } from "../../projections/equity-value.ts";
import type { Settings } from "../../scenarios/scenarios.ts";
import type { Calculation } from "../../trace/calculation.ts";
import type { QuantityName } from "../../trace/quantity-names.ts";
import type { Quantity } from "../../trace/trace.ts";
import { equityInputsOf } from "../equity-inputs.ts";
import type { EquityReturns } from "../kept-return.ts";

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
  { earnings, paidOut, name, returns }: Stream & { returns: EquityReturns<Term> },
): EquityTerms<Term> {
  const inputs = equityInputsOf(company, settings, { earnings, paidOut });
  const growths = inputs.growth.path(calculation);
  const last = inputs.growth.last;
  const payouts = payoutsAfterGrowth(calculation, inputs.timeline, { growths, last, ...returns });
  return equityValue(calculation, inputs, {
    name,
    present: "presentValueOfFlows",
    earnings: earningsPath(calculation, inputs),
    ...payouts,
  });
}
