import { fundsFromOperationsAt } from "../company/funds-from-operations.ts";
import type { Company } from "../company/prepare.ts";
import type { NotApplicable } from "../outcome.ts";
import type { Settings } from "../scenarios.ts";
import { difference, perShare, scaled } from "../steps/figures.ts";
import { assumption, derive, type Quantity } from "../trace.ts";
import { type Appraisal, notApplicable, type Valuation } from "./appraisal.ts";
import { viewsOfGrowth } from "./beside-cash-flow.ts";
import { paidOutPerShare } from "./equity-inputs.ts";
import { flowToEquityValue } from "./flow-to-equity.ts";
import { isSpreadThin } from "./terminal-warnings.ts";

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
  const earnings = derive("adjustedFundsPerShare", perShare, { amount: adjusted, shares });
  const paidOut = paidOutPerShare(company, earnings);
  return {
    kind: "appraisal",
    variant: "distributableCash",
    levers: ["discountRate", "terminalGrowth", "growth"],
    warnings: [...funds.warnings, "maintenanceEstimated", ...company.rateWarnings],
    notVotingReason: "fewInputs",
    value: (settings) => valuation(company, { earnings, paidOut }, settings),
  };
}

function valuation(
  company: Company,
  { earnings, paidOut }: { earnings: Quantity; paidOut: Quantity },
  settings: Settings,
): Valuation {
  const { costOfEquity, growth, terminalGrowth } = company.ratesAt(settings);
  return {
    ...flowToEquityValue(company, settings, { earnings, paidOut, name: "distributableCash" }),
    notAboveZero: "negativeEarnings",
    details: () => ({
      drivers: [earnings, costOfEquity, growth ?? terminalGrowth],
      warnings: isSpreadThin(costOfEquity, terminalGrowth),
      besides: () => viewsOfGrowth(company),
    }),
  };
}
