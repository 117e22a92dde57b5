import { gordonGrowth, hModel } from "../../formulas/cash-flow/dividends.ts";
import { harmonicMean, mean } from "../../formulas/statistics/statistics.ts";
import { formula } from "./formula.ts";
import { isTerminalDistanceKept } from "./terminal-distance.ts";

/** Formulas of other ways to reach a value, shown beside the method's own. */

export const partOfRate = formula({
  id: "partOfRate",
  expression: "{part} × {rate}",
  unit: "rate",
  evaluate: ({ part, rate }: { part: number; rate: number }) => part * rate,
});

export const atMidYear = formula({
  id: "atMidYear",
  expression: "{amount} × (1 + {rate})^{years}",
  unit: "money",
  evaluate: ({ amount, rate, years }: { amount: number; rate: number; years: number }) => amount * (1 + rate) ** years,
});

export const flowToEquity = formula({
  id: "flowToEquity",
  expression: "{netIncome} − {reinvestment} × (1 − {debtWeight})",
  unit: "money",
  evaluate: (inputs: { netIncome: number; reinvestment: number; debtWeight: number }) =>
    inputs.netIncome - inputs.reinvestment * (1 - inputs.debtWeight),
});

export const gordon = formula({
  id: "gordon",
  expression: "{dividend} × (1 + {growth}) ÷ ({costOfEquity} − {growth})",
  unit: "perShare",
  evaluate: (inputs: { dividend: number; growth: number; costOfEquity: number }) =>
    isTerminalDistanceKept(inputs.costOfEquity, inputs.growth) ? (gordonGrowth(inputs) ?? Number.NaN) : Number.NaN,
});

export const halfLifeModel = formula({
  id: "halfLifeModel",
  expression:
    "({dividend} × (1 + {terminalGrowth}) + {dividend} × {horizon} ÷ 2 × ({growth} − {terminalGrowth})) ÷ ({costOfEquity} − {terminalGrowth})",
  unit: "perShare",
  evaluate: (inputs: {
    dividend: number;
    growth: number;
    terminalGrowth: number;
    horizon: number;
    costOfEquity: number;
  }) => {
    if (!isTerminalDistanceKept(inputs.costOfEquity, inputs.terminalGrowth)) return Number.NaN;
    const value = hModel({
      dividend: inputs.dividend,
      initialGrowth: inputs.growth,
      stableGrowth: inputs.terminalGrowth,
      halfLife: inputs.horizon / 2,
      costOfEquity: inputs.costOfEquity,
    });
    return value ?? Number.NaN;
  },
});

export const meanMoney = formula({
  id: "meanMoney",
  expression: "mean({values})",
  unit: "money",
  evaluate: ({ values }: { values: readonly number[] }) => mean(values) ?? Number.NaN,
});

export const harmonicMeanRatio = formula({
  id: "harmonicMeanRatio",
  expression: "1 ÷ mean(1 ÷ {values})",
  unit: "ratio",
  evaluate: ({ values }: { values: readonly number[] }) => harmonicMean(values) ?? Number.NaN,
});

export const returnOnTangible = formula({
  id: "returnOnTangible",
  expression: "{returnOnEquity} × {bookValue} ÷ {tangibleBookValue}",
  unit: "rate",
  evaluate: (inputs: { returnOnEquity: number; bookValue: number; tangibleBookValue: number }) =>
    (inputs.returnOnEquity * inputs.bookValue) / inputs.tangibleBookValue,
});

export const justifiedBookMultiple = formula({
  id: "justifiedBookMultiple",
  expression: "({returnOnEquity} − {growth}) ÷ ({costOfEquity} − {growth})",
  unit: "ratio",
  evaluate: (inputs: { returnOnEquity: number; growth: number; costOfEquity: number }) =>
    isTerminalDistanceKept(inputs.costOfEquity, inputs.growth)
      ? (inputs.returnOnEquity - inputs.growth) / (inputs.costOfEquity - inputs.growth)
      : Number.NaN,
});
