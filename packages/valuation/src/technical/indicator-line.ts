import { mean } from "../formulas/statistics/statistics.ts";

/** One place for each price; null where the indicator has no answer yet, or none. */
export type IndicatorLine = (number | null)[];

/** Whether an indicator can be computed: finite prices, and periods that are whole numbers from 1. */
export function isIndicatorInput(prices: readonly number[], ...periods: readonly number[]): boolean {
  return prices.every(Number.isFinite) && periods.every((period) => Number.isInteger(period) && period >= 1);
}

/**
 * Wilder's smoothing: the mean of the first n values, then each new one weighs 1/n.
 *
 *   Wₜ = (Wₜ₋₁ × (n − 1) + xₜ) / n
 *
 * The first n − 1 places are null. All null when a value is not finite or the period is no whole number from 1.
 *
 * @see Wilder (1978), *New Concepts in Technical Trading Systems*
 */
export function wilderAverage(values: readonly number[], period: number): IndicatorLine {
  if (!isIndicatorInput(values, period)) return values.map(() => null);
  let average = mean(values.slice(0, period)) ?? 0;
  return values.map((value, index) => {
    if (index < period - 1) return null;
    if (index >= period) average = (average * (period - 1) + value) / period;
    return average;
  });
}

const changesOf = (prices: readonly number[]) =>
  prices.slice(1).map((price, index) => price - (prices[index] ?? price));

/** Smoothed rises of a series, one place for each change; a fall counts as 0. */
export const averageGains = (prices: readonly number[], period: number): IndicatorLine =>
  wilderAverage(
    changesOf(prices).map((change) => Math.max(change, 0)),
    period,
  );

/** Smoothed falls of a series, one place for each change; a rise counts as 0. */
export const averageLosses = (prices: readonly number[], period: number): IndicatorLine =>
  wilderAverage(
    changesOf(prices).map((change) => Math.max(-change, 0)),
    period,
  );
