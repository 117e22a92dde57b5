import { fundsFromOperationsAt } from "../company/funds-from-operations.ts";
import type { Company } from "../company/prepare.ts";
import type { NotApplicable } from "../outcome.ts";
import { positionOf, type Settings } from "../scenarios.ts";
import { difference, perShare, scaled } from "../steps/figures.ts";
import * as steps from "../steps/per-share.ts";
import { assumption, derive, type Quantity } from "../trace.ts";
import { type Appraisal, notApplicable, type Valuation } from "./appraisal.ts";
import { viewsOfGrowth } from "./beside-cash-flow.ts";
import { projectedEarnings } from "./projections.ts";

/** Part of the funds that keeps buildings as they are and is not published apart: a convention, near what trusts report. */
const maintenanceShare = 0.15;

/**
 * Value per share of a real-estate trust from the cash it can distribute, discounted at the cost of equity.
 *
 *   AFFO  = funds from operations × (1 − maintenance)
 *   flowₜ = AFFOₜ × (1 − gₜ/Ke);   AFFOₜ grows, growth fades to the perpetual one
 *   value = Σ flowₜ/(1+Ke)ᵗ + AFFO_N (1 + g∞) (1 − g∞/Ke) / (Ke − g∞) / (1+Ke)ᴺ
 *
 * Growth is paid for by what is retained, at a return equal to its cost, so it adds no value by itself: a trust that issues
 * shares to buy buildings grows without its owners getting richer. Mortgage trusts own loans, and are taken for financials. Shown, not counted: maintenance is a convention.
 *
 * Not applicable: `negativeEarnings`, `figuresMissing`, `sharesMissing`.
 *
 * @see Nareit, *Funds From Operations White Paper* (2018)
 */
export function distributableCash(company: Company): Appraisal | NotApplicable {
  const { history, shares, rates } = company;
  const funds = fundsFromOperationsAt(history, history.latest);
  if (!shares) return notApplicable("sharesMissing");
  if (!funds || !rates.neutral.growth) {
    return notApplicable("figuresMissing", "dividendDiscount", ["operatingCashFlow"]);
  }
  if (funds.quantity.value <= 0) return notApplicable("negativeEarnings", "netAssetValue");
  const share = assumption("maintenanceShare", maintenanceShare, "rate");
  const maintenance = derive("maintenance", scaled, { share, whole: funds.quantity });
  const adjusted = derive("adjustedFundsFromOperations", difference, { whole: funds.quantity, part: maintenance });
  const amount = derive("adjustedFundsPerShare", perShare, { amount: adjusted, shares });
  const projected = projectedEarnings(company, amount);
  return {
    kind: "appraisal",
    variant: "distributableCash",
    levers: ["discountRate", "terminalGrowth", "growth"],
    warnings: [...funds.warnings, "maintenanceEstimated", ...company.rateWarnings],
    notVotingReason: "fewInputs",
    value: (settings) => valuation(company, { amount, earnings: projected(settings) }, settings),
  };
}

function valuation(
  company: Company,
  { amount, earnings }: { amount: Quantity; earnings: readonly Quantity[] },
  settings: Settings,
): Valuation {
  const { costOfEquity } = company.rates[positionOf(settings, "discountRate")];
  const { terminalGrowth } = company.rates[positionOf(settings, "terminalGrowth")];
  const growth = company.rates[positionOf(settings, "growth")].growth ?? terminalGrowth;
  const payoutAt = (rate: Quantity, year: number | null = null) =>
    derive("projectedPayoutRatio", steps.stablePayout, { growth: rate, returnOnEquity: costOfEquity }, year);
  const growths = company.yearGrowth(settings);
  const flows = earnings.map((each, index) =>
    derive(
      "distributableCash",
      steps.partPerShare,
      // There is a rate of growth for each year of earnings; the last one stands for years without.
      { amount: each, share: payoutAt(growths[index] ?? terminalGrowth, index + 1) },
      index + 1,
    ),
  );
  const terminalValue = derive("terminalValue", steps.terminalValuePerShare, {
    earnings: earnings.at(-1) ?? amount,
    growth: terminalGrowth,
    payout: payoutAt(terminalGrowth),
    costOfEquity,
  });
  const rate = costOfEquity;
  const present = derive("presentValueOfFlows", steps.presentValueOfFlowsPerShare, { flows, rate });
  const presentTerminal = derive("presentValueOfTerminalValue", steps.presentValuePerShare, {
    amount: terminalValue,
    rate,
    years: company.horizon,
  });
  return {
    result: derive("valuePerShare", steps.sumPerShare, { terms: [present, presentTerminal] }),
    notAboveZero: "negativeEarnings",
    details: () => ({
      drivers: [amount, costOfEquity, growth],
      warnings: costOfEquity.value - terminalGrowth.value < 0.025 ? ["terminalSpreadThin"] : [],
      besides: () => viewsOfGrowth(company),
    }),
  };
}
