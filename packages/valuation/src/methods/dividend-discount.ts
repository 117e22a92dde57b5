import type { Company } from "../company/prepare.ts";
import type { NotApplicableReason, NotVotingReason, Warning } from "../outcome.ts";
import { type ByScenario, byScenario, positionOf, type Settings } from "../scenarios.ts";
import { converging } from "../steps/discounted-cash-flow.ts";
import { boundedRate, lowestRate, perShare, quantileRate, shareOf } from "../steps/figures.ts";
import * as steps from "../steps/per-share.ts";
import { assumption, derive, type Quantity } from "../trace.ts";
import { type Appraisal, type Method, notApplicable, type Valuation } from "./appraisal.ts";
import { otherDividendModels } from "./beside-dividends.ts";
import { lastingReturn, projectedEarnings } from "./projections.ts";

/** Of normal earnings: below, the dividend is not what the shares are held for; above, it lives on more than earnings. */
const usualPayout = { lowest: 0.1, highest: 1.1 } as const;
const riskyPayout = 1.5;

type Inputs = {
  earnings: Quantity;
  shares: Quantity;
  /** The regular one of the latest year. */
  dividend: Quantity;
  payout: ByScenario<Quantity>;
  returnOnEquity: Quantity | null;
  projected: (settings: Settings) => readonly Quantity[];
};

/**
 * Value per share from the dividends to come, discounted at the cost of equity.
 *
 *   dividendₜ = earningsₜ × payoutₜ;   earnings grow, growth fades to the perpetual one
 *   value     = Σ dividendₜ/(1+Ke)ᵗ + earnings_N (1 + g∞) (1 − g∞/ROE∞) / (Ke − g∞) / (1+Ke)ᴺ
 *
 * Where the user says that shares are given away each year, earnings per share grow by as much less over the horizon.
 *
 * Starts from the regular dividend over normal earnings per share; the payout moves linearly to what growth for ever
 * allows. Shown, not counted: a dividend outside 10–110 % of normal earnings, or above 150 % of the earnings of each
 * of the last two years.
 *
 * Not applicable: `noDividend`, `dividendSuspended` (none in the latest year), `shortDividendHistory` (fewer than three of the last four years), `dividendNotCovered`
 * (normal earnings not above zero), `lossMaking`, `distressed`, `figuresMissing`.
 *
 * @see CFA Institute, *Equity Asset Valuation*, 4th ed., ch. 5
 */
export const dividendDiscount: Method = (company) => {
  const { type } = company.classification;
  const { dividends, shares, normalEarnings, rates, history } = company;
  if (dividends.never) {
    const known =
      history.figure(history.latest, "dividendsPerShare") ?? history.figure(history.latest, "dividendsPaid");
    return notApplicable("noDividend", "discountedCashFlow", known ? [] : ["dividendsPerShare"]);
  }
  if (type === "unprofitableGrowth") return notApplicable("lossMaking", "comparableMultiples");
  if (type === "distressed") return notApplicable("distressed", "netAssetValue");
  const broken = company.isForced ? null : brokenDividend(company);
  if (broken) return notApplicable(broken, "earningsPerShare");
  if (!dividends.regular) return notApplicable("figuresMissing", "earningsPerShare", ["dividendsPerShare"]);
  if (!normalEarnings || !shares || !rates.neutral.growth) {
    return notApplicable("figuresMissing", "comparableMultiples", ["netIncome"]);
  }
  if (normalEarnings.quantity.value <= 0) return notApplicable("dividendNotCovered", "comparableMultiples");
  const earnings = derive("normalisedEarningsPerShare", perShare, { amount: normalEarnings.quantity, shares });
  const payout = payoutsOf(company, dividends.regular.quantity, earnings);
  const inputs: Inputs = {
    earnings,
    shares,
    dividend: dividends.regular.quantity,
    payout,
    returnOnEquity: company.returnOnEquity?.neutral ?? null,
    projected: projectedEarnings(company, earnings),
  };
  const ratio = payout.neutral.value;
  const warnings: Warning[] = ratio > 1 ? ["payoutAboveEarnings"] : [];
  return {
    kind: "appraisal",
    variant: "fadingPayout",
    levers: ["discountRate", "returns", "payout", "terminalGrowth", "growth"],
    warnings: [...warnings, ...dividends.regular.warnings, ...normalEarnings.warnings, ...company.rateWarnings],
    notVotingReason: notVotingReasonFor(company, ratio),
    value: (settings) => valuation(company, inputs, settings),
  } satisfies Appraisal;
};

/** Why a dividend that is paid, or was, says little of those to come; null where it does. */
function brokenDividend({ dividends }: Company): NotApplicableReason | null {
  if (dividends.isSuspended) return "dividendSuspended";
  return dividends.regular && dividends.yearsPaidOfFour < 3 ? "shortDividendHistory" : null;
}

function notVotingReasonFor({ dividends }: Company, payout: number): NotVotingReason | null {
  const lastTwo = dividends.payouts.slice(-2);
  if (lastTwo.length === 2 && lastTwo.every(({ value }) => value > riskyPayout)) return "atRisk";
  if (payout > usualPayout.highest) return "informative";
  return payout < usualPayout.lowest ? "informative" : null;
}

/** Payout now, of normal earnings; the lower quartile of five years, and the upper one within what is earned. */
function payoutsOf({ dividends, overrides }: Company, dividend: Quantity, earnings: Quantity): ByScenario<Quantity> {
  if (overrides.payout !== undefined) {
    const chosen = assumption("payoutRatio", overrides.payout, "rate", "user");
    return byScenario(() => chosen);
  }
  const now = derive("payoutRatio", shareOf, { part: dividend, whole: earnings });
  const quartile = (quantile: number) =>
    derive("payoutRatio", quantileRate, {
      values: dividends.payouts,
      quantile: assumption("multipleQuantile", quantile, "rate", "scenario"),
    });
  if (dividends.payouts.length < 3) return byScenario(() => now);
  return {
    conservative: derive("payoutRatio", lowestRate, { values: [now, quartile(0.25)] }),
    neutral: now,
    optimistic: derive("payoutRatio", boundedRate, {
      rate: quartile(0.75),
      lowest: assumption("payoutRatio", 0, "rate"),
      highest: assumption("payoutRatio", 1, "rate"),
    }),
  };
}

function valuation(company: Company, inputs: Inputs, settings: Settings): Valuation {
  const { horizon, rates } = company;
  const { costOfEquity } = rates[positionOf(settings, "discountRate")];
  const { terminalGrowth } = rates[positionOf(settings, "terminalGrowth")];
  const growth = rates[positionOf(settings, "growth")].growth ?? terminalGrowth;
  const payout = inputs.payout[positionOf(settings, "payout")];
  const returnOnNewEquity = lastingReturn("terminalReturnOnEquity", {
    cost: costOfEquity,
    earned: inputs.returnOnEquity ?? costOfEquity,
    position: positionOf(settings, "returns"),
  });
  const stablePayout = derive("terminalPayoutRatio", steps.stablePayout, {
    growth: terminalGrowth,
    returnOnEquity: returnOnNewEquity,
  });
  const earnings = inputs.projected(settings);
  const dividends = earnings.map((amount, index) => {
    const year = company.years[index] ?? horizon;
    const to = stablePayout;
    const share = derive("projectedPayoutRatio", converging, { from: payout, to, year, horizon }, year.value);
    return derive("projectedDividendPerShare", steps.partPerShare, { amount, share }, year.value);
  });
  const terminalValue = derive("terminalValue", steps.terminalValuePerShare, {
    earnings: earnings.at(-1) ?? inputs.earnings,
    growth: terminalGrowth,
    payout: stablePayout,
    costOfEquity,
  });
  const present = derive("presentValueOfDividends", steps.presentValueOfFlowsPerShare, {
    flows: dividends,
    rate: costOfEquity,
  });
  const presentTerminal = derive("presentValueOfTerminalValue", steps.presentValuePerShare, {
    amount: terminalValue,
    rate: costOfEquity,
    years: horizon,
  });
  return {
    result: derive("valuePerShare", steps.sumPerShare, { terms: [present, presentTerminal] }),
    notAboveZero: "negativeEarnings",
    details: () => ({
      drivers: [costOfEquity, growth, payout],
      warnings: costOfEquity.value - terminalGrowth.value < 0.025 ? ["terminalSpreadThin"] : [],
      besides: () => otherDividendModels(company, inputs.shares, inputs.dividend, settings),
    }),
  };
}
