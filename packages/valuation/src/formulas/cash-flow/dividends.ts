import type { PerShare, Rate, Ratio, Years } from "../../inputs/units.ts";
import { linearFade, steadyPath } from "../time-value/growth.ts";
import { gordonTerminalValue } from "../time-value/terminal-value.ts";
import { npv, presentValue } from "../time-value/time-value.ts";
import { grownFlows } from "./free-cash-flow.ts";

/**
 * Value of a dividend that grows at one pace for ever (Gordon–Shapiro).
 *
 *   dividend × (1 + growth) / (costOfEquity − growth)
 *
 * `dividend` is the last one paid (year 0). For next year's use `growingPerpetuity`. Null when `costOfEquity ≤ growth`.
 *
 * @see Gordon & Shapiro (1956), "Capital Equipment Analysis: The Required Rate of Profit"
 */
export function gordonGrowth(inputs: { dividend: PerShare; growth: Rate; costOfEquity: Rate }): PerShare | null {
  return gordonTerminalValue({ finalFlow: inputs.dividend, rate: inputs.costOfEquity, growth: inputs.growth });
}

/**
 * Share of earnings that a company can pay out while it grows: the rest is what growth costs.
 *
 *   1 − growth/returnOnEquity
 *
 * Negative when growth exceeds the return. Null when `returnOnEquity ≤ 0`.
 *
 * @see Damodaran, *Investment Valuation*, 3rd ed., ch. 13
 */
export function stablePayout(inputs: { growth: Rate; returnOnEquity: Rate }): Ratio | null {
  return inputs.returnOnEquity > 0 ? 1 - inputs.growth / inputs.returnOnEquity : null;
}

/** Dividends of years 1…N, what follows them, and what both are worth today. */
export type StagedDividendValue = {
  value: PerShare;
  dividends: PerShare[];
  presentValueOfDividends: PerShare;
  /** At the end of year N, undiscounted. */
  terminalValue: PerShare;
  presentValueOfTerminalValue: PerShare;
};

function discountedDividends(inputs: {
  dividends: PerShare[];
  terminalDividend: PerShare;
  stableGrowth: Rate;
  costOfEquity: Rate;
  stableCostOfEquity: Rate;
  terminalDiscountRate: Rate;
}): StagedDividendValue | null {
  const { dividends, terminalDividend, stableGrowth, costOfEquity, stableCostOfEquity, terminalDiscountRate } = inputs;
  if (stableCostOfEquity <= stableGrowth) return null;
  const terminalValue = terminalDividend / (stableCostOfEquity - stableGrowth);
  const presentValueOfDividends = npv({ rate: costOfEquity, flows: dividends });
  const presentValueOfTerminalValue = presentValue({
    amount: terminalValue,
    rate: terminalDiscountRate,
    years: dividends.length,
  });
  const value = presentValueOfDividends + presentValueOfTerminalValue;
  return { value, dividends, presentValueOfDividends, terminalValue, presentValueOfTerminalValue };
}

/**
 * Value of dividends paid out of earnings that grow fast for some years and then steadily.
 *
 *   dividend_t = earningsPerShare × (1 + growth)^t × payout,   t = 1…years
 *   TV = earnings_N × (1 + stableGrowth) × stablePayout / (stableCostOfEquity − stableGrowth)
 *
 * `earningsPerShare` is that of year 0. When only the dividend is known, give it as `earningsPerShare` with both payouts
 * 1. The terminal value is discounted at the first stage's `costOfEquity` unless `terminalDiscountRate` says otherwise.
 * Null when `stableCostOfEquity ≤ stableGrowth`.
 *
 * @see Damodaran, *Investment Valuation*, 3rd ed., ch. 13
 */
export function twoStageDividends(inputs: {
  earningsPerShare: PerShare;
  growth: Rate;
  years: Years;
  payout: Ratio;
  costOfEquity: Rate;
  stableGrowth: Rate;
  stablePayout: Ratio;
  stableCostOfEquity?: Rate;
  terminalDiscountRate?: Rate;
}): StagedDividendValue | null {
  const { earningsPerShare, growth, years, payout, costOfEquity, stableGrowth, stableCostOfEquity } = inputs;
  const earnings = grownFlows({ flow: earningsPerShare, growthRates: steadyPath({ rate: growth, years }) });
  const finalEarnings = earnings.at(-1) ?? earningsPerShare;
  return discountedDividends({
    dividends: earnings.map((amount) => amount * payout),
    terminalDividend: finalEarnings * (1 + stableGrowth) * inputs.stablePayout,
    stableGrowth,
    costOfEquity,
    stableCostOfEquity: stableCostOfEquity ?? costOfEquity,
    terminalDiscountRate: inputs.terminalDiscountRate ?? costOfEquity,
  });
}

/**
 * Value of a dividend that grows at one pace, then at another, then for ever at a third: the rate steps, it does not fade.
 *
 *   dividend_t = dividend × Π(1 + growth_s);   TV = dividend_N × (1 + stableGrowth)/(stableCostOfEquity − stableGrowth)
 *
 * `dividend` is the last one paid. TV is discounted at `costOfEquity`. Null when `stableCostOfEquity ≤ stableGrowth`.
 *
 * @see CFA Institute, *Equity Asset Valuation*, ch. Discounted Dividend Valuation
 */
export function threeStageDividends(inputs: {
  dividend: PerShare;
  growth: Rate;
  years: Years;
  transitionGrowth: Rate;
  transitionYears: Years;
  stableGrowth: Rate;
  costOfEquity: Rate;
  stableCostOfEquity?: Rate;
}): StagedDividendValue | null {
  const { dividend, growth, years, transitionGrowth, transitionYears, stableGrowth, costOfEquity } = inputs;
  const first = steadyPath({ rate: growth, years });
  const second = steadyPath({ rate: transitionGrowth, years: transitionYears });
  const dividends = grownFlows({ flow: dividend, growthRates: [...first, ...second] });
  return discountedDividends({
    dividends,
    terminalDividend: (dividends.at(-1) ?? dividend) * (1 + stableGrowth),
    stableGrowth,
    costOfEquity,
    stableCostOfEquity: inputs.stableCostOfEquity ?? costOfEquity,
    terminalDiscountRate: costOfEquity,
  });
}

/**
 * Value of dividends while growth and payout move year by year to their lasting levels.
 *
 *   earnings_t = earnings_{t−1} × (1 + growth_t);   dividend_t = earnings_t × payout_t,   t = 1…steadyYears + years
 *   growth, payout: first values for `steadyYears`, then in equal steps, reaching the lasting ones in the last year
 *   TV = earnings_N × (1 + stableGrowth) × stablePayout / (stableCostOfEquity − stableGrowth)
 *
 * `earningsPerShare` of year 0. The first faded year still has the first values (see `linearFade`). `steadyYears` is 0
 * unless told. Null when `stableCostOfEquity ≤ stableGrowth`.
 *
 * @see Damodaran, *Investment Valuation*, 3rd ed., ch. 13 (E model)
 */
export function linearFadeDividends(inputs: {
  earningsPerShare: PerShare;
  growth: Rate;
  payout: Ratio;
  years: Years;
  steadyYears?: Years;
  costOfEquity: Rate;
  stableGrowth: Rate;
  stablePayout: Ratio;
  stableCostOfEquity?: Rate;
}): StagedDividendValue | null {
  const { earningsPerShare, growth, payout, years, steadyYears = 0, costOfEquity, stableGrowth } = inputs;
  const path = (from: number, to: number) => [
    ...steadyPath({ rate: from, years: steadyYears }),
    ...linearFade({ from, to, years }),
  ];
  const earnings = grownFlows({ flow: earningsPerShare, growthRates: path(growth, stableGrowth) });
  const payouts = path(payout, inputs.stablePayout);
  return discountedDividends({
    dividends: earnings.map((amount, index) => amount * (payouts[index] ?? payout)),
    terminalDividend: (earnings.at(-1) ?? earningsPerShare) * (1 + stableGrowth) * inputs.stablePayout,
    stableGrowth,
    costOfEquity,
    stableCostOfEquity: inputs.stableCostOfEquity ?? costOfEquity,
    terminalDiscountRate: costOfEquity,
  });
}

/**
 * Return that a price offers when the dividend grows for ever.
 *
 *   nextDividend/price + growth
 *
 * `nextDividend` is that of year 1. Null when `price ≤ 0`.
 *
 * @see Gordon & Shapiro (1956), "Capital Equipment Analysis: The Required Rate of Profit"
 */
export function impliedReturnGordon(inputs: { nextDividend: PerShare; price: PerShare; growth: Rate }): Rate | null {
  return inputs.price > 0 ? inputs.nextDividend / inputs.price + inputs.growth : null;
}
