import * as calibration from "../../formulas/discount-rate/calibration.ts";
import * as capital from "../../formulas/discount-rate/cost-of-capital.ts";
import * as scenario from "../../formulas/discount-rate/scenario-rates.ts";
import * as parts from "../../formulas/statistics/parts-and-wholes.ts";
import * as growth from "../../formulas/time-value/growth.ts";
import { formula } from "./formula.ts";

/** Formulas of the cost of capital, of growth, and of what a scenario does to them. */

export const debtToEquity = formula({
  id: "debtToEquity",
  expression: "{debt} ÷ {equity}",
  unit: "ratio",
  evaluate: ({ debt, equity }: { debt: number; equity: number }) => parts.quotientOf({ part: debt, whole: equity }),
});

export const unleveredBeta = formula({
  id: "unleveredBeta",
  expression: "{leveredBeta} ÷ (1 + (1 − {taxRate}) × {debtToEquity})",
  unit: "ratio",
  evaluate: capital.unleverBeta,
});

export const releveredBeta = formula({
  id: "releveredBeta",
  expression: "{unleveredBeta} × (1 + (1 − {taxRate}) × {debtToEquity})",
  unit: "ratio",
  evaluate: capital.releverBeta,
});

export const adjustedBeta = formula({
  id: "adjustedBeta",
  expression: "{weight} × {regressionBeta} + (1 − {weight})",
  unit: "ratio",
  evaluate: (inputs: { regressionBeta: number; weight: number }) => capital.blumeBeta(inputs),
});

export const costOfEquity = formula({
  id: "costOfEquity",
  expression: "{riskFreeRate} + {beta} × {equityRiskPremium} + {countryRiskPremium}",
  unit: "rate",
  evaluate: (inputs: { riskFreeRate: number; beta: number; equityRiskPremium: number; countryRiskPremium: number }) =>
    capital.capm(inputs),
});

export const interestCoverage = formula({
  id: "interestCoverage",
  expression: "median({ebit}) ÷ {interest}",
  unit: "ratio",
  evaluate: capital.medianInterestCoverage,
});

export const costOfDebt = formula({
  id: "costOfDebt",
  expression: "{riskFreeRate} + {spread}",
  unit: "rate",
  evaluate: (inputs: { riskFreeRate: number; spread: number }) => capital.costOfDebt(inputs),
});

export const weightOf = formula({
  id: "weightOf",
  expression: "{part} ÷ ({part} + {rest})",
  unit: "rate",
  evaluate: parts.weightOf,
});

export const wacc = formula({
  id: "wacc",
  expression: "{equityWeight} × {costOfEquity} + {debtWeight} × {costOfDebt} × (1 − {taxRate})",
  unit: "rate",
  evaluate: capital.waccOfWeights,
});

export const allEquityWacc = formula({
  id: "allEquityWacc",
  expression: "{costOfEquity}",
  unit: "rate",
  evaluate: (inputs: { costOfEquity: number }) => inputs.costOfEquity,
});

export const shiftedRate = formula({
  id: "shiftedRate",
  expression: "{rate} + {shift}",
  unit: "rate",
  evaluate: scenario.shiftedRate,
});

export const shiftBetween = formula({
  id: "shiftBetween",
  expression: "{chosen} − {computed}",
  unit: "rate",
  evaluate: ({ chosen, computed }: { chosen: number; computed: number }) =>
    parts.differenceOf({ whole: chosen, part: computed }),
});

export const loweredToFloor = formula({
  id: "loweredToFloor",
  expression: "max({rate} + {shift}, min({rate}, {riskFreeRate} + {floor}))",
  unit: "rate",
  evaluate: scenario.loweredToFloor,
});

export const fundamental = formula({
  id: "fundamentalGrowth",
  expression: "{retention} × {returnOnCapital}",
  unit: "rate",
  evaluate: growth.fundamentalGrowth,
});

export const cappedIndustryGrowth = formula({
  id: "cappedIndustryGrowth",
  expression: "min({industry}, {factor} × {nominalGrowth})",
  unit: "rate",
  evaluate: scenario.cappedIndustryGrowth,
});

export const retention = formula({
  id: "retention",
  expression: "1 − {payout}",
  unit: "rate",
  evaluate: growth.retention,
});

export const growthDistance = formula({
  id: "growthDistance",
  expression: "min(max(|{growth}| ÷ 2, {lowest}), {highest})",
  unit: "rate",
  evaluate: scenario.growthDistance,
});

export const lowered = formula({
  id: "lowered",
  expression: "{rate} − {distance}",
  unit: "rate",
  evaluate: ({ rate, distance }: { rate: number; distance: number }) =>
    parts.differenceOf({ whole: rate, part: distance }),
});

export const lowerTerminalGrowth = formula({
  id: "lowerTerminalGrowth",
  expression: "min({growth}, max(0, {growth} + {shift}))",
  unit: "rate",
  evaluate: scenario.lowerTerminalGrowth,
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

export const countryRiskBySales = formula({
  id: "countryRiskBySales",
  expression: "(Σ {sales} × {premiums} + ({revenue} − Σ {sales}) × {elsewhere}) ÷ {revenue}",
  unit: "rate",
  evaluate: calibration.countryRiskBySales,
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
