import type { Money, Rate, Ratio } from "../../inputs/units.ts";

/**
 * Value at the end of year T of residual incomes that fade away after it, each year keeping a share of the last.
 *
 *   persistence × residualIncome_T / (1 + costOfEquity − persistence)
 *
 * RI_T itself is counted apart. `persistence` (ω) 0: gone next year; 1: for ever. Null when it is not below
 * 1 + costOfEquity.
 *
 * @see Dechow, Hutton & Sloan (1999), "An Empirical Assessment of the Residual Income Valuation Model"
 */
export function persistenceContinuingValue(inputs: {
  residualIncome: Money;
  persistence: Ratio;
  costOfEquity: Rate;
}): Money | null {
  const atPriorYear = persistenceContinuingValueAtPriorYear(inputs);
  return atPriorYear === null ? null : inputs.persistence * atPriorYear;
}

/**
 * The same fading residual incomes valued a year earlier, at T − 1, RI_T included: it replaces RI_T's own present value.
 *
 *   residualIncome_T / (1 + costOfEquity − persistence)
 *
 * Counting RI_T in addition, or discounting it T years, is the usual bug. Null when `persistence ≥ 1 + costOfEquity`.
 *
 * @see CFA Institute, *Equity Asset Valuation*, ch. Residual Income Valuation
 */
export function persistenceContinuingValueAtPriorYear(inputs: {
  residualIncome: Money;
  persistence: Ratio;
  costOfEquity: Rate;
}): Money | null {
  const denominator = 1 + inputs.costOfEquity - inputs.persistence;
  return denominator > 0 ? inputs.residualIncome / denominator : null;
}

/**
 * Value at the end of year T of residual incomes that grow for ever after it.
 *
 *   residualIncome_T × (1 + growth) / (costOfEquity − growth)
 *
 * Null when `costOfEquity ≤ growth`.
 *
 * @see Penman, *Financial Statement Analysis and Security Valuation*, 5th ed., ch. 5
 */
export function growingContinuingValue(inputs: {
  residualIncome: Money;
  growth: Rate;
  costOfEquity: Rate;
}): Money | null {
  const { residualIncome: finalIncome, growth, costOfEquity } = inputs;
  return costOfEquity > growth ? (finalIncome * (1 + growth)) / (costOfEquity - growth) : null;
}

/**
 * Value at the end of year T of the residual incomes that a price above book pays for.
 *
 *   bookValue_T × (priceToBook − 1)
 *
 * @see CFA Institute, *Equity Asset Valuation*, ch. Residual Income Valuation
 */
export function priceToBookContinuingValue(inputs: { bookValue: Money; priceToBook: Ratio }): Money {
  return inputs.bookValue * (inputs.priceToBook - 1);
}

/**
 * Value at the end of year T when the return on book stays above its cost for ever, on a book that grows.
 *
 *   (returnOnEquity − costOfEquity) × bookValue_T / (costOfEquity − growth)
 *
 * Null when `costOfEquity ≤ growth`.
 *
 * @see Penman, *Financial Statement Analysis and Security Valuation*, 5th ed., ch. 5
 */
export function lastingContinuingValue(inputs: {
  returnOnEquity: Rate;
  costOfEquity: Rate;
  growth: Rate;
  bookValue: Money;
}): Money | null {
  const { returnOnEquity, costOfEquity, growth, bookValue } = inputs;
  return costOfEquity > growth ? ((returnOnEquity - costOfEquity) * bookValue) / (costOfEquity - growth) : null;
}
