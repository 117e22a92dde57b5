import { wilderAverage } from "../../technical/indicator-line.ts";
import { ema, macd, sma } from "../../technical/moving-averages.ts";
import { atr, bollingerBands } from "../../technical/price-ranges.ts";
import { obv } from "../../technical/volume.ts";
import { formula } from "./formula.ts";

/** Formulas of what is read from daily prices, each for the last day of the series it is given. None enters a value. */

type Closes = { closes: readonly number[]; period: number };
const last = (line: readonly (number | null)[]): number => line.at(-1) ?? Number.NaN;

export const averageClose = formula({
  id: "averageClose",
  expression: "mean({closes})",
  unit: "perShare",
  evaluate: ({ closes }: { closes: readonly number[] }) => last(sma({ prices: closes, period: closes.length })),
});

export const exponentialAverage = formula({
  id: "exponentialAverage",
  expression: "EMA({closes}, {period})",
  unit: "perShare",
  evaluate: ({ closes, period }: Closes) => last(ema({ prices: closes, period })),
});

export const bollingerUpper = formula({
  id: "bollingerUpper",
  expression: "mean({closes}) + 2 × σ({closes})",
  unit: "perShare",
  evaluate: ({ closes }: { closes: readonly number[] }) =>
    last(bollingerBands({ prices: closes, period: closes.length }).upper),
});

export const bollingerLower = formula({
  id: "bollingerLower",
  expression: "mean({closes}) − 2 × σ({closes})",
  unit: "perShare",
  evaluate: ({ closes }: { closes: readonly number[] }) =>
    last(bollingerBands({ prices: closes, period: closes.length }).lower),
});

export const convergence = formula({
  id: "convergence",
  expression: "{fast} − {slow}",
  unit: "perShare",
  evaluate: ({ fast, slow }: { fast: number; slow: number }) => fast - slow,
});

export const convergenceSignal = formula({
  id: "convergenceSignal",
  expression: "EMA(EMA({closes}, {fast}) − EMA({closes}, {slow}), {period})",
  unit: "perShare",
  evaluate: ({ closes, fast, slow, period }: Closes & { fast: number; slow: number }) =>
    last(macd({ prices: closes, fast, slow, signalPeriod: period }).signal),
});

export const convergenceHistogram = formula({
  id: "convergenceHistogram",
  expression: "{line} − {signal}",
  unit: "perShare",
  evaluate: ({ line, signal }: { line: number; signal: number }) => line - signal,
});

const changesOf = (closes: readonly number[]) =>
  closes.slice(1).map((close, index) => close - (closes[index] ?? close));

export const averageGain = formula({
  id: "averageGain",
  expression: "Wilder(max(0, Δ{closes}), {period})",
  unit: "perShare",
  evaluate: ({ closes, period }: Closes) => {
    const gains = changesOf(closes).map((change) => Math.max(change, 0));
    return last(wilderAverage(gains, period));
  },
});

export const averageLoss = formula({
  id: "averageLoss",
  expression: "Wilder(max(0, −Δ{closes}), {period})",
  unit: "perShare",
  evaluate: ({ closes, period }: Closes) => {
    const losses = changesOf(closes).map((change) => Math.max(-change, 0));
    return last(wilderAverage(losses, period));
  },
});

export const relativeStrength = formula({
  id: "relativeStrength",
  expression: "100 × {gain} ÷ ({gain} + {loss})",
  unit: "count",
  // The division first: it is exactly 1 when nothing was lost.
  evaluate: ({ gain, loss }: { gain: number; loss: number }) => 100 * (gain / (gain + loss)),
});

export const averageTrueRange = formula({
  id: "averageTrueRange",
  expression: "Wilder(TR({highs}, {lows}, {closes}), {period})",
  unit: "perShare",
  evaluate: (inputs: Closes & { highs: readonly number[]; lows: readonly number[] }) => {
    const { closes, highs, lows, period } = inputs;
    const bars = closes.map((close, index) => ({ close, high: highs[index] ?? close, low: lows[index] ?? close }));
    return last(atr({ bars, period }));
  },
});

export const onBalanceVolume = formula({
  id: "onBalanceVolume",
  expression: "OBV({closes}, {volumes})",
  unit: "shares",
  evaluate: ({ closes, volumes }: { closes: readonly number[]; volumes: readonly number[] }) =>
    last(obv({ prices: closes, volumes })),
});
