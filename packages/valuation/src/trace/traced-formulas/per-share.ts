import { residualIncomeOfReturn } from "../../formulas/cash-flow/book-of-equity.ts";
import * as pastClose from "../../formulas/cash-flow/past-close.ts";
import * as graham from "../../formulas/multiples/earnings-per-share.ts";
import * as multiples from "../../formulas/multiples/multiples.ts";
import { partOf } from "../../formulas/statistics/parts-and-wholes.ts";
import * as growth from "../../formulas/time-value/growth.ts";
import { carriedForward } from "../../formulas/time-value/price-date.ts";
import { isTerminalDistanceKept } from "../../formulas/time-value/terminal-distance.ts";
import { exitMultipleTerminalValue, terminalValueOfPayout } from "../../formulas/time-value/terminal-value.ts";
import { presentValue } from "../../formulas/time-value/time-value.ts";
import { formula } from "./formula.ts";

/** Formulas of the methods that work with one share: dividends, earnings, residual income. */

/** The part of a close removed by the later dividends of a year. */
export const dividendTakenOut = formula({
  id: "dividendTakenOut",
  expression: "{part} × {dividend} ÷ {close}",
  unit: "rate",
  evaluate: pastClose.dividendTakenOut,
});

/** The share price, from a close adjusted for the dividends of later years. */
export const closeBeforeDividends = formula({
  id: "closeBeforeDividends",
  expression: "{close} × (1 + Σ {takenOut})",
  unit: "perShare",
  evaluate: pastClose.closeBeforeDividends,
});

export const grownPerShare = formula({
  id: "grownPerShare",
  expression: "{before} × (1 + {growth})",
  unit: "perShare",
  evaluate: growth.amountAfterGrowth,
});

/** The claim of one of today's shares after new shares are given away. */
export const dilutedGrowthPerShare = formula({
  id: "dilutedGrowthPerShare",
  expression: "{before} × (1 + {growth}) ÷ (1 + {dilution})",
  unit: "perShare",
  evaluate: growth.dilutedGrowth,
});

export const sharesAfterDilution = formula({
  id: "sharesAfterDilution",
  expression: "{shares} × (1 + {dilution})^{years}",
  unit: "shares",
  evaluate: ({ shares, dilution, years }: { shares: number; dilution: number; years: number }) =>
    carriedForward({ amount: shares, rate: dilution, years }),
});

export const partPerShare = formula({
  id: "partPerShare",
  expression: "{amount} × {share}",
  unit: "perShare",
  evaluate: ({ amount, share }: { amount: number; share: number }) => partOf({ share, whole: amount }),
});

export const terminalValuePerShare = formula({
  id: "terminalValuePerShare",
  expression: "{earnings} × (1 + {growth}) × {payout} ÷ ({costOfEquity} − {growth})",
  unit: "perShare",
  evaluate: (inputs: { earnings: number; growth: number; payout: number; costOfEquity: number }) =>
    isTerminalDistanceKept(inputs.costOfEquity, inputs.growth) ? terminalValueOfPayout(inputs) : null,
});

export const presentValuePerShare = formula({
  id: "presentValuePerShare",
  expression: "{amount} ÷ (1 + {rate})^{years}",
  unit: "perShare",
  evaluate: presentValue,
});

export const priceAtMultiple = formula({
  id: "priceAtMultiple",
  expression: "{amount} × {multiple}",
  unit: "perShare",
  evaluate: ({ amount, multiple }: { amount: number; multiple: number }) =>
    exitMultipleTerminalValue({ metric: amount, multiple }),
});

export const priceToEarnings = formula({
  id: "priceToEarnings",
  expression: "{price} ÷ {earnings}",
  unit: "ratio",
  evaluate: ({ price, earnings }: { price: number; earnings: number }) =>
    multiples.priceToEarnings({ price, earningsPerShare: earnings }),
});

export const residualIncome = formula({
  id: "residualIncome",
  expression: "({returnOnEquity} − {costOfEquity}) × {bookValue}",
  unit: "perShare",
  evaluate: residualIncomeOfReturn,
});

export const grahamNumber = formula({
  id: "grahamNumber",
  expression: "√(22.5 × {earnings} × {bookValue})",
  unit: "perShare",
  evaluate: ({ earnings, bookValue }: { earnings: number; bookValue: number }) =>
    graham.grahamNumber({ earningsPerShare: earnings, bookValuePerShare: bookValue }),
});

export const grahamFormula = formula({
  id: "grahamFormula",
  expression: "{earnings} × (8.5 + 2 × 100 × {growth}) × 4.4 ÷ (100 × {highestGradeYield})",
  unit: "perShare",
  evaluate: graham.grahamGrowthValueOfRates,
});

export const priceEarningsToGrowth = formula({
  id: "priceEarningsToGrowth",
  expression: "{priceToEarnings} ÷ (100 × {growth})",
  unit: "ratio",
  evaluate: multiples.pegRatioOfRate,
});
