import { fundsFromOperationsAt } from "../../company/accounts/funds-from-operations.ts";
import type { Company } from "../../company/normalise-company.ts";
import type { NotApplicable } from "../../report/outcome.ts";
import { assumption, derive } from "../../trace/trace.ts";
import { difference, perShare, scaled } from "../../trace/traced-formulas/figures.ts";
import { type Appraisal, notApplicable } from "../appraisal.ts";
import { equityFlowAppraisal } from "./equity-flow-appraisal.ts";

/** Part of the funds that keeps buildings as they are and is not published apart: a convention, near what trusts report. */
const maintenanceShare = 0.15;

/**
 * Value per share of a real-estate trust from the cash it can distribute, discounted at the cost of equity.
 *
 *   AFFO  = funds from operations × (1 − maintenance)
 *   flowₜ = AFFOₜ × (1 − gₜ₊₁/Ke);   AFFOₜ grows, growth fades to the perpetual one
 *
 * Growth is paid for by what is retained, at a return equal to its cost, so it adds no value by itself: a trust that issues
 * shares to buy buildings grows without its owners getting richer. Mortgage trusts own loans, and are taken for financials. Shown, not counted: maintenance is a convention.
 *
 * Not applicable: `negativeEarnings`, `figuresMissing`, `sharesMissing`.
 *
 * @see Nareit, *Funds From Operations White Paper* (2018)
 */
export function distributableCash(company: Company): Appraisal | NotApplicable {
  const { history, shares } = company;
  const funds = fundsFromOperationsAt(history, history.latest);
  if (!shares) return notApplicable("sharesMissing");
  if (!funds) return notApplicable("figuresMissing", "dividendDiscount", ["operatingCashFlow"]);
  if (funds.quantity.value <= 0) return notApplicable("negativeEarnings", "netAssetValue");
  const share = assumption("maintenanceShare", maintenanceShare, "rate");
  const maintenance = derive("maintenance", scaled, { share, whole: funds.quantity });
  const adjusted = derive("adjustedFundsFromOperations", difference, { whole: funds.quantity, part: maintenance });
  return equityFlowAppraisal(company, {
    earnings: derive("adjustedFundsPerShare", perShare, { amount: adjusted, shares }),
    name: "distributableCash",
    variant: "distributableCash",
    levers: ["discountRate", "terminalGrowth", "growth"],
    warnings: [...funds.warnings, "maintenanceEstimated", ...company.rateWarnings],
    notVotingReason: "fewInputs",
  });
}
