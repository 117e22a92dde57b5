import type { Company } from "../../company/normalise-company.ts";
import type { NotApplicable } from "../../report/outcome.ts";
import { withTraces } from "../../trace/calculation.ts";
import { renamed } from "../../trace/trace.ts";
import { type Appraisal, notApplicable } from "../appraisal.ts";
import { normalEarningsPerShare } from "../equity-inputs.ts";
import { totalPayoutOf } from "../total-payout.ts";
import { equityFlowAppraisal } from "./equity-flow-appraisal.ts";

/**
 * Value per share of a company from the flow to its shareholders, at the cost of equity. Usual for a utility: a regulator sets what
 * it earns on its book, and its debt grows with it. For any other company where the reader chooses it.
 *
 *   FCFEₜ = earningsₜ (1 − max(gₜ₊₁, 0)/ROEₜ₊₁),   ROEₜ ≥ Ke
 *
 * Its debt grows as fast as its earnings: what growth costs and lenders do not pay, the shareholders leave in the company. The growth of
 * a utility is that of its book. What it would be worth by dividends and buy-backs is shown beside.
 *
 * Not applicable: `negativeEarnings`, `figuresMissing`, `sharesMissing`.
 */
export function equityCashFlow(company: Company): Appraisal | NotApplicable {
  const { normalEarnings, shares, earnedReturn } = company;
  if (!shares) return notApplicable("sharesMissing");
  if (!normalEarnings) return notApplicable("figuresMissing", "comparableMultiples", ["netIncome"]);
  if (normalEarnings.quantity.value <= 0) return notApplicable("negativeEarnings", "comparableMultiples");
  return equityFlowAppraisal(company, {
    earnings: normalEarningsPerShare(normalEarnings, shares),
    name: "freeCashFlowToEquity",
    variant: "flowToEquity",
    levers: ["discountRate", "returns", "terminalGrowth", "growth"],
    warnings: [
      ...company.rateWarnings,
      ...normalEarnings.warnings,
      ...earnedReturn.warnings,
      ...company.buybackShare.warnings,
    ],
    notVotingReason: null,
    besides: (settings, stream) => {
      const { result } = totalPayoutOf(company, stream)(withTraces, settings);
      return result.kind === "step" ? [renamed(result, "totalPayoutValuePerShare")] : [];
    },
  });
}
