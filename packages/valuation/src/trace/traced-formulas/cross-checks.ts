import { gordonGrowth } from "../../formulas/cash-flow/dividends.ts";
import { hModelOverHorizon } from "../../formulas/cash-flow/h-model.ts";
import { justifiedPriceToBook } from "../../formulas/cash-flow/residual-income.ts";
import { returnOnTangibleBook } from "../../formulas/scores/profitability.ts";
import { partOf } from "../../formulas/statistics/parts-and-wholes.ts";
import { harmonicMean } from "../../formulas/statistics/statistics.ts";
import { isTerminalDistanceKept } from "../../formulas/time-value/terminal-distance.ts";
import { formula } from "./formula.ts";

/** Formulas of other ways to reach a value, shown beside the method's own. */

export const partOfRate = formula({
  id: "partOfRate",
  expression: "{part} × {rate}",
  unit: "rate",
  evaluate: ({ part, rate }: { part: number; rate: number }) => partOf({ share: part, whole: rate }),
});

export const gordon = formula({
  id: "gordon",
  expression: "{dividend} × (1 + {growth}) ÷ ({costOfEquity} − {growth})",
  unit: "perShare",
  evaluate: (inputs: { dividend: number; growth: number; costOfEquity: number }) =>
    isTerminalDistanceKept(inputs.costOfEquity, inputs.growth) ? gordonGrowth(inputs) : null,
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
  }) => (isTerminalDistanceKept(inputs.costOfEquity, inputs.terminalGrowth) ? hModelOverHorizon(inputs) : null),
});

export const harmonicMeanRatio = formula({
  id: "harmonicMeanRatio",
  expression: "1 ÷ mean(1 ÷ {values})",
  unit: "ratio",
  evaluate: ({ values }: { values: readonly number[] }) => harmonicMean(values),
});

export const returnOnTangible = formula({
  id: "returnOnTangible",
  expression: "{returnOnEquity} × {bookValue} ÷ {tangibleBookValue}",
  unit: "rate",
  evaluate: returnOnTangibleBook,
});

export const justifiedBookMultiple = formula({
  id: "justifiedBookMultiple",
  expression: "({returnOnEquity} − {growth}) ÷ ({costOfEquity} − {growth})",
  unit: "ratio",
  evaluate: (inputs: { returnOnEquity: number; growth: number; costOfEquity: number }) =>
    isTerminalDistanceKept(inputs.costOfEquity, inputs.growth) ? justifiedPriceToBook(inputs) : null,
});
