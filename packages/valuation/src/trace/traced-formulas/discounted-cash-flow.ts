import { failureAdjustedValue, failureProbability as failureWithin } from "../../formulas/cash-flow/bridge.ts";
import { valueOfStages } from "../../formulas/cash-flow/enterprise-value.ts";
import * as flow from "../../formulas/cash-flow/free-cash-flow.ts";
import { amountAfterGrowth } from "../../formulas/time-value/growth.ts";
import { formula } from "./formula.ts";

/** Formulas of the discounted cash flow. Flows arrive at the end of each year. */

/** A ratio that is the same in every year, said for one of them. */
export const unchangedRatio = formula({
  id: "unchangedRatio",
  expression: "{ratio}",
  unit: "ratio",
  evaluate: ({ ratio }: { ratio: number }) => ratio,
});

export const grownMoney = formula({
  id: "grownMoney",
  expression: "{before} × (1 + {growth})",
  unit: "money",
  evaluate: amountAfterGrowth,
});

export const nopat = formula({
  id: "nopat",
  expression: "{revenue} × {margin} − max(0, {revenue} × {margin}) × {taxRate}",
  unit: "money",
  evaluate: flow.nopatOfSales,
});

export const freeCashFlow = formula({
  id: "freeCashFlow",
  expression: "{nopat} − {reinvestment}",
  unit: "money",
  evaluate: flow.flowAfterReinvestment,
});

export const terminalNopat = formula({
  id: "terminalNopat",
  expression: "{revenue} × (1 + {growth}) × {margin} × (1 − {taxRate})",
  unit: "money",
  evaluate: flow.terminalNopat,
});

export const enterpriseValue = formula({
  id: "enterpriseValue",
  expression: "{flows} + {terminal}",
  unit: "money",
  evaluate: valueOfStages,
});

export const failureProbability = formula({
  id: "failureProbability",
  expression: "1 − (1 − min(1, {spread} ÷ (1 − {recovery})))^{years}",
  unit: "rate",
  evaluate: failureWithin,
});

export const survivingValue = formula({
  id: "survivingValue",
  expression: "{value} × (1 − {failure})",
  unit: "money",
  evaluate: ({ value, failure }: { value: number; failure: number }) =>
    failureAdjustedValue({ goingConcernValue: value, distressValue: 0, failureProbability: failure }),
});
