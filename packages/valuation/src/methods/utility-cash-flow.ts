import { withTraces } from "../calculation.ts";
import type { Company } from "../company/prepare.ts";
import type { NotApplicable } from "../outcome.ts";
import type { Settings } from "../scenarios.ts";
import { perShare } from "../steps/figures.ts";
import { derive, type Quantity } from "../trace.ts";
import { type Appraisal, notApplicable, type Valuation } from "./appraisal.ts";
import { viewsOfGrowth } from "./beside-cash-flow.ts";
import { paidOutPerShare } from "./equity-inputs.ts";
import { flowToEquityValue } from "./flow-to-equity.ts";
import { isSpreadThin } from "./terminal-warnings.ts";
import { totalPayout } from "./total-payout.ts";

/**
 * Value per share of a utility from the flow to its shareholders, at the cost of equity: a regulator sets what it earns on
 * its book, and its debt grows with it.
 *
 *   FCFEₜ = earningsₜ (1 − max(gₜ₊₁, 0)/ROEₜ₊₁),   ROEₜ ≥ Ke
 *
 * Growth is that of its book. What it would be worth by dividends and buy-backs is shown beside.
 *
 * Not applicable: `negativeEarnings`, `figuresMissing`, `sharesMissing`.
 */
export function utilityCashFlow(company: Company): Appraisal | NotApplicable {
  const { normalEarnings, shares, earnedReturn } = company;
  if (!shares) return notApplicable("sharesMissing");
  if (!normalEarnings) return notApplicable("figuresMissing", "comparableMultiples", ["netIncome"]);
  if (normalEarnings.quantity.value <= 0) return notApplicable("negativeEarnings", "comparableMultiples");
  const earnings = derive("normalisedEarningsPerShare", perShare, { amount: normalEarnings.quantity, shares });
  const paidOut = paidOutPerShare(company, earnings);
  return {
    kind: "appraisal",
    variant: "flowToEquity",
    levers: ["discountRate", "returns", "terminalGrowth", "growth"],
    warnings: [
      ...company.rateWarnings,
      ...normalEarnings.warnings,
      ...earnedReturn.warnings,
      ...company.buybackShare.warnings,
    ],
    notVotingReason: null,
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
    ...flowToEquityValue(company, settings, { earnings, paidOut, name: "freeCashFlowToEquity" }),
    notAboveZero: "negativeEarnings",
    details: () => ({
      drivers: [earnings, costOfEquity, growth ?? terminalGrowth],
      warnings: isSpreadThin(costOfEquity, terminalGrowth),
      besides: () => {
        const { result } = totalPayout(withTraces, company, settings, { earnings, paidOut });
        const total = result.kind === "step" ? [{ ...result, name: "totalPayoutValuePerShare" as const }] : [];
        return [...viewsOfGrowth(company), ...total];
      },
    }),
  };
}
