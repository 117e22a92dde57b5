import type { Money, Shares } from "../../inputs/units.ts";
import { grossMargin, knownRatio } from "./partly-known.ts";

/** Figures of one fiscal year; null where unknown. */
export type PiotroskiYear = {
  netIncome: Money | null;
  operatingCashFlow: Money | null;
  revenue: Money | null;
  grossProfit: Money | null;
  assetsAtYearStart: Money | null;
  averageAssets: Money | null;
  longTermDebt: Money | null;
  currentAssets: Money | null;
  currentLiabilities: Money | null;
  /** Outstanding at the end of the year, on one share basis for both years. */
  shares: Shares | null;
};

/** In Piotroski's order: profitability, then debt and liquidity, then efficiency. */
export const piotroskiSignals = [
  "positiveIncome",
  "positiveOperatingCashFlow",
  "risingReturnOnAssets",
  "cashAboveIncome",
  "fallingLeverage",
  "risingLiquidity",
  "noNewShares",
  "risingGrossMargin",
  "risingAssetTurnover",
] as const;
export type PiotroskiSignal = (typeof piotroskiSignals)[number];

export type PiotroskiScore = {
  /** Null where a figure is missing: unknown is not failed. */
  signals: Record<PiotroskiSignal, boolean | null>;
  /** Signals that hold. */
  score: number;
  /** Signals that could be read; the score is out of this number, not out of 9. */
  known: number;
};

/**
 * Piotroski's F-score: nine signs of a strengthening company, one point each.
 *
 * Return on assets and turnover on the assets at the start of the year, leverage as long-term debt ÷ average assets,
 * as in the paper. A change of exactly zero is no improvement; an unchanged share count is no issue.
 * Not for banks and insurers.
 *
 * @see Piotroski (2000), "Value Investing: The Use of Historical Financial Statement Information to Separate Winners from Losers"
 */
export function piotroskiF(inputs: { current: PiotroskiYear; prior: PiotroskiYear }): PiotroskiScore {
  const { current, prior } = inputs;
  const signals: PiotroskiScore["signals"] = {
    positiveIncome: isAbove(current.netIncome, 0),
    positiveOperatingCashFlow: isAbove(current.operatingCashFlow, 0),
    risingReturnOnAssets: isAbove(returnOnAssets(current), returnOnAssets(prior)),
    cashAboveIncome: isAbove(current.operatingCashFlow, current.netIncome),
    fallingLeverage: isAbove(leverage(prior), leverage(current)),
    risingLiquidity: isAbove(currentRatio(current), currentRatio(prior)),
    noNewShares: negation(isAbove(current.shares, prior.shares)),
    risingGrossMargin: isAbove(grossMargin(current), grossMargin(prior)),
    risingAssetTurnover: isAbove(assetTurnover(current), assetTurnover(prior)),
  };
  const answers = Object.values(signals);
  return {
    signals,
    score: answers.filter((answer) => answer === true).length,
    known: answers.filter((answer) => answer !== null).length,
  };
}

const returnOnAssets = (year: PiotroskiYear) => knownRatio(year.netIncome, year.assetsAtYearStart);
const leverage = (year: PiotroskiYear) => knownRatio(year.longTermDebt, year.averageAssets);
const currentRatio = (year: PiotroskiYear) => knownRatio(year.currentAssets, year.currentLiabilities);
const assetTurnover = (year: PiotroskiYear) => knownRatio(year.revenue, year.assetsAtYearStart);

function isAbove(value: number | null, limit: number | null): boolean | null {
  return value === null || limit === null ? null : value > limit;
}

function negation(answer: boolean | null): boolean | null {
  return answer === null ? null : !answer;
}
