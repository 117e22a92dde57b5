import type { PerShare, Rate, Ratio, Years } from "../../inputs/units.ts";
import { grownFlows } from "../cash-flow/free-cash-flow.ts";
import { npv, presentValue } from "../time-value/time-value.ts";

export type TwoPartEarningsValue = {
  value: PerShare;
  finalEarningsPerShare: PerShare;
  presentValueOfDividends: PerShare;
  presentValueOfExit: PerShare;
};

/**
 * Value of the dividends of the coming years and of a sale at a multiple of the last year's earnings.
 *
 *   Σ payout × EPS_t/(1 + costOfEquity)^t + EPS_N × exitPriceToEarnings/(1 + costOfEquity)^N
 *
 * `earningsPerShare` is that of year 0; one growth rate for each year. Earnings are not discounted as if they were cash:
 * what is not paid out bought the growth. `payout` may be one number or one for each year.
 *
 * @see Reilly & Brown, *Investment Analysis and Portfolio Management* (earnings multiplier approach)
 */
export function twoPartEarningsValue(inputs: {
  earningsPerShare: PerShare;
  growthRates: readonly Rate[];
  payout: Ratio | readonly Ratio[];
  costOfEquity: Rate;
  exitPriceToEarnings: Ratio;
}): TwoPartEarningsValue {
  const { earningsPerShare, growthRates, payout, costOfEquity, exitPriceToEarnings } = inputs;
  const earnings = grownFlows({ flow: earningsPerShare, growthRates });
  const payoutOf = (index: number) => (typeof payout === "number" ? payout : (payout[index] ?? payout.at(-1) ?? 0));
  const finalEarningsPerShare = earnings.at(-1) ?? earningsPerShare;
  const presentValueOfDividends = npv({
    rate: costOfEquity,
    flows: earnings.map((amount, index) => amount * payoutOf(index)),
  });
  const presentValueOfExit = presentValue({
    amount: finalEarningsPerShare * exitPriceToEarnings,
    rate: costOfEquity,
    years: growthRates.length,
  });
  const value = presentValueOfDividends + presentValueOfExit;
  return { value, finalEarningsPerShare, presentValueOfDividends, presentValueOfExit };
}

/**
 * Highest price a defensive investor should pay, by Graham: 15 times earnings and 1.5 times book value, taken together.
 *
 *   √(multiplier × earningsPerShare × bookValuePerShare),   multiplier 22.5 unless told
 *
 * Null when earnings or book value is not positive; both negative have a positive product, which means nothing.
 *
 * @see Graham, *The Intelligent Investor*, rev. ed., ch. 14
 */
export function grahamNumber(inputs: {
  earningsPerShare: PerShare;
  bookValuePerShare: PerShare;
  multiplier?: Ratio;
}): PerShare | null {
  const { earningsPerShare, bookValuePerShare, multiplier = 22.5 } = inputs;
  if (earningsPerShare <= 0 || bookValuePerShare <= 0) return null;
  return Math.sqrt(multiplier * earningsPerShare * bookValuePerShare);
}

/**
 * Graham's value of a growing share, adjusted to the yield of the best bonds.
 *
 *   earningsPerShare × (8.5 + 2 × growthPercent) × 4.4 / aaaYieldPercent
 *
 * Growth and yields are percentage numbers: 6 for 6 %. The three constants are Graham's and may be replaced.
 * Null when earnings, the yield or the growth-adjusted multiple is not positive.
 *
 * @see Graham, *The Intelligent Investor*, rev. ed., ch. 11
 */
export function grahamGrowthValue(inputs: {
  earningsPerShare: PerShare;
  growthPercent: number;
  aaaYieldPercent: number;
  noGrowthMultiple?: Ratio;
  growthMultiplier?: Ratio;
  referenceYieldPercent?: number;
}): PerShare | null {
  const { earningsPerShare, growthPercent, aaaYieldPercent } = inputs;
  const { noGrowthMultiple = 8.5, growthMultiplier = 2, referenceYieldPercent = 4.4 } = inputs;
  const multiple = noGrowthMultiple + growthMultiplier * growthPercent;
  if (earningsPerShare <= 0 || aaaYieldPercent <= 0 || multiple <= 0) return null;
  return (earningsPerShare * multiple * referenceYieldPercent) / aaaYieldPercent;
}

/**
 * `grahamGrowthValue` with growth and yield as rates: 0.06 for 6 %.
 *
 *   earnings × (8.5 + 2 × 100 × growth) × 4.4 / (100 × highestGradeYield)
 *
 * Null when earnings, the yield or the growth-adjusted multiple is not positive.
 *
 * @see Graham, *The Intelligent Investor*, rev. ed., ch. 11
 */
export function grahamGrowthValueOfRates(inputs: {
  earnings: PerShare;
  growth: Rate;
  highestGradeYield: Rate;
}): PerShare | null {
  return grahamGrowthValue({
    earningsPerShare: inputs.earnings,
    growthPercent: 100 * inputs.growth,
    aaaYieldPercent: 100 * inputs.highestGradeYield,
  });
}

export type ForwardEarningsValue = {
  futureEarningsPerShare: PerShare;
  futurePrice: PerShare;
  value: PerShare;
  priceWithMarginOfSafety: PerShare;
};

/**
 * Value today of a sale at a multiple of future earnings, without dividends ("Rule 1").
 *
 *   earningsPerShare × (1 + growth)^years × exitPriceToEarnings / (1 + requiredReturn)^years
 *
 * The price to pay leaves `marginOfSafety` (0 unless told) below the value. Null when `earningsPerShare ≤ 0`.
 *
 * @see Town, *Rule #1*, ch. 9
 */
export function forwardEarningsMultiple(inputs: {
  earningsPerShare: PerShare;
  growth: Rate;
  years: Years;
  exitPriceToEarnings: Ratio;
  requiredReturn: Rate;
  marginOfSafety?: Rate;
}): ForwardEarningsValue | null {
  const { earningsPerShare, growth, years, exitPriceToEarnings, requiredReturn, marginOfSafety = 0 } = inputs;
  if (earningsPerShare <= 0) return null;
  const futureEarningsPerShare = earningsPerShare * (1 + growth) ** years;
  const futurePrice = futureEarningsPerShare * exitPriceToEarnings;
  const value = presentValue({ amount: futurePrice, rate: requiredReturn, years });
  return { futureEarningsPerShare, futurePrice, value, priceWithMarginOfSafety: value * (1 - marginOfSafety) };
}
