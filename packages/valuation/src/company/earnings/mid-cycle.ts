import { derive, type Quantity } from "../../trace/trace.ts";
import { scaled, sum } from "../../trace/traced-formulas/figures.ts";
import { depreciationAt } from "../accounts/base-figures.ts";
import type { History, Known } from "../accounts/history.ts";
import { type EarningPower, earningPowerOf, normalEarningsOf } from "./earning-power.ts";

/** EBITDA of an average year: latest revenue × the operating margin of ten years together + depreciation. */
export function midCycleEbitdaOf(history: History, earningPower: EarningPower | null): Known | null {
  const revenue = history.figure(history.latest, "revenue");
  const depreciation = depreciationAt(history, history.latest);
  if (!revenue || !earningPower || !depreciation) return null;
  const ebit = derive("normalisedEbit", scaled, { share: earningPower.targetMargin.neutral, whole: revenue });
  const ebitda = derive("ebitda", sum, { terms: [ebit, depreciation.quantity] });
  return { quantity: ebitda, warnings: [...earningPower.warnings, ...depreciation.warnings] };
}

/** The mid-cycle earnings of a cyclical company's peer. */
export function midCycleFiguresOf(history: History): { ebitda: Quantity | null; netIncome: Quantity | null } {
  return {
    ebitda: midCycleEbitdaOf(history, earningPowerOf(history, true))?.quantity ?? null,
    netIncome: normalEarningsOf(history, true)?.quantity ?? null,
  };
}
