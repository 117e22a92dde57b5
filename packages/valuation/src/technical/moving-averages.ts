import { mean } from "../formulas/statistics/statistics.ts";
import type { PerShare } from "../inputs/units.ts";
import { type IndicatorLine, isIndicatorInput } from "./indicator-line.ts";

/** How an exponential average begins: with the simple average of its first n prices, or with the first price alone. */
export type AverageSeed = "simpleAverage" | "firstPrice";

/**
 * Simple moving average: the mean of the last n prices.
 *
 *   SMAₜ = (Pₜ + … + Pₜ₋ₙ₊₁) / n
 *
 * Oldest first, in the unit of the prices. The first n − 1 places are null. All are null when a price is not finite or the
 * period is no whole number from 1.
 *
 * @see StockCharts ChartSchool, "Moving Averages – Simple and Exponential"
 */
export function sma({ prices, period }: { prices: readonly PerShare[]; period: number }): IndicatorLine {
  const isKnown = isIndicatorInput(prices, period);
  return prices.map((_, index) =>
    isKnown && index >= period - 1 ? mean(prices.slice(index - period + 1, index + 1)) : null,
  );
}

/**
 * Exponential moving average: each new price weighs 2 / (n + 1).
 *
 *   EMAₜ = EMAₜ₋₁ + (Pₜ − EMAₜ₋₁) × 2 / (n + 1)
 *
 * Seeded by the simple average of the first n prices at place n − 1, the places before it null; with `firstPrice` it begins
 * at place 0 with the first price. After some six times n prices the two agree. Null everywhere as in `sma`.
 *
 * @see StockCharts ChartSchool, "Moving Averages – Simple and Exponential"
 */
export function ema(inputs: { prices: readonly PerShare[]; period: number; seed?: AverageSeed }): IndicatorLine {
  const { prices, period, seed = "simpleAverage" } = inputs;
  if (!isIndicatorInput(prices, period)) return prices.map(() => null);
  const start = seed === "firstPrice" ? 0 : period - 1;
  let average = mean(prices.slice(0, start + 1)) ?? 0;
  return prices.map((price, index) => {
    if (index < start) return null;
    if (index > start) average += ((price - average) * 2) / (period + 1);
    return average;
  });
}

export type Macd = { line: IndicatorLine; signal: IndicatorLine; histogram: IndicatorLine };

/**
 * Moving average convergence divergence: the distance of a fast from a slow exponential average.
 *
 *   line = EMA_fast − EMA_slow,   signal = EMA of the line,   histogram = line − signal
 *
 * Periods 12, 26 and 9 unless told. The seed holds for all three averages; the line begins at place `slow` − 1 with either,
 * the signal with the line (`firstPrice`) or `signalPeriod` − 1 places later. The seeds differ for some 150 prices, which is
 * why published lines disagree. All null when a period is no whole number from 1 or fast is not below slow.
 *
 * @see StockCharts ChartSchool, "MACD (Moving Average Convergence/Divergence) Oscillator"
 */
export function macd(inputs: {
  prices: readonly PerShare[];
  fast?: number;
  slow?: number;
  signalPeriod?: number;
  seed?: AverageSeed;
}): Macd {
  const { prices, fast = 12, slow = 26, signalPeriod = 9, seed = "simpleAverage" } = inputs;
  const none = (): IndicatorLine => prices.map(() => null);
  if (!isIndicatorInput(prices, fast, slow, signalPeriod) || fast >= slow)
    return { line: none(), signal: none(), histogram: none() };
  const [quick, lazy] = [fast, slow].map((period) => ema({ prices, period, seed }));
  const line = prices.map((_, index) => (index < slow - 1 ? null : difference(quick?.[index], lazy?.[index])));
  const known = line.filter((value) => value !== null);
  const before = prices.length - known.length;
  const signal = [...none().slice(0, before), ...ema({ prices: known, period: signalPeriod, seed })];
  return { line, signal, histogram: line.map((value, index) => difference(value, signal[index])) };
}

function difference(value: number | null | undefined, other: number | null | undefined): number | null {
  return value == null || other == null ? null : value - other;
}
