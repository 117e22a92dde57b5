import type { PerShare } from "../inputs/units.ts";
import { averageGains, averageLosses, type IndicatorLine, isIndicatorInput } from "./indicator-line.ts";
import { sma } from "./moving-averages.ts";

/**
 * Relative strength index of Wilder: gains as a share of gains and losses, smoothed, from 0 to 100.
 *
 *   RSI = 100 × G / (G + L),   G, L: mean gain and loss of the first n changes, then (before × (n − 1) + newest) / n
 *
 * Oldest first; n is 14 unless told. The first n places are null: n changes need n + 1 prices. Gains alone give 100, losses
 * alone 0, and prices that never moved null, because 0/0 says neither. All null when a price is not finite or the period is no
 * whole number from 1.
 *
 * @see Wilder (1978), *New Concepts in Technical Trading Systems*; StockCharts ChartSchool, "Relative Strength Index (RSI)"
 */
export function rsi({ prices, period = 14 }: { prices: readonly PerShare[]; period?: number }): IndicatorLine {
  if (!isIndicatorInput(prices, period)) return prices.map(() => null);
  const gains = averageGains(prices, period);
  const losses = averageLosses(prices, period);
  return prices.map((_, index) => {
    const [gain = null, loss = null] = [gains[index - 1], losses[index - 1]];
    return gain === null || loss === null ? null : relativeStrength({ gain, loss });
  });
}

/**
 * Gains as a share of gains and losses, from 0 to 100.
 *
 *   100 × gain / (gain + loss)
 *
 * Both are means of changes, neither below zero. Null when there were neither.
 *
 * @see Wilder (1978), *New Concepts in Technical Trading Systems*
 */
export function relativeStrength({ gain, loss }: { gain: PerShare; loss: PerShare }): number | null {
  // The division first: it is exactly 1 when nothing was lost.
  return gain + loss === 0 ? null : 100 * (gain / (gain + loss));
}

export type Stochastic = { k: IndicatorLine; d: IndicatorLine };

/**
 * Stochastic oscillator: where the close stands in the range of the last n days, from 0 to 100.
 *
 *   %K = 100 × (close − lowest low) / (highest high − lowest low),   %D = mean of the last m %K
 *
 * Bars oldest first, as `orderedBars` gives them; n is 14 and m 3 unless told, %K is not smoothed. A range of nothing has no
 * places in it: null, neither 0 nor 50, and so is every %D over it. All null when a price is not finite or a period is no
 * whole number from 1.
 *
 * @see StockCharts ChartSchool, "Stochastic Oscillator (Fast, Slow, and Full)"
 */
export function stochastic(inputs: {
  bars: readonly { high: PerShare; low: PerShare; close: PerShare }[];
  period?: number;
  signalPeriod?: number;
}): Stochastic {
  const { bars, period = 14, signalPeriod = 3 } = inputs;
  const prices = bars.flatMap(({ high, low, close }) => [high, low, close]);
  if (!isIndicatorInput(prices, period, signalPeriod)) return { k: bars.map(() => null), d: bars.map(() => null) };
  const k = bars.map(({ close }, index) => {
    if (index < period - 1) return null;
    const window = bars.slice(index - period + 1, index + 1);
    const lowest = Math.min(...window.map(({ low }) => low));
    const highest = Math.max(...window.map(({ high }) => high));
    return highest > lowest ? 100 * ((close - lowest) / (highest - lowest)) : null;
  });
  const d = k.map((_, index) => {
    const window = k.slice(Math.max(0, index - signalPeriod + 1), index + 1).filter((value) => value !== null);
    return window.length === signalPeriod ? (sma({ prices: window, period: signalPeriod }).at(-1) ?? null) : null;
  });
  return { k, d };
}
