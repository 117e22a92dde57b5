import { referenceLeaf } from "../company/references.ts";
import type { Unit } from "../inputs/units.ts";
import type { QuantityName } from "../trace/quantity-names.ts";
import { assumption, derive, type Quantity, type ReferenceLeaf } from "../trace/trace.ts";
import * as formulas from "../trace/traced-formulas/technical.ts";
import type { PriceDay, Technical, TechnicalLineName } from "./technical.ts";

/** Whose prices a series holds, and who gave them. */
export type PriceOrigin = { ticker: string; source: string };

/** A number of a day as it was given. */
export type Leaf = (name: QuantityName, day: PriceDay, value: number, unit?: Unit) => ReferenceLeaf;

export const leavesOf =
  ({ ticker, source }: PriceOrigin): Leaf =>
  (name, { date: asOf }, value, unit = "perShare") =>
    referenceLeaf(name, { value, asOf, source }, unit, ticker);

export const volumeOf = (day: PriceDay | undefined, leaf: Leaf): Quantity | null =>
  day === undefined || day.volume === null ? null : leaf("tradedShares", day, day.volume, "shares");

type Days = Pick<Technical, "days" | "lines"> & { closes: readonly Quantity[]; leaf: Leaf };

/** Each line on the last of these days, down to the prices of all of them that it needs; null where the line is not known. */
export function lineQuantities({ days, lines, closes, leaf }: Days): Record<TechnicalLineName, Quantity | null> {
  const known = (name: TechnicalLineName, of: () => Quantity | null): Quantity | null =>
    lines[name].at(-1) == null ? null : of();
  const band = (of: typeof formulas.bollingerUpper, name: "bollingerUpper" | "bollingerLower") =>
    known(name, () => derive(name, of, { closes: closes.slice(-20) }));
  const line = known("macd", () =>
    derive("convergence", formulas.convergence, { fast: exponential(closes, 12), slow: exponential(closes, 26) }),
  );
  const signal = known("macdSignal", () =>
    derive("convergenceSignal", formulas.convergenceSignal, {
      closes,
      fast: sessions(12),
      slow: sessions(26),
      period: sessions(9),
    }),
  );
  return {
    sma50: known("sma50", () => average(closes, 50)),
    sma200: known("sma200", () => average(closes, 200)),
    ema20: known("ema20", () => exponential(closes, 20)),
    bollingerUpper: band(formulas.bollingerUpper, "bollingerUpper"),
    bollingerLower: band(formulas.bollingerLower, "bollingerLower"),
    rsi14: known("rsi14", () => strengthOf(closes)),
    macd: line,
    macdSignal: signal,
    macdHistogram: known(
      "macdHistogram",
      () => line && signal && derive("convergenceHistogram", formulas.convergenceHistogram, { line, signal }),
    ),
    atr14: known("atr14", () =>
      derive("averageTrueRange", formulas.averageTrueRange, {
        highs: days.map((day) => leaf("highPrice", day, day.high ?? day.close)),
        lows: days.map((day) => leaf("lowPrice", day, day.low ?? day.close)),
        closes,
        period: sessions(14),
      }),
    ),
    obv: known("obv", () =>
      derive("onBalanceVolume", formulas.onBalanceVolume, {
        closes,
        volumes: days.flatMap((day) => volumeOf(day, leaf) ?? []),
      }),
    ),
  };
}

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
