import type { PerShare, Shares } from "../inputs/units.ts";
import { averageGains, averageLosses, type IndicatorLine } from "./indicator-line.ts";
import { ema, macd, sma } from "./moving-averages.ts";
import { atr, bollingerBands } from "./price-ranges.ts";
import { obv } from "./volume.ts";

/** Each indicator on the last day of the series it is given, oldest day first. Null where its line has no answer yet. */
const last = (line: IndicatorLine): number | null => line.at(-1) ?? null;

type Closes = { closes: readonly PerShare[] };
type Smoothed = Closes & { period: number };

/** `sma` of the whole series: the mean of its closes. */
export function averageClose({ closes }: Closes): PerShare | null {
  return last(sma({ prices: closes, period: closes.length }));
}

/** `ema` on the last day. */
export function exponentialAverage({ closes, period }: Smoothed): PerShare | null {
  return last(ema({ prices: closes, period }));
}

/** The upper of the `bollingerBands` over the whole series, two standard deviations above its mean. */
export function bollingerUpper({ closes }: Closes): PerShare | null {
  return last(bollingerBands({ prices: closes, period: closes.length }).upper);
}

/** The lower of the `bollingerBands` over the whole series, two standard deviations below its mean. */
export function bollingerLower({ closes }: Closes): PerShare | null {
  return last(bollingerBands({ prices: closes, period: closes.length }).lower);
}

/** The signal line of `macd` on the last day: the average over `period` days of the fast average less the slow one. */
export function convergenceSignal(inputs: Smoothed & { fast: number; slow: number }): PerShare | null {
  const { closes, fast, slow, period } = inputs;
  return last(macd({ prices: closes, fast, slow, signalPeriod: period }).signal);
}

/** Mean rise of a day on the last one, smoothed by Wilder; a fall counts as 0. One part of `rsi`. */
export function averageGain({ closes, period }: Smoothed): PerShare | null {
  return last(averageGains(closes, period));
}

/** Mean fall of a day on the last one, smoothed by Wilder; a rise counts as 0. The other part of `rsi`. */
export function averageLoss({ closes, period }: Smoothed): PerShare | null {
  return last(averageLosses(closes, period));
}

/** `atr` on the last day. A day without a high or a low has its close in their place. */
export function averageTrueRange(
  inputs: Smoothed & { highs: readonly PerShare[]; lows: readonly PerShare[] },
): PerShare | null {
  const { closes, highs, lows, period } = inputs;
  const bars = closes.map((close, index) => ({ close, high: highs[index] ?? close, low: lows[index] ?? close }));
  return last(atr({ bars, period }));
}

/** `obv` on the last day. */
export function onBalanceVolume({ closes, volumes }: Closes & { volumes: readonly Shares[] }): Shares | null {
  return last(obv({ prices: closes, volumes }));
}
