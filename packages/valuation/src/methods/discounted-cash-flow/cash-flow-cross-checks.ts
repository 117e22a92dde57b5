import type { Company } from "../../company/normalise-company.ts";
import type { Settings } from "../../scenarios/settings.ts";
import { withTraces } from "../../trace/calculation.ts";
import { type Quantity, renamed, type Step } from "../../trace/trace.ts";
import { normalEarningsPerShare, paidOutPerShare } from "../equity-inputs.ts";
import { flowToEquityOf } from "./flow-to-equity.ts";

/** The views of growth side by side: the company's trend, its industry, and what it finances, which does not count. */
export function growthEstimates({ growth }: Company): Step[] {
  return growth.candidates.flatMap((each) => (each.kind === "step" ? [each] : []));
}

/**
 * The same company seen by its shareholders alone: profit less what growth costs at the return on equity, at the cost of
 * equity; no debt is deducted, because its interest already is. Nothing without a profit.
 *
 * @see Damodaran, *Investment Valuation*, 3rd ed., ch. 14
 */
export function valueToEquity(company: Company, shares: Quantity, settings: Settings): Step[] {
  const { normalEarnings } = company;
  if (!normalEarnings || normalEarnings.quantity.value <= 0) return [];
  const earnings = normalEarningsPerShare(normalEarnings, shares);
  const stream = { earnings, paidOut: paidOutPerShare(company, earnings), name: "freeCashFlowToEquity" } as const;
  const { result } = flowToEquityOf(company, stream)(withTraces, settings);
  return result.kind === "step" ? [renamed(result, "equityFlowValuePerShare")] : [];
}
