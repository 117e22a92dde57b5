import { valueDriverTerminalValue } from "../formulas/terminal-value.ts";
import { npv, presentValue } from "../formulas/time-value.ts";
import { formula } from "./formula.ts";
import { isTerminalDistanceKept } from "./terminal-distance.ts";

/** Formulas of the discounted cash flow. Flows arrive at the end of each year. */

export const fadedGrowth = formula({
  id: "fadedGrowth",
  expression: "{first} + ({last} − {first}) × ({year} − 1) ÷ max({horizon} − 1, 1)",
  unit: "rate",
  evaluate: ({ first, last, year, horizon }: { first: number; last: number; year: number; horizon: number }) =>
    first + ((last - first) * (year - 1)) / Math.max(horizon - 1, 1),
});

export const converging = formula({
  id: "converging",
  expression: "{from} + ({to} − {from}) × {year} ÷ {horizon}",
  unit: "rate",
  evaluate: ({ from, to, year, horizon }: { from: number; to: number; year: number; horizon: number }) =>
    from + ((to - from) * year) / horizon,
});

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

export const reinvestment = formula({
  id: "reinvestment",
  expression: "max(0, {revenue} − {before}) ÷ {salesToCapital}",
  unit: "money",
  evaluate: ({ revenue, before, salesToCapital }: { revenue: number; before: number; salesToCapital: number }) =>
    Math.max(0, revenue - before) / salesToCapital,
});

export const freeCashFlow = formula({
  id: "freeCashFlow",
  expression: "{nopat} − {reinvestment}",
  unit: "money",
  evaluate: ({ nopat: profit, reinvestment: outlay }: { nopat: number; reinvestment: number }) => profit - outlay,
});

export const presentValueOfFlows = formula({
  id: "presentValueOfFlows",
  expression: "Σ {flows}ₜ ÷ (1 + {rate})ᵗ",
  unit: "money",
  evaluate: (inputs: { flows: readonly number[]; rate: number }) => npv(inputs),
});

export const terminalNopat = formula({
  id: "terminalNopat",
  expression: "{revenue} × (1 + {growth}) × {margin} × (1 − {taxRate})",
  unit: "money",
  evaluate: (inputs: { revenue: number; growth: number; margin: number; taxRate: number }) =>
    inputs.revenue * (1 + inputs.growth) * inputs.margin * (1 - inputs.taxRate),
});

export const terminalValue = formula({
  id: "terminalValue",
  expression: "{nopat} × (1 − {growth} ÷ {returnOnNewCapital}) ÷ ({wacc} − {growth})",
  unit: "money",
  evaluate: (inputs: { nopat: number; growth: number; returnOnNewCapital: number; wacc: number }) =>
    isTerminalDistanceKept(inputs.wacc, inputs.growth) ? (valueDriverTerminalValue(inputs) ?? Number.NaN) : Number.NaN,
});

export const presentValueOfMoney = formula({
  id: "presentValueOfMoney",
  expression: "{amount} ÷ (1 + {rate})^{years}",
  unit: "money",
  evaluate: (inputs: { amount: number; rate: number; years: number }) => presentValue(inputs),
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

export const equityValue = formula({
  id: "equityValue",
  expression: "{enterpriseValue} − Σ {claims} + Σ {assets}",
  unit: "money",
  evaluate: (inputs: { enterpriseValue: number; claims: readonly number[]; assets: readonly number[] }) => {
    const total = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
    return inputs.enterpriseValue - total(inputs.claims) + total(inputs.assets);
  },
});
