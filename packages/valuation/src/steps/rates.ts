import { blumeBeta, capm, releverBeta, unleverBeta } from "../formulas/cost-of-capital.ts";
import { blend, fundamentalGrowth } from "../formulas/growth.ts";
import { median } from "../formulas/statistics.ts";
import { formula } from "./formula.ts";

/** Formulas of the cost of capital, of growth, and of what a scenario does to them. */

export const debtToEquity = formula({
  id: "debtToEquity",
  expression: "{debt} ÷ {equity}",
  unit: "ratio",
  evaluate: ({ debt, equity }: { debt: number; equity: number }) => debt / equity,
});

export const unleveredBeta = formula({
  id: "unleveredBeta",
  expression: "{leveredBeta} ÷ (1 + (1 − {taxRate}) × {debtToEquity})",
  unit: "ratio",
  evaluate: unleverBeta,
});

export const releveredBeta = formula({
  id: "releveredBeta",
  expression: "{unleveredBeta} × (1 + (1 − {taxRate}) × {debtToEquity})",
  unit: "ratio",
  evaluate: releverBeta,
});

export const adjustedBeta = formula({
  id: "adjustedBeta",
  expression: "{weight} × {regressionBeta} + (1 − {weight})",
  unit: "ratio",
  evaluate: (inputs: { regressionBeta: number; weight: number }) => blumeBeta(inputs),
});

export const costOfEquity = formula({
  id: "costOfEquity",
  expression: "{riskFreeRate} + {beta} × {equityRiskPremium} + {countryRiskPremium}",
  unit: "rate",
  evaluate: (inputs: { riskFreeRate: number; beta: number; equityRiskPremium: number; countryRiskPremium: number }) =>
    capm(inputs),
});

export const interestCoverage = formula({
  id: "interestCoverage",
  expression: "median({ebit}) ÷ {interest}",
  unit: "ratio",
  evaluate: ({ ebit, interest }: { ebit: readonly number[]; interest: number }) =>
    (median(ebit) ?? Number.NaN) / interest,
});

export const costOfDebt = formula({
  id: "costOfDebt",
  expression: "{riskFreeRate} + {spread}",
  unit: "rate",
  evaluate: ({ riskFreeRate, spread }: { riskFreeRate: number; spread: number }) => riskFreeRate + spread,
});

export const weightOf = formula({
  id: "weightOf",
  expression: "{part} ÷ ({part} + {rest})",
  unit: "rate",
  evaluate: ({ part, rest }: { part: number; rest: number }) => part / (part + rest),
});

export const wacc = formula({
  id: "wacc",
  expression: "{equityWeight} × {costOfEquity} + {debtWeight} × {costOfDebt} × (1 − {taxRate})",
  unit: "rate",
  evaluate: (inputs: {
    equityWeight: number;
    costOfEquity: number;
    debtWeight: number;
    costOfDebt: number;
    taxRate: number;
  }) => inputs.equityWeight * inputs.costOfEquity + inputs.debtWeight * inputs.costOfDebt * (1 - inputs.taxRate),
});

export const allEquityWacc = formula({
  id: "allEquityWacc",
  expression: "{costOfEquity}",
  unit: "rate",
  evaluate: ({ costOfEquity: rate }: { costOfEquity: number }) => rate,
});

export const shiftedRate = formula({
  id: "shiftedRate",
  expression: "{rate} + {shift}",
  unit: "rate",
  evaluate: ({ rate, shift }: { rate: number; shift: number }) => rate + shift,
});

export const shiftBetween = formula({
  id: "shiftBetween",
  expression: "{chosen} − {computed}",
  unit: "rate",
  evaluate: ({ chosen, computed }: { chosen: number; computed: number }) => chosen - computed,
});

export const loweredToFloor = formula({
  id: "loweredToFloor",
  expression: "max({rate} + {shift}, min({rate}, {riskFreeRate} + {floor}))",
  unit: "rate",
  evaluate: ({
    rate,
    shift,
    riskFreeRate,
    floor,
  }: {
    rate: number;
    shift: number;
    riskFreeRate: number;
    floor: number;
  }) => Math.max(rate + shift, Math.min(rate, riskFreeRate + floor)),
});

export const fundamental = formula({
  id: "fundamentalGrowth",
  expression: "{retention} × {returnOnCapital}",
  unit: "rate",
  evaluate: fundamentalGrowth,
});

export const cappedIndustryGrowth = formula({
  id: "cappedIndustryGrowth",
  expression: "min({industry}, {factor} × {nominalGrowth})",
  unit: "rate",
  evaluate: ({ industry, factor, nominalGrowth }: { industry: number; factor: number; nominalGrowth: number }) =>
    Math.min(industry, factor * nominalGrowth),
});

export const retention = formula({
  id: "retention",
  expression: "1 − {payout}",
  unit: "rate",
  evaluate: ({ payout }: { payout: number }) => 1 - payout,
});

export const blendedGrowth = formula({
  id: "blendedGrowth",
  expression: "min(max(Σ {candidates} × {weights} ÷ Σ {weights}, {lowest}), {highest})",
  unit: "rate",
  evaluate: (inputs: { candidates: readonly number[]; weights: readonly number[]; lowest: number; highest: number }) =>
    Math.min(
      Math.max(blend({ values: inputs.candidates, weights: inputs.weights }) ?? Number.NaN, inputs.lowest),
      inputs.highest,
    ),
});

export const growthDistance = formula({
  id: "growthDistance",
  expression: "min(max(|{growth}| ÷ 2, {lowest}), {highest})",
  unit: "rate",
  evaluate: ({ growth, lowest, highest }: { growth: number; lowest: number; highest: number }) =>
    Math.min(Math.max(Math.abs(growth) / 2, lowest), highest),
});

export const lowered = formula({
  id: "lowered",
  expression: "{rate} − {distance}",
  unit: "rate",
  evaluate: ({ rate, distance }: { rate: number; distance: number }) => rate - distance,
});

export const terminalGrowth = formula({
  id: "terminalGrowth",
  expression: "min({riskFreeRate}, {nominalGrowth})",
  unit: "rate",
  evaluate: ({ riskFreeRate, nominalGrowth }: { riskFreeRate: number; nominalGrowth: number }) =>
    Math.min(riskFreeRate, nominalGrowth),
});

export const growthBelowDiscount = formula({
  id: "growthBelowDiscount",
  expression: "min({growth}, {discountRate} − {spread})",
  unit: "rate",
  evaluate: ({ growth, discountRate, spread }: { growth: number; discountRate: number; spread: number }) =>
    Math.min(growth, discountRate - spread),
});

export const lowerTerminalGrowth = formula({
  id: "lowerTerminalGrowth",
  expression: "min({growth}, max(0, {growth} + {shift}))",
  unit: "rate",
  evaluate: ({ growth, shift }: { growth: number; shift: number }) => Math.min(growth, Math.max(0, growth + shift)),
});

export const higherTerminalGrowth = formula({
  id: "higherTerminalGrowth",
  expression: "max({growth}, min({riskFreeRate}, {growth} + {shift}))",
  unit: "rate",
  evaluate: ({ growth, shift, riskFreeRate }: { growth: number; shift: number; riskFreeRate: number }) =>
    Math.max(growth, Math.min(riskFreeRate, growth + shift)),
});

export const keptReturn = formula({
  id: "keptReturn",
  expression: "{cost} + min({kept} × max({return} − {cost}, 0), {limit})",
  unit: "rate",
  evaluate: (inputs: { cost: number; kept: number; return: number; limit: number }) =>
    inputs.cost + Math.min(inputs.kept * Math.max(inputs.return - inputs.cost, 0), inputs.limit),
});
