import type { Money, Ratio } from "../../inputs/units.ts";

/**
 * Part of the profit that is not yet cash, in units of what the operations tie up. High accruals tend to reverse.
 *
 *   (netIncome − operatingCashFlow − investingCashFlow) / averageNetOperatingAssets
 *
 * Flows with the signs of the cash flow statement: investment is negative. Null when the assets are not positive.
 *
 * @see CFA Institute, *Evaluating Quality of Financial Reports* (cash-flow accruals ratio)
 */
export function cashFlowAccrualsRatio(inputs: {
  netIncome: Money;
  operatingCashFlow: Money;
  investingCashFlow: Money;
  averageNetOperatingAssets: Money;
}): Ratio | null {
  const { netIncome, operatingCashFlow, investingCashFlow, averageNetOperatingAssets } = inputs;
  if (averageNetOperatingAssets <= 0) return null;
  return (netIncome - operatingCashFlow - investingCashFlow) / averageNetOperatingAssets;
}

/**
 * Net operating assets: assets without cash, less liabilities without debt.
 *
 *   (totalAssets − cash) − (totalLiabilities − debt)
 *
 * `cash` with short-term investments.
 */
export function netOperatingAssets(inputs: {
  totalAssets: Money;
  cash: Money;
  totalLiabilities: Money;
  debt: Money;
}): Money {
  const { totalAssets, cash, totalLiabilities, debt } = inputs;
  return totalAssets - cash - (totalLiabilities - debt);
}

/**
 * The same ratio read from two balance sheets.
 *
 *   (NOA − priorNOA) / ((NOA + priorNOA)/2)
 *
 * Null when the average is not positive.
 *
 * @see CFA Institute, *Evaluating Quality of Financial Reports* (balance-sheet accruals ratio)
 */
export function balanceSheetAccrualsRatio(inputs: {
  netOperatingAssets: Money;
  priorNetOperatingAssets: Money;
}): Ratio | null {
  const { netOperatingAssets: current, priorNetOperatingAssets: prior } = inputs;
  const average = (current + prior) / 2;
  return average > 0 ? (current - prior) / average : null;
}

/**
 * Sloan's accruals: profit without operating cash, in units of all assets.
 *
 *   (netIncome − operatingCashFlow) / averageAssets
 *
 * Null when the assets are not positive.
 *
 * @see Sloan (1996), "Do Stock Prices Fully Reflect Information in Accruals and Cash Flows about Future Earnings?"
 */
export function sloanAccruals(inputs: {
  netIncome: Money;
  operatingCashFlow: Money;
  averageAssets: Money;
}): Ratio | null {
  const { netIncome, operatingCashFlow, averageAssets } = inputs;
  return averageAssets > 0 ? (netIncome - operatingCashFlow) / averageAssets : null;
}
