import * as calibration from "../../formulas/discount-rate/calibration.ts";
import { blumeBeta, capm, releverBeta, unleverBeta } from "../../formulas/discount-rate/cost-of-capital.ts";
import { median } from "../../formulas/statistics/statistics.ts";
import { fundamentalGrowth } from "../../formulas/time-value/growth.ts";
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

export const lowerTerminalGrowth = formula({
  id: "lowerTerminalGrowth",
  expression: "min({growth}, max(0, {growth} + {shift}))",
  unit: "rate",
  evaluate: ({ growth, shift }: { growth: number; shift: number }) => Math.min(growth, Math.max(0, growth + shift)),
});

export const carriedPremium = formula({
  id: "carriedPremium",
  expression: "{pairRate} + {pairPremium} − {riskFreeRate}",
  unit: "rate",
  evaluate: calibration.carriedPremium,
});

export const scaledBeta = formula({
  id: "scaledBeta",
  expression: "{weight} × {bottomUp} ÷ {average} + (1 − {weight})",
  unit: "ratio",
  evaluate: calibration.scaledBeta,
});

export const countryExposure = formula({
  id: "countryExposure",
  expression: "{exposure} × {premium}",
  unit: "rate",
  evaluate: calibration.premiumBorne,
});

export const weightOfTrend = formula({
  id: "weightOfTrend",
  expression: "{most} × min(1, {intervals} ÷ {enough})",
  unit: "rate",
  evaluate: calibration.weightOfTrend,
});

export const blendedFirstGrowth = formula({
  id: "blendedFirstGrowth",
  expression: "{weight} × {own} + (1 − {weight}) ÷ 2 × ({industry} + {economy})",
  unit: "rate",
  evaluate: calibration.blendedFirstGrowth,
});

export const perpetualGrowth = formula({
  id: "perpetualGrowth",
  expression: "max(0, min({riskFreeRate}, {nominalGrowth} + {margin}, {discountRate} − {spread}))",
  unit: "rate",
  evaluate: calibration.perpetualGrowth,
});

export const lastingTaxRate = formula({
  id: "lastingTaxRate",
  expression: "min(max({own}, {lowest}), {statutory})",
  unit: "rate",
  evaluate: calibration.lastingTaxRate,
});

export const earnedOnNewCapital = formula({
  id: "earnedOnNewCapital",
  expression: "max({margin} × (1 − {taxRate}) × {salesToCapital}, {lowest})",
  unit: "rate",
  evaluate: calibration.earnedOnNewCapital,
});
