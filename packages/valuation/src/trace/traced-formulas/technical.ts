import { differenceOf } from "../../formulas/statistics/parts-and-wholes.ts";
import * as latest from "../../technical/latest-values.ts";
import * as oscillators from "../../technical/oscillators.ts";
import { formula } from "./formula.ts";

/** Formulas of what is read from daily prices, each for the last day of the series it is given. None enters a value. */

export const averageClose = formula({
  id: "averageClose",
  expression: "mean({closes})",
  unit: "perShare",
  evaluate: latest.averageClose,
});

export const exponentialAverage = formula({
  id: "exponentialAverage",
  expression: "EMA({closes}, {period})",
  unit: "perShare",
  evaluate: latest.exponentialAverage,
});

export const bollingerUpper = formula({
  id: "bollingerUpper",
  expression: "mean({closes}) + 2 × σ({closes})",
  unit: "perShare",
  evaluate: latest.bollingerUpper,
});

export const bollingerLower = formula({
  id: "bollingerLower",
  expression: "mean({closes}) − 2 × σ({closes})",
  unit: "perShare",
  evaluate: latest.bollingerLower,
});

export const convergence = formula({
  id: "convergence",
  expression: "{fast} − {slow}",
  unit: "perShare",
  evaluate: ({ fast, slow }: { fast: number; slow: number }) => differenceOf({ whole: fast, part: slow }),
});

export const convergenceSignal = formula({
  id: "convergenceSignal",
  expression: "EMA(EMA({closes}, {fast}) − EMA({closes}, {slow}), {period})",
  unit: "perShare",
  evaluate: latest.convergenceSignal,
});

export const convergenceHistogram = formula({
  id: "convergenceHistogram",
  expression: "{line} − {signal}",
  unit: "perShare",
  evaluate: ({ line, signal }: { line: number; signal: number }) => differenceOf({ whole: line, part: signal }),
});

export const averageGain = formula({
  id: "averageGain",
  expression: "Wilder(max(0, Δ{closes}), {period})",
  unit: "perShare",
  evaluate: latest.averageGain,
});

export const averageLoss = formula({
  id: "averageLoss",
  expression: "Wilder(max(0, −Δ{closes}), {period})",
  unit: "perShare",
  evaluate: latest.averageLoss,
});

export const relativeStrength = formula({
  id: "relativeStrength",
  expression: "100 × {gain} ÷ ({gain} + {loss})",
  unit: "count",
  evaluate: oscillators.relativeStrength,
});

export const averageTrueRange = formula({
  id: "averageTrueRange",
  expression: "Wilder(TR({highs}, {lows}, {closes}), {period})",
  unit: "perShare",
  evaluate: latest.averageTrueRange,
});

export const onBalanceVolume = formula({
  id: "onBalanceVolume",
  expression: "OBV({closes}, {volumes})",
  unit: "shares",
  evaluate: latest.onBalanceVolume,
});
