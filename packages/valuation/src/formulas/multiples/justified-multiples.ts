import type { Rate, Ratio } from "../../inputs/units.ts";

/**
 * Price that next year's earnings deserve, in multiples of them.
 *
 *   payout / (costOfEquity − growth)
 *
 * With `payout` = 1 − growth/ROE it says what growth is worth. Null when `costOfEquity ≤ growth`.
 *
 * @see Damodaran, *Investment Valuation*, 3rd ed., ch. 18
 */
export function justifiedForwardPriceToEarnings(inputs: {
  payout: Ratio;
  costOfEquity: Rate;
  growth: Rate;
}): Ratio | null {
  const { payout, costOfEquity, growth } = inputs;
  return costOfEquity > growth ? payout / (costOfEquity - growth) : null;
}

/**
 * Price that the last year's earnings deserve, in multiples of them.
 *
 *   payout × (1 + growth) / (costOfEquity − growth)
 *
 * Null when `costOfEquity ≤ growth`.
 *
 * @see Damodaran, *Investment Valuation*, 3rd ed., ch. 18
 */
export function justifiedTrailingPriceToEarnings(inputs: {
  payout: Ratio;
  costOfEquity: Rate;
  growth: Rate;
}): Ratio | null {
  const forward = justifiedForwardPriceToEarnings(inputs);
  return forward === null ? null : forward * (1 + inputs.growth);
}

/**
 * Price that the last year's sales deserve, in multiples of them.
 *
 *   netMargin × payout × (1 + growth) / (costOfEquity − growth)
 *
 * Null when `costOfEquity ≤ growth`.
 *
 * @see Damodaran, *Investment Valuation*, 3rd ed., ch. 20
 */
export function justifiedPriceToSales(inputs: {
  netMargin: Rate;
  payout: Ratio;
  costOfEquity: Rate;
  growth: Rate;
}): Ratio | null {
  const trailing = justifiedTrailingPriceToEarnings(inputs);
  return trailing === null ? null : trailing * inputs.netMargin;
}
