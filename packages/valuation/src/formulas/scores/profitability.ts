import type { Money, PerShare, Rate, Ratio, Years } from "../../inputs/units.ts";
import { quotientOf, sumOf } from "../statistics/parts-and-wholes.ts";

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
 *   equity + debt + leases + minorityInterests − cash − goodwill
 *
 * At book values. Leases, minorities and the goodwill to leave out are 0 unless told.
 */
export function investedCapital(inputs: {
  equity: Money;
  debt: Money;
  leases?: Money;
  minorityInterests?: Money;
  cash: Money;
  goodwill?: Money;
}): Money {
  const { equity, debt, leases = 0, minorityInterests = 0, cash, goodwill = 0 } = inputs;
  return equity + debt + leases + minorityInterests - cash - goodwill;
}

/**
 * Return on capital: sales per unit of capital × margin.
 *
 *   margin × (1 − taxRate) × salesToCapital
 *
 * @see Koller, Goedhart & Wessels, *Valuation*, 7th ed., ch. 8
 */
export function returnOnCapital(inputs: { margin: Rate; taxRate: Rate; salesToCapital: Ratio }): Rate {
  return inputs.margin * (1 - inputs.taxRate) * inputs.salesToCapital;
}

/**
 * Part of the operating profit of some years that went into the business, net of depreciation.
 *
 *   (Σ outlays − Σ depreciation) / (Σ ebit × (1 − taxRate))
 *
 * Null when the years together earned nothing before interest, or tax takes all of it.
 *
 * @see Damodaran, *Investment Valuation*, 3rd ed., ch. 11
 */
export function netReinvestmentRate(inputs: {
  outlays: readonly Money[];
  depreciation: readonly Money[];
  ebit: readonly Money[];
  taxRate: Rate;
}): Rate | null {
  const spent = sumOf({ terms: inputs.outlays }) - sumOf({ terms: inputs.depreciation });
  return quotientOf({ part: spent, whole: nopat({ ebit: sumOf({ terms: inputs.ebit }), taxRate: inputs.taxRate }) });
}

/**
 * Profit before tax that leaves a given net income.
 *
 *   netIncome / (1 − taxRate)
 *
 * Null when `taxRate ≥ 1`.
 */
export function pretaxIncome(inputs: { netIncome: Money; taxRate: Rate }): Money | null {
  return inputs.taxRate < 1 ? inputs.netIncome / (1 - inputs.taxRate) : null;
}

/**
 * Years that the cash lasts while operations lose money as they did.
 *
 *   cash / −operatingCashFlow
 *
 * Null when operations bring cash.
 */
export function yearsOfCash(inputs: { cash: Money; operatingCashFlow: Money }): Years | null {
  return inputs.operatingCashFlow < 0 ? inputs.cash / -inputs.operatingCashFlow : null;
}

/**
 * Return on the book without goodwill and intangibles: the same profit on less capital.
 *
 *   returnOnEquity × bookValue / tangibleBookValue
 *
 * Null when `tangibleBookValue ≤ 0`.
 */
export function returnOnTangibleBook(inputs: {
  returnOnEquity: Rate;
  bookValue: PerShare;
  tangibleBookValue: PerShare;
}): Rate | null {
  const { returnOnEquity, bookValue, tangibleBookValue } = inputs;
  return tangibleBookValue > 0 ? (returnOnEquity * bookValue) / tangibleBookValue : null;
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
