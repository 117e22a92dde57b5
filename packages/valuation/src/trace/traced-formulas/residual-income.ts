import * as continuing from "../../formulas/time-value/continuing-value.ts";
import { formula } from "./formula.ts";
import { isTerminalDistanceKept } from "./terminal-distance.ts";

/** What is left of residual income after the last year of a projection. */

const orNone = (value: number | null): number => value ?? Number.NaN;

export const lastingContinuingValue = formula({
  id: "lastingContinuingValue",
  expression: "({returnOnEquity} − {costOfEquity}) × {bookValue} ÷ ({costOfEquity} − {growth})",
  unit: "perShare",
  evaluate: (inputs: { returnOnEquity: number; costOfEquity: number; growth: number; bookValue: number }) =>
    isTerminalDistanceKept(inputs.costOfEquity, inputs.growth)
      ? orNone(continuing.lastingContinuingValue(inputs))
      : Number.NaN,
});

export const persistentContinuingValue = formula({
  id: "continuingValue",
  expression: "{persistence} × {residualIncome} ÷ (1 + {costOfEquity} − {persistence})",
  unit: "perShare",
  evaluate: (inputs: { persistence: number; residualIncome: number; costOfEquity: number }) =>
    orNone(continuing.persistenceContinuingValue(inputs)),
});
