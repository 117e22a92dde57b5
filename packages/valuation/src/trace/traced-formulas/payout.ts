import * as payout from "../../formulas/cash-flow/total-payout.ts";
import * as calibration from "../../formulas/discount-rate/calibration.ts";
import { median } from "../../formulas/statistics/statistics.ts";
import { formula } from "./formula.ts";

/** Formulas of what goes to shareholders: dividends and net buy-backs, and the price at which a share is sold. */

export const netBuybackShare = formula({
  id: "netBuybackShare",
  expression: "min(max((Σ {repurchases} − Σ {issuance}) ÷ Σ {netIncome}, {lowest}), {highest})",
  unit: "rate",
  evaluate: payout.netBuybackShare,
});

export const buybacksFromCount = formula({
  id: "buybacksFromCount",
  expression: "({before} − {after}) × {price}",
  unit: "money",
  evaluate: payout.buybacksFromCount,
});

export const totalPayoutRatio = formula({
  id: "totalPayoutRatio",
  expression: "min(1, {payout} + {buybackShare})",
  unit: "rate",
  evaluate: payout.totalPayoutRatio,
});

export const yearlyPayout = formula({
  id: "yearlyPayout",
  expression: "min({dividend} + max({buybackShare}, 0) × {earnings}, max({dividend}, {earnings}))",
  unit: "perShare",
  evaluate: payout.yearlyPayout,
});

export const paidOutSince = formula({
  id: "paidOutSince",
  expression: "{elapsed} × {payout}",
  unit: "perShare",
  evaluate: payout.paidOutSince,
});

export const paidOutSinceInMoney = formula({
  id: "paidOutSinceInMoney",
  expression: "{elapsed} × {payout} × {shares}",
  unit: "money",
  evaluate: payout.paidOutSinceInMoney,
});

export const fadingPriceToEarnings = formula({
  id: "fadingPriceToEarnings",
  expression:
    "(Σ {payouts}ₜ ÷ (1 + {costOfEquity})ᵗ + {terminalValue} ÷ (1 + {costOfEquity})^{years}) × (1 + {costOfEquity})^{sooner} ÷ {earnings}",
  unit: "ratio",
  evaluate: payout.fadingPriceToEarnings,
});

export const yearsToExit = formula({
  id: "yearsToExit",
  expression: "{horizon} − {elapsed}",
  unit: "years",
  evaluate: calibration.yearsToExit,
});

export const multipleAtHorizon = formula({
  id: "multipleAtHorizon",
  expression: "{multiple} ÷ (1 + {rate})^{late}",
  unit: "ratio",
  evaluate: calibration.multipleAtHorizon,
});

export const middleMultiple = formula({
  id: "middleMultiple",
  expression: "median({values})",
  unit: "ratio",
  evaluate: payout.middleMultiple,
});

export const medianYears = formula({
  id: "medianYears",
  expression: "median({values})",
  unit: "years",
  evaluate: ({ values }: { values: readonly number[] }) => median(values),
});
