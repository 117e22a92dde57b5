import type { IsoDate, Unit } from "../inputs/units.ts";
import { traceBuilder } from "../trace/to-trace.ts";
import { derive, type Quantity, type Trace } from "../trace/trace.ts";
import { changeOver } from "../trace/traced-formulas/ratios.ts";
import { type PriceDay, type Technical, yearOf } from "./technical.ts";
import { leavesOf, lineQuantities, type PriceOrigin, volumeOf } from "./technical-quantities.ts";

/** The readings of the last day of a series; each is a number with its place in the trace, or null where it is not known. */
export const technicalReadingNames = [
  "close",
  "change",
  "overLongAverage",
  "highest",
  "lowest",
  "volume",
  "sma50",
  "sma200",
  "ema20",
  "bollingerUpper",
  "bollingerLower",
  "rsi14",
  "macd",
  "macdSignal",
  "atr14",
] as const;
export type TechnicalReadingName = (typeof technicalReadingNames)[number];
export type TechnicalReading = { readonly value: number; readonly unit: Unit; readonly node: number };
export type TechnicalReadings = {
  readonly readings: Readonly<Record<TechnicalReadingName, TechnicalReading | null>>;
  readonly trace: Trace;
};

type About = PriceOrigin & {
  /** The day that the change is counted from; a later one is taken where it has no price. */
  from: IsoDate;
};

/**
 * The last day of a series in numbers that can be worked out again: each down to the daily prices it is made of, with their
 * days and their source. The values are those of the lines of `technicalOf`.
 */
export function technicalReadings(technical: Technical, about: About): TechnicalReadings {
  const { nodes, idOf } = traceBuilder();
  const readings = Object.entries(quantitiesOf(technical, about)).map(([name, quantity]) => [
    name,
    quantity === null ? null : { value: quantity.value, unit: quantity.unit, node: idOf(quantity) },
  ]);
  // `quantitiesOf` has one entry for each name.
  return { readings: Object.fromEntries(readings) as TechnicalReadings["readings"], trace: { nodes, result: 0 } };
}

function quantitiesOf(technical: Technical, about: About): Record<TechnicalReadingName, Quantity | null> {
  const { days } = technical;
  const leaf = leavesOf(about);
  const closes = days.map((day) => leaf("closePrice", day, day.close));
  const { macdHistogram: _difference, obv: _balance, ...lines } = lineQuantities({ ...technical, closes, leaf });
  const year = yearOf(days);
  const first = days.findIndex(({ date }) => date >= about.from);
  const [close, before] = [closes.at(-1) ?? null, first < 0 || first === days.length - 1 ? null : closes[first]];
  return {
    close,
    change: close && before ? derive("priceChange", changeOver, { now: close, before }) : null,
    overLongAverage:
      close && lines.sma200 && derive("overAveragePrice", changeOver, { now: close, before: lines.sma200 }),
    highest: extreme(
      year,
      (one, other) => (one.high ?? one.close) > (other.high ?? other.close),
      (day) => leaf("highPrice", day, day.high ?? day.close),
    ),
    lowest: extreme(
      year,
      (one, other) => (one.low ?? one.close) < (other.low ?? other.close),
      (day) => leaf("lowPrice", day, day.low ?? day.close),
    ),
    volume: volumeOf(days.at(-1), leaf),
    ...lines,
  };
}

function extreme(
  days: readonly PriceDay[],
  isBeyond: (one: PriceDay, other: PriceDay) => boolean,
  of: (day: PriceDay) => Quantity,
): Quantity | null {
  const [first, ...others] = days;
  if (first === undefined) return null;
  return of(others.reduce((best, day) => (isBeyond(day, best) ? day : best), first));
}
