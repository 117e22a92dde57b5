import type { QuantityName } from "./quantity-names.ts";
import { changeOver } from "./steps/ratios.ts";
import * as formulas from "./steps/technical.ts";
import { type PriceDay, type Technical, type TechnicalLineName, yearOf } from "./technical.ts";
import { assumption, derive, type Quantity, type ReferenceLeaf, type Trace, traceBuilder } from "./trace.ts";
import type { IsoDate, Unit } from "./units.ts";

/** What is told of the last day of a series; each is a number with its place in the trace, or null where it is not known. */
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

type About = {
  ticker: string;
  source: string;
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
  const known = (name: TechnicalLineName, of: () => Quantity): Quantity | null =>
    technical.lines[name].at(-1) == null ? null : of();
  const year = yearOf(days);
  const first = days.findIndex(({ date }) => date >= about.from);
  const [close, before] = [closes.at(-1) ?? null, first < 0 || first === days.length - 1 ? null : closes[first]];
  const sma200 = known("sma200", () => average(closes, 200));
  return {
    close,
    change: close && before ? derive("priceChange", changeOver, { now: close, before }) : null,
    overLongAverage: close && sma200 && derive("overAveragePrice", changeOver, { now: close, before: sma200 }),
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
    sma50: known("sma50", () => average(closes, 50)),
    sma200,
    ema20: known("ema20", () => exponential(closes, 20)),
    bollingerUpper: known("bollingerUpper", () =>
      derive("bollingerUpper", formulas.bollingerUpper, { closes: closes.slice(-20) }),
    ),
    bollingerLower: known("bollingerLower", () =>
      derive("bollingerLower", formulas.bollingerLower, { closes: closes.slice(-20) }),
    ),
    rsi14: known("rsi14", () => strengthOf(closes)),
    macd: known("macd", () =>
      derive("convergence", formulas.convergence, { fast: exponential(closes, 12), slow: exponential(closes, 26) }),
    ),
    macdSignal: known("macdSignal", () =>
      derive("convergenceSignal", formulas.convergenceSignal, {
        closes,
        fast: sessions(12),
        slow: sessions(26),
        period: sessions(9),
      }),
    ),
    atr14: known("atr14", () =>
      derive("averageTrueRange", formulas.averageTrueRange, {
        highs: days.map((day) => leaf("highPrice", day, day.high ?? day.close)),
        lows: days.map((day) => leaf("lowPrice", day, day.low ?? day.close)),
        closes,
        period: sessions(14),
      }),
    ),
  };
}

type Leaf = (name: QuantityName, day: PriceDay, value: number, unit?: Unit) => ReferenceLeaf;

const leavesOf =
  ({ ticker, source }: About): Leaf =>
  (name, { date }, value, unit = "perShare") => ({ kind: "reference", name, value, unit, ticker, asOf: date, source });

const sessions = (count: number) => assumption("indicatorPeriod", count, "count");

const average = (closes: readonly Quantity[], count: number) =>
  derive("averagePrice", formulas.averageClose, { closes: closes.slice(-count) });

const exponential = (closes: readonly Quantity[], count: number) =>
  derive("exponentialAverage", formulas.exponentialAverage, { closes, period: sessions(count) });

function strengthOf(closes: readonly Quantity[]): Quantity {
  const gain = derive("averageGain", formulas.averageGain, { closes, period: sessions(14) });
  const loss = derive("averageLoss", formulas.averageLoss, { closes, period: sessions(14) });
  return derive("relativeStrength", formulas.relativeStrength, { gain, loss });
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

const volumeOf = (day: PriceDay | undefined, leaf: Leaf): Quantity | null =>
  day === undefined || day.volume === null ? null : leaf("tradedShares", day, day.volume, "shares");
