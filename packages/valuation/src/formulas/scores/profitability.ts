import type { Money, Rate, Ratio } from "../../inputs/units.ts";

/**
 * Operating profit as if the company had no debt.
 *
 *   ebit × (1 − taxRate)
 *
 * @see Koller, Goedhart & Wessels, *Valuation*, 7th ed., ch. 11
 */
export function nopat(inputs: { ebit: Money; taxRate: Rate }): Money {
  return inputs.ebit * (1 - inputs.taxRate);
}

/**
 * Capital that the operations use.
 *
 *   equity + debt + leases + minorityInterests − cash
 *
 * At book values. Leases and minorities are 0 unless told.
 */
export function investedCapital(inputs: {
  equity: Money;
  debt: Money;
  leases?: Money;
  minorityInterests?: Money;
  cash: Money;
}): Money {
  const { equity, debt, leases = 0, minorityInterests = 0, cash } = inputs;
  return equity + debt + leases + minorityInterests - cash;
}

/**
 * Return on the capital that the operations use.
 *
 *   nopat / investedCapital
 *
 * Capital at the beginning of the year, or its average: the caller says which. Null when it is not positive.
 *
 * @see Koller, Goedhart & Wessels, *Valuation*, 7th ed., ch. 8
 */
export function roic(inputs: { nopat: Money; investedCapital: Money }): Rate | null {
  return inputs.investedCapital > 0 ? inputs.nopat / inputs.investedCapital : null;
}

/**
 * Return on the shareholders' book capital.
 *
 *   netIncome / equity
 *
 * Equity at the beginning of the year unless the caller says otherwise. Null when it is not positive.
 *
 * @see Damodaran, *Investment Valuation*, 3rd ed., ch. 9
 */
export function roe(inputs: { netIncome: Money; equity: Money }): Rate | null {
  return inputs.equity > 0 ? inputs.netIncome / inputs.equity : null;
}

/** Factors whose product is ROE. */
export type ThreePartDupont = { netMargin: Rate; assetTurnover: Ratio; equityMultiplier: Ratio; roe: Rate };

/**
 * Where a return on equity comes from: margin, use of assets, leverage.
 *
 *   netIncome/revenue × revenue/assets × assets/equity
 *
 * Assets and equity of the same instant, or both averages. Null when revenue, assets or equity is not positive.
 *
 * @see CFA Institute, *Financial Analysis Techniques* (DuPont analysis)
 */
export function dupont3(inputs: {
  netIncome: Money;
  revenue: Money;
  assets: Money;
  equity: Money;
}): ThreePartDupont | null {
  const { netIncome, revenue, assets, equity } = inputs;
  if (revenue <= 0 || assets <= 0 || equity <= 0) return null;
  const netMargin = netIncome / revenue;
  const assetTurnover = revenue / assets;
  const equityMultiplier = assets / equity;
  return { netMargin, assetTurnover, equityMultiplier, roe: netMargin * assetTurnover * equityMultiplier };
}

export type FivePartDupont = {
  taxBurden: Ratio;
  interestBurden: Ratio;
  operatingMargin: Rate;
  assetTurnover: Ratio;
  equityMultiplier: Ratio;
  roe: Rate;
};

/**
 * The same with the margin taken apart: what tax and interest leave of the operating margin.
 *
 *   netIncome/pretaxIncome × pretaxIncome/ebit × ebit/revenue × revenue/assets × assets/equity
 *
 * Null when pre-tax income, EBIT, revenue, assets or equity is not positive: two losses would look like a burden of 1.
 *
 * @see CFA Institute, *Financial Analysis Techniques* (DuPont analysis)
 */
export function dupont5(inputs: {
  netIncome: Money;
  pretaxIncome: Money;
  ebit: Money;
  revenue: Money;
  assets: Money;
  equity: Money;
}): FivePartDupont | null {
  const { netIncome, pretaxIncome, ebit, revenue } = inputs;
  const threeParts = dupont3(inputs);
  if (threeParts === null || pretaxIncome <= 0 || ebit <= 0) return null;
  const { assetTurnover, equityMultiplier } = threeParts;
  const burdens = { taxBurden: netIncome / pretaxIncome, interestBurden: pretaxIncome / ebit };
  const operatingMargin = ebit / revenue;
  const product = burdens.taxBurden * burdens.interestBurden * operatingMargin * assetTurnover * equityMultiplier;
  return { ...burdens, operatingMargin, assetTurnover, equityMultiplier, roe: product };
}

/**
 * How much of the profit arrived as free cash.
 *
 *   freeCashFlow / netIncome
 *
 * Null when `netIncome ≤ 0`.
 */
export function freeCashFlowConversion(inputs: { freeCashFlow: Money; netIncome: Money }): Ratio | null {
  return inputs.netIncome > 0 ? inputs.freeCashFlow / inputs.netIncome : null;
}
