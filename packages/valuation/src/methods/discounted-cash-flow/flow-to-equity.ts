import type { Company } from "../../company/normalise-company.ts";
import { type EquityTerms, earningsPath, equityValue, payoutsAfterGrowth } from "../../projections/equity-value.ts";
import type { Settings } from "../../scenarios/settings.ts";
import type { Calculation } from "../../trace/calculation.ts";
import type { QuantityName } from "../../trace/quantity-names.ts";
import type { Quantity } from "../../trace/trace.ts";
import { equityInputsOf } from "../equity-inputs.ts";
import { equityReturnsAt } from "../kept-return.ts";

export type Stream = { earnings: Quantity; paidOut: Quantity; name: QuantityName };

/**
 * The value of a share by its earnings after the cost of growth, discounted at the cost of equity, at a setting of the levers.
 *
 *   flowₜ = earningsₜ (1 − max(gₜ₊₁, 0)/ROEₜ₊₁),   ROEₜ ≥ Ke
 */
export function flowToEquityOf(
  company: Company,
  { name, ...stream }: Stream,
): <Term>(calculation: Calculation<Term>, settings: Settings) => EquityTerms<Term> {
  const returnsAt = equityReturnsAt(company);
  return (calculation, settings) => {
    const inputs = equityInputsOf(company, settings, stream);
    const { timeline, growth } = inputs;
    const payouts = payoutsAfterGrowth(calculation, timeline, {
      growths: growth.path(calculation),
      last: growth.last,
      ...returnsAt(calculation, settings),
    });
    const earnings = earningsPath(calculation, inputs);
    return equityValue(calculation, inputs, { name, present: "presentValueOfFlows", earnings, ...payouts });
  };
}
