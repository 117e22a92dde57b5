import type { RatingRow } from "../../inputs/market-reference.ts";
import type { Money, Rate, Ratio } from "../../inputs/units.ts";
import { median } from "../statistics/statistics.ts";

/**
 * Return that shareholders ask for (CAPM with country risk).
 *
 *   riskFreeRate + beta × equityRiskPremium + countryExposure × countryRiskPremium
 *
 * `equityRiskPremium` is that of a mature market; `countryExposure` (λ) is 1 unless told. All rates in the currency and
 * inflation of `riskFreeRate`.
 *
 * @see Damodaran, *Investment Valuation*, 3rd ed., ch. 7 and 8
 */
export function capm(inputs: {
  riskFreeRate: Rate;
  beta: Ratio;
  equityRiskPremium: Rate;
  countryRiskPremium?: Rate;
  countryExposure?: Ratio;
}): Rate {
  const { riskFreeRate, beta, equityRiskPremium, countryRiskPremium = 0, countryExposure = 1 } = inputs;
  return riskFreeRate + beta * equityRiskPremium + countryExposure * countryRiskPremium;
}

/**
 * Beta of the business itself, without its debt (Hamada).
 *
 *   leveredBeta / (1 + (1 − taxRate) × debtToEquity)
 *
 * `debtToEquity` at market values, not negative.
 *
 * @see Hamada (1972), "The Effect of the Firm's Capital Structure on the Systematic Risk of Common Stocks"
 */
export function unleverBeta(inputs: { leveredBeta: Ratio; debtToEquity: Ratio; taxRate: Rate }): Ratio {
  const { leveredBeta, debtToEquity, taxRate } = inputs;
  return leveredBeta / (1 + (1 - taxRate) * debtToEquity);
}

/**
 * Beta of the share of a company with debt (Hamada): the inverse of `unleverBeta`.
 *
 *   unleveredBeta × (1 + (1 − taxRate) × debtToEquity)
 *
 * @see Hamada (1972), "The Effect of the Firm's Capital Structure on the Systematic Risk of Common Stocks"
 */
export function releverBeta(inputs: { unleveredBeta: Ratio; debtToEquity: Ratio; taxRate: Rate }): Ratio {
  const { unleveredBeta, debtToEquity, taxRate } = inputs;
  return unleveredBeta * (1 + (1 - taxRate) * debtToEquity);
}

/** A listed company whose share's beta is observed. `cashToFirmValue`: its cash ÷ (equity + debt), 0 unless told. */
export type ComparableBeta = { leveredBeta: Ratio; debtToEquity: Ratio; taxRate: Rate; cashToFirmValue?: Ratio };

/**
 * Beta built from the companies of a business: the median of their unlevered, cash-corrected betas, levered with the
 * debt of the company being valued. Averaging many betas removes most of the noise that one regression has.
 *
 *   median(unlevered_i / (1 − cash_i)) × (1 + (1 − taxRate) × debtToEquity)
 *
 * Null without a comparable company that has assets other than cash.
 *
 * @see Damodaran, *Investment Valuation*, 3rd ed., ch. 8
 */
export function bottomUpBeta(inputs: {
  comparables: readonly ComparableBeta[];
  debtToEquity: Ratio;
  taxRate: Rate;
}): Ratio | null {
  const { comparables, debtToEquity, taxRate } = inputs;
  const unleveredBeta = median(
    comparables
      .filter(({ cashToFirmValue = 0 }) => cashToFirmValue < 1)
      .map(({ cashToFirmValue = 0, ...comparable }) => unleverBeta(comparable) / (1 - cashToFirmValue)),
  );
  return unleveredBeta === null ? null : releverBeta({ unleveredBeta, debtToEquity, taxRate });
}

/**
 * Regression beta drawn towards the market's 1, where betas drift with time (Blume).
 *
 *   weight × regressionBeta + (1 − weight),   weight 0.67 unless told
 *
 * @see Blume (1975), "Betas and Their Regression Tendencies"
 */
export function blumeBeta({ regressionBeta, weight = 0.67 }: { regressionBeta: Ratio; weight?: Ratio }): Ratio {
  return weight * regressionBeta + (1 - weight);
}

/**
 * How many times operating income pays the interest.
 *
 *   ebit / interestExpense
 *
 * Null when `interestExpense ≤ 0`: without interest there is nothing to cover. Negative with an operating loss.
 */
export function interestCoverage(inputs: { ebit: Money; interestExpense: Money }): Ratio | null {
  return inputs.interestExpense > 0 ? inputs.ebit / inputs.interestExpense : null;
}

/**
 * `interestCoverage` by the operating income of an ordinary year: the median of several.
 *
 *   median(ebit) / interest
 *
 * Null without a year, or when `interest ≤ 0`.
 */
export function medianInterestCoverage(inputs: { ebit: readonly Money[]; interest: Money }): Ratio | null {
  const usual = median(inputs.ebit);
  return usual === null ? null : interestCoverage({ ebit: usual, interestExpense: inputs.interest });
}

/**
 * Rating that a company would get by its interest coverage: the row with the highest threshold it reaches.
 *
 * The table is dated data and may come in any order. Null when coverage is below every row.
 *
 * @see https://pages.stern.nyu.edu/~adamodar/New_Home_Page/datafile/ratings.html
 */
export function syntheticRating(inputs: { coverage: Ratio; table: readonly RatingRow[] }): RatingRow | null {
  const reached = inputs.table.filter((row) => inputs.coverage >= row.coverageAtLeast);
  return reached.toSorted((a, b) => b.coverageAtLeast - a.coverageAtLeast)[0] ?? null;
}

/**
 * The cost of debt before tax.
 *
 *   riskFreeRate + spread + countrySpread
 *
 * `countrySpread` (0 unless told) is the sovereign's default spread that the company bears.
 *
 * @see Damodaran, *Investment Valuation*, 3rd ed., ch. 8
 */
export function costOfDebt(inputs: { riskFreeRate: Rate; spread: Rate; countrySpread?: Rate }): Rate {
  return inputs.riskFreeRate + inputs.spread + (inputs.countrySpread ?? 0);
}

/**
 * The cost of debt after tax.
 *
 *   costOfDebt × (1 − taxRate)
 */
export function afterTaxCostOfDebt(inputs: { costOfDebt: Rate; taxRate: Rate }): Rate {
  return inputs.costOfDebt * (1 - inputs.taxRate);
}

export type CapitalWeights = { equity: Ratio; debt: Ratio; preferred: Ratio };

/**
 * Shares of equity, debt and preferred stock in the capital, at market values; they add to 1.
 *
 * Null when the capital is not positive or a part of it is negative: weights that contradict each other are not mended.
 */
export function capitalWeights(inputs: { equity: Money; debt: Money; preferred?: Money }): CapitalWeights | null {
  const { equity, debt, preferred = 0 } = inputs;
  const capital = equity + debt + preferred;
  if (equity < 0 || debt < 0 || preferred < 0) return null;
  return capital > 0 ? { equity: equity / capital, debt: debt / capital, preferred: preferred / capital } : null;
}

/**
 * Weighted average cost of capital.
 *
 *   E/V × costOfEquity + D/V × costOfDebt × (1 − taxRate) + P/V × costOfPreferred
 *
 * `equity`, `debt` (leases included) and `preferred` at market values, or their weights: only the proportions matter.
 * `costOfDebt` before tax. Null when the capital is not positive or a part of it is negative.
 *
 * @see Brealey, Myers & Allen, *Principles of Corporate Finance*, ch. 19
 */
export function wacc(inputs: {
  equity: Money;
  debt: Money;
  preferred?: Money;
  costOfEquity: Rate;
  costOfDebt: Rate;
  taxRate: Rate;
  costOfPreferred?: Rate;
}): Rate | null {
  const weights = capitalWeights(inputs);
  if (weights === null) return null;
  const { costOfEquity, costOfDebt: beforeTax, taxRate, costOfPreferred = 0 } = inputs;
  const ofEquityAndDebt = waccOfWeights({
    equityWeight: weights.equity,
    costOfEquity,
    debtWeight: weights.debt,
    costOfDebt: beforeTax,
    taxRate,
  });
  return ofEquityAndDebt + weights.preferred * costOfPreferred;
}

/**
 * Weighted average cost of capital of a company without preferred stock, from its weights.
 *
 *   equityWeight × costOfEquity + debtWeight × costOfDebt × (1 − taxRate)
 *
 * Weights at market values, which add to 1. `costOfDebt` before tax.
 *
 * @see Brealey, Myers & Allen, *Principles of Corporate Finance*, ch. 19
 */
export function waccOfWeights(inputs: {
  equityWeight: Ratio;
  costOfEquity: Rate;
  debtWeight: Ratio;
  costOfDebt: Rate;
  taxRate: Rate;
}): Rate {
  return inputs.equityWeight * inputs.costOfEquity + inputs.debtWeight * inputs.costOfDebt * (1 - inputs.taxRate);
}

/**
 * The same rate in another currency: what is left after one inflation, with the other added.
 *
 *   (1 + rate) × (1 + inflationTo) / (1 + inflationFrom) − 1
 *
 * @see Damodaran, *Investment Valuation*, 3rd ed., ch. 7
 */
export function relativeInflationRate(inputs: { rate: Rate; inflationFrom: Rate; inflationTo: Rate }): Rate {
  const { rate, inflationFrom, inflationTo } = inputs;
  return ((1 + rate) * (1 + inflationTo)) / (1 + inflationFrom) - 1;
}
