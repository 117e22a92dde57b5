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
  evaluate: ({ before, growth }: { before: number; growth: number }) => before * (1 + growth),
});

export const nopat = formula({
  id: "nopat",
  expression: "{revenue} × {margin} − max(0, {revenue} × {margin}) × {taxRate}",
  unit: "money",
  evaluate: ({ revenue, margin, taxRate }: { revenue: number; margin: number; taxRate: number }) =>
    revenue * margin - Math.max(0, revenue * margin) * taxRate,
});

export const freeCashFlow = formula({
  id: "freeCashFlow",
  expression: "{nopat} − {reinvestment}",
  unit: "money",
  evaluate: ({ nopat: profit, reinvestment: outlay }: { nopat: number; reinvestment: number }) => profit - outlay,
});

export const terminalNopat = formula({
  id: "terminalNopat",
  expression: "{revenue} × (1 + {growth}) × {margin} × (1 − {taxRate})",
  unit: "money",
  evaluate: (inputs: { revenue: number; growth: number; margin: number; taxRate: number }) =>
    inputs.revenue * (1 + inputs.growth) * inputs.margin * (1 - inputs.taxRate),
});

export const enterpriseValue = formula({
  id: "enterpriseValue",
  expression: "{flows} + {terminal}",
  unit: "money",
  evaluate: ({ flows, terminal }: { flows: number; terminal: number }) => flows + terminal,
});

export const failureProbability = formula({
  id: "failureProbability",
  expression: "1 − (1 − min(1, {spread} ÷ (1 − {recovery})))^{years}",
  unit: "rate",
  evaluate: ({ spread, recovery, years }: { spread: number; recovery: number; years: number }) =>
    1 - (1 - Math.min(1, spread / (1 - recovery))) ** years,
});

export const survivingValue = formula({
  id: "survivingValue",
  expression: "{value} × (1 − {failure})",
  unit: "money",
  evaluate: ({ value, failure }: { value: number; failure: number }) => value * (1 - failure),
});
