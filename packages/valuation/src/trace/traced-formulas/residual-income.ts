import * as continuing from "../../formulas/time-value/continuing-value.ts";
import { isTerminalDistanceKept } from "../../formulas/time-value/terminal-distance.ts";
import { formula } from "./formula.ts";

/** The residual income that remains after the last year of a projection. */

export const lastingContinuingValue = formula({
  id: "lastingContinuingValue",
  expression: "({returnOnEquity} − {costOfEquity}) × {bookValue} ÷ ({costOfEquity} − {growth})",
  unit: "perShare",
  evaluate: (inputs: { returnOnEquity: number; costOfEquity: number; growth: number; bookValue: number }) =>
    isTerminalDistanceKept(inputs.costOfEquity, inputs.growth) ? continuing.lastingContinuingValue(inputs) : null,
});

export const persistentContinuingValue = formula({
  id: "continuingValue",
  expression: "{persistence} × {residualIncome} ÷ (1 + {costOfEquity} − {persistence})",
  unit: "perShare",
  evaluate: continuing.persistenceContinuingValue,
});
