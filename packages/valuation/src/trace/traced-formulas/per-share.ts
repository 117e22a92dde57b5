import * as pastClose from "../../formulas/cash-flow/past-close.ts";
import { presentValue } from "../../formulas/time-value/time-value.ts";
import { formula } from "./formula.ts";
import { isTerminalDistanceKept } from "./terminal-distance.ts";

/** Formulas of the methods that work with one share: dividends, earnings, residual income. */

/** What the dividends of a year took out of a close before them, as a part of it. */
export const dividendTakenOut = formula({
  id: "dividendTakenOut",
  expression: "{part} × {dividend} ÷ {close}",
  unit: "rate",
  evaluate: pastClose.dividendTakenOut,
});

/** What a share cost, from a close out of which the dividends of later years were taken. */
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
  evaluate: ({ before, growth }: { before: number; growth: number }) => before * (1 + growth),
});

/** What one share of today gets when others are given away beside it. */
export const dilutedGrowthPerShare = formula({
  id: "dilutedGrowthPerShare",
  expression: "{before} × (1 + {growth}) ÷ (1 + {dilution})",
  unit: "perShare",
  evaluate: ({ before, growth, dilution }: { before: number; growth: number; dilution: number }) =>
    (before * (1 + growth)) / (1 + dilution),
});

export const sharesAfterDilution = formula({
  id: "sharesAfterDilution",
  expression: "{shares} × (1 + {dilution})^{years}",
  unit: "shares",
  evaluate: ({ shares, dilution, years }: { shares: number; dilution: number; years: number }) =>
    shares * (1 + dilution) ** years,
});

export const partPerShare = formula({
  id: "partPerShare",
  expression: "{amount} × {share}",
  unit: "perShare",
  evaluate: ({ amount, share }: { amount: number; share: number }) => amount * share,
});

export const stablePayout = formula({
  id: "stablePayout",
  expression: "1 − {growth} ÷ {returnOnEquity}",
  unit: "rate",
  evaluate: ({ growth, returnOnEquity }: { growth: number; returnOnEquity: number }) => 1 - growth / returnOnEquity,
});

export const terminalValuePerShare = formula({
  id: "terminalValuePerShare",
  expression: "{earnings} × (1 + {growth}) × {payout} ÷ ({costOfEquity} − {growth})",
  unit: "perShare",
  evaluate: (inputs: { earnings: number; growth: number; payout: number; costOfEquity: number }) =>
    isTerminalDistanceKept(inputs.costOfEquity, inputs.growth)
      ? (inputs.earnings * (1 + inputs.growth) * inputs.payout) / (inputs.costOfEquity - inputs.growth)
      : Number.NaN,
});

export const presentValuePerShare = formula({
  id: "presentValuePerShare",
  expression: "{amount} ÷ (1 + {rate})^{years}",
  unit: "perShare",
  evaluate: (inputs: { amount: number; rate: number; years: number }) => presentValue(inputs),
});

export const priceAtMultiple = formula({
  id: "priceAtMultiple",
  expression: "{amount} × {multiple}",
  unit: "perShare",
  evaluate: ({ amount, multiple }: { amount: number; multiple: number }) => amount * multiple,
});

export const justifiedPriceToEarnings = formula({
  id: "justifiedPriceToEarnings",
  expression: "(1 − {growth} ÷ {returnOnEquity}) ÷ ({costOfEquity} − {growth})",
  unit: "ratio",
  evaluate: (inputs: { growth: number; returnOnEquity: number; costOfEquity: number }) =>
    isTerminalDistanceKept(inputs.costOfEquity, inputs.growth)
      ? (1 - inputs.growth / inputs.returnOnEquity) / (inputs.costOfEquity - inputs.growth)
      : Number.NaN,
});

export const priceToEarnings = formula({
  id: "priceToEarnings",
  expression: "{price} ÷ {earnings}",
  unit: "ratio",
  evaluate: ({ price, earnings }: { price: number; earnings: number }) => price / earnings,
});

export const residualIncome = formula({
  id: "residualIncome",
  expression: "({returnOnEquity} − {costOfEquity}) × {bookValue}",
  unit: "perShare",
  evaluate: (inputs: { returnOnEquity: number; costOfEquity: number; bookValue: number }) =>
    (inputs.returnOnEquity - inputs.costOfEquity) * inputs.bookValue,
});

export const grahamNumber = formula({
  id: "grahamNumber",
  expression: "√(22.5 × {earnings} × {bookValue})",
  unit: "perShare",
  evaluate: ({ earnings, bookValue }: { earnings: number; bookValue: number }) =>
    Math.sqrt(22.5 * earnings * bookValue),
});

export const grahamFormula = formula({
  id: "grahamFormula",
  expression: "{earnings} × (8.5 + 2 × 100 × {growth}) × 4.4 ÷ (100 × {highestGradeYield})",
  unit: "perShare",
  evaluate: (inputs: { earnings: number; growth: number; highestGradeYield: number }) =>
    (inputs.earnings * (8.5 + 200 * inputs.growth) * 4.4) / (100 * inputs.highestGradeYield),
});

export const priceEarningsToGrowth = formula({
  id: "priceEarningsToGrowth",
  expression: "{priceToEarnings} ÷ (100 × {growth})",
  unit: "ratio",
  evaluate: (inputs: { priceToEarnings: number; growth: number }) => inputs.priceToEarnings / (100 * inputs.growth),
});
