import type { IsoDate, PerShare, Ratio, Shares } from "../inputs/units.ts";
import { type OrderedBars, orderedBars } from "./daily-bars.ts";
import type { IndicatorLine } from "./indicator-line.ts";
import { ema, macd, sma } from "./moving-averages.ts";
import { rsi } from "./oscillators.ts";
import { atr, bollingerBands } from "./price-ranges.ts";
import { obv } from "./volume.ts";

/** A day of a share; what a source does not tell of it is null. */
export type PriceDay = {
  date: IsoDate;
  open: PerShare | null;
  high: PerShare | null;
  low: PerShare | null;
  close: PerShare;
  volume: Shares | null;
};

export const technicalLineNames = [
  "sma50",
  "sma200",
  "ema20",
  "bollingerUpper",
  "bollingerLower",
  "rsi14",
  "macd",
  "macdSignal",
  "macdHistogram",
  "atr14",
  "obv",
] as const;
export type TechnicalLineName = (typeof technicalLineNames)[number];

export type Technical = {
  /** Oldest first. */
  days: readonly PriceDay[];
  /** One place for each day. */
  lines: Readonly<Record<TechnicalLineName, IndicatorLine>>;
  /** Highest and lowest price of the 365 days that end with the last one; of closes where a day tells nothing else. Null without days. */
  yearRange: { highest: PerShare; lowest: PerShare } | null;
  /** Last close over its average of 200 days, less 1; null for a shorter series. */
  overLongAverage: Ratio | null;
};

/**
 * The usual indicators of a share's prices, none of which enters its value: averages of 50 and 200 days, exponential
 * average of 20, Bollinger bands (20, 2), RSI and ATR of 14, MACD (12, 26, 9), on-balance volume.
 *
 * Days in any order; rejected as `orderedBars` does. ATR needs highs and lows, OBV volumes: where a day does not tell them, the
 * line is null throughout instead of being filled in.
 */
export function technicalOf(given: readonly PriceDay[]): Technical | Extract<OrderedBars<never>, { kind: "rejected" }> {
  const ordered = orderedBars(given.map((day) => ({ ...day, high: day.high ?? day.close, low: day.low ?? day.close })));
  if (ordered.kind === "rejected") return ordered;
  const bars = ordered.bars;
  const days = given.toSorted((one, other) => (one.date < other.date ? -1 : 1));
  const prices = bars.map(({ close }) => close);
  const bands = bollingerBands({ prices });
  const convergence = macd({ prices });
  const sma200 = sma({ prices, period: 200 });
  const none = (): IndicatorLine => days.map(() => null);
  const hasRanges = days.every(({ high, low }) => high !== null && low !== null);
  const volumes = days.flatMap(({ volume }) => (volume === null ? [] : [volume]));
  const [last, average] = [prices.at(-1), sma200.at(-1) ?? null];
  return {
    days,
    lines: {
      sma50: sma({ prices, period: 50 }),
      sma200,
      ema20: ema({ prices, period: 20 }),
      bollingerUpper: bands.upper,
      bollingerLower: bands.lower,
      rsi14: rsi({ prices }),
      macd: convergence.line,
      macdSignal: convergence.signal,
      macdHistogram: convergence.histogram,
      atr14: hasRanges ? atr({ bars }) : none(),
      obv: volumes.length === days.length ? obv({ prices, volumes }) : none(),
    },
    yearRange: yearRangeOf(bars),
    overLongAverage: last === undefined || average === null ? null : last / average - 1,
  };
}

function yearRangeOf(bars: readonly { date: IsoDate; high: PerShare; low: PerShare }[]) {
  if (bars.length === 0) return null;
  const year = yearOf(bars);
  return {
    highest: Math.max(...year.map(({ high }) => high)),
    lowest: Math.min(...year.map(({ low }) => low)),
  };
}

/** The days of the year, 365 days, that ends with the last one of an ordered series. */
export function yearOf<Day extends { date: IsoDate }>(days: readonly Day[]): readonly Day[] {
  const end = Date.parse(days.at(-1)?.date ?? "");
  return days.filter(({ date }) => end - Date.parse(date) <= 365 * 86_400_000);
}
