import { mean, populationStandardDeviation } from "../formulas/statistics/statistics.ts";
import type { PerShare } from "../inputs/units.ts";
import { type IndicatorLine, isIndicatorInput, wilderAverage } from "./indicator-line.ts";

type Bar = { high: PerShare; low: PerShare; close: PerShare };

/**
 * Average true range of Wilder: how far a price moves in a day, the night before included, smoothed.
 *
 *   TRₜ = max(highₜ, closeₜ₋₁) − min(lowₜ, closeₜ₋₁),   TR₁ = high₁ − low₁
 *   ATR = mean of the first n true ranges, then (before × (n − 1) + newest) / n
 *
 * In the unit of the prices; bars oldest first, as `orderedBars` gives them; n is 14 unless told. The first n − 1 places are
 * null. All null when a price is not finite or the period is no whole number from 1.
 *
 * @see Wilder (1978), *New Concepts in Technical Trading Systems*; StockCharts ChartSchool, "Average True Range (ATR)"
 */
export function atr({ bars, period = 14 }: { bars: readonly Bar[]; period?: number }): IndicatorLine {
  const ranges = bars.map(({ high, low }, index) => {
    const before = bars[index - 1]?.close;
    return before === undefined ? high - low : Math.max(high, before) - Math.min(low, before);
  });
  return wilderAverage(ranges, period);
}

export type BollingerBands = {
  middle: IndicatorLine;
  upper: IndicatorLine;
  lower: IndicatorLine;
  /** 0 at the lower band, 1 at the upper one. */
  percentB: IndicatorLine;
};

/**
 * Bollinger bands: the simple average of n prices, and k deviations above and below it.
 *
 *   middle = SMAₙ,   upper, lower = middle ± k σ,   %B = (price − lower) / (upper − lower)
 *
 * σ is the deviation of the population (÷ n), as Bollinger defines it. In the unit of the prices, oldest first; n is 20 and k 2
 * unless told. The first n − 1 places are null. Prices that never moved have bands of no width, all at the price, and no %B.
 * All null when a price is not finite, the period is no whole number from 1, or k is below 0.
 *
 * @see Bollinger (2001), *Bollinger on Bollinger Bands*; StockCharts ChartSchool, "Bollinger Bands"
 */
export function bollingerBands(inputs: {
  prices: readonly PerShare[];
  period?: number;
  deviations?: number;
}): BollingerBands {
  const { prices, period = 20, deviations = 2 } = inputs;
  const isKnown = isIndicatorInput(prices, period) && deviations >= 0 && Number.isFinite(deviations);
  const bands = prices.map((price, index) =>
    isKnown && index >= period - 1 ? bandsOf(prices.slice(index - period + 1, index + 1), price, deviations) : null,
  );
  return {
    middle: bands.map((band) => band?.middle ?? null),
    upper: bands.map((band) => band?.upper ?? null),
    lower: bands.map((band) => band?.lower ?? null),
    percentB: bands.map((band) => band?.percentB ?? null),
  };
}

function bandsOf(window: readonly number[], price: number, deviations: number) {
  // The mean of equal prices is one of them; summing them up would leave a deviation of rounding.
  if (window.every((each) => each === price)) return { middle: price, upper: price, lower: price, percentB: null };
  const middle = mean(window) ?? price;
  const distance = deviations * (populationStandardDeviation(window) ?? 0);
  return {
    middle,
    upper: middle + distance,
    lower: middle - distance,
    percentB: distance > 0 ? (price - middle + distance) / (2 * distance) : null,
  };
}
