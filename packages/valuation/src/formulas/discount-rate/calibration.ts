import type { Money, Rate, Ratio, Years } from "../../inputs/units.ts";
import { returnOnCapital } from "../scores/profitability.ts";
import { sumOf } from "../statistics/parts-and-wholes.ts";

/**
 * Equity premium at a fresher risk-free rate, such that the market's return stays the one of the pair that was published.
 *
 *   pairRate + pairPremium − riskFreeRate
 */
export function carriedPremium(inputs: { pairRate: Rate; pairPremium: Rate; riskFreeRate: Rate }): Rate {
  return inputs.pairRate + inputs.pairPremium - inputs.riskFreeRate;
}

/**
 * Bottom-up beta on a scale on which the market's own average is 1, and drawn a third of the way towards it.
 *
 *   weight × bottomUp / average + (1 − weight)
 *
 * The CAPM needs betas that average 1 by market value; `weight` is a judgement.
 */
export function scaledBeta(inputs: { bottomUp: Ratio; average: Ratio; weight: Ratio }): Ratio {
  return (inputs.weight * inputs.bottomUp) / inputs.average + (1 - inputs.weight);
}

/**
 * How much a company's own trend counts in its growth: by the yearly intervals that it was read from.
 *
 *   most × min(1, intervals / enough)
 */
export function weightOfTrend(inputs: { intervals: number; enough: number; most: Ratio }): Ratio {
  return inputs.most * Math.min(1, inputs.intervals / inputs.enough);
}

/**
 * Growth of the first year: the company's own trend, and in equal parts its industry's and the economy's.
 *
 *   weight × own + (1 − weight) / 2 × (industry + economy)
 */
export function blendedFirstGrowth(inputs: { own: Rate; weight: Ratio; industry: Rate; economy: Rate }): Rate {
  const { own, weight, industry, economy } = inputs;
  return weight * own + ((1 - weight) / 2) * (industry + economy);
}

/**
 * Perpetual growth of a company: its economy's with a margin, not above the risk-free rate, and far enough below what is
 * asked of it; never negative.
 *
 *   max(0, min(riskFreeRate, nominalGrowth + margin, discountRate − spread))
 */
export function perpetualGrowth(inputs: {
  riskFreeRate: Rate;
  nominalGrowth: Rate;
  margin: Rate;
  discountRate: Rate;
  spread: Rate;
}): Rate {
  const { riskFreeRate, nominalGrowth, margin, discountRate, spread } = inputs;
  return Math.max(0, Math.min(riskFreeRate, nominalGrowth + margin, discountRate - spread));
}

/**
 * Tax rate that lasts: the company's own, at least the international minimum and at most the statutory one.
 *
 *   min(max(own, lowest), statutory)
 *
 * @see OECD (2021), Pillar Two: a minimum of 15 %
 */
export function lastingTaxRate(inputs: { own: Rate; lowest: Rate; statutory: Rate }): Rate {
  return Math.min(Math.max(inputs.own, inputs.lowest), inputs.statutory);
}

/** Years from the price date to the end of the horizon, which is counted from the balance sheet. */
export function yearsToExit(inputs: { horizon: Years; elapsed: Years }): Years {
  return inputs.horizon - inputs.elapsed;
}

/**
 * A multiple paid some time after the earnings, brought to the earnings' own date.
 *
 *   multiple / (1 + rate)^late
 */
export function multipleAtHorizon(inputs: { multiple: Ratio; rate: Rate; late: Years }): Ratio {
  return inputs.multiple / (1 + inputs.rate) ** inputs.late;
}

/** Part of a country's premium that a company bears: by where it earns, or by a convention where that is not known. */
export function premiumBorne(inputs: { exposure: Ratio; premium: Rate }): Rate {
  return inputs.exposure * inputs.premium;
}

/**
 * Country premium by where a company sells; what no country is told of bears another premium.
 *
 *   (Σ sales × premiums + (revenue − Σ sales) × elsewhere) / revenue
 *
 * `sales` and `premiums` in the same order, `revenue` of the same year. Null when `revenue ≤ 0`, or the lists differ in length.
 *
 * @see Damodaran (2003), "Measuring Company Exposure to Country Risk: Theory and Practice"
 */
export function countryRiskBySales(inputs: {
  sales: readonly Money[];
  premiums: readonly Rate[];
  revenue: Money;
  elsewhere: Rate;
}): Rate | null {
  const { sales, premiums, revenue, elsewhere } = inputs;
  if (!(revenue > 0) || sales.length !== premiums.length) return null;
  const told = sumOf({ terms: sales });
  const borne = sumOf({ terms: sales.map((amount, index) => amount * (premiums[index] ?? 0)) });
  return (borne + (revenue - told) * elsewhere) / revenue;
}

/**
 * Return on new capital: sales per unit of capital × margin, never below the minimum.
 *
 *   max(margin × (1 − taxRate) × salesToCapital, lowest)
 */
export function earnedOnNewCapital(inputs: { margin: Rate; taxRate: Rate; salesToCapital: Ratio; lowest: Rate }): Rate {
  return Math.max(returnOnCapital(inputs), inputs.lowest);
}
