import type { Money, PerShare, Rate, Ratio, Shares } from "../../inputs/units.ts";
import { marketToEnterpriseValue, valuePerShare } from "../cash-flow/bridge.ts";
import { sumOf } from "../statistics/parts-and-wholes.ts";

/**
 * Price that next year's earnings deserve, in multiples of them.
 *
 *   payout / (costOfEquity − growth)
 *
 * With `payout` = 1 − growth/ROE it says what growth is worth. Null when `costOfEquity ≤ growth`.
 *
 * @see Damodaran, *Investment Valuation*, 3rd ed., ch. 18
 */
export function justifiedForwardPriceToEarnings(inputs: {
  payout: Ratio;
  costOfEquity: Rate;
  growth: Rate;
}): Ratio | null {
  const { payout, costOfEquity, growth } = inputs;
  return costOfEquity > growth ? payout / (costOfEquity - growth) : null;
}

/**
 * Price that the last year's earnings deserve, in multiples of them.
 *
 *   payout × (1 + growth) / (costOfEquity − growth)
 *
 * Null when `costOfEquity ≤ growth`.
 *
 * @see Damodaran, *Investment Valuation*, 3rd ed., ch. 18
 */
export function justifiedTrailingPriceToEarnings(inputs: {
  payout: Ratio;
  costOfEquity: Rate;
  growth: Rate;
}): Ratio | null {
  const forward = justifiedForwardPriceToEarnings(inputs);
  return forward === null ? null : forward * (1 + inputs.growth);
}

/**
 * Price that the last year's sales deserve, in multiples of them.
 *
 *   netMargin × payout × (1 + growth) / (costOfEquity − growth)
 *
 * Null when `costOfEquity ≤ growth`.
 *
 * @see Damodaran, *Investment Valuation*, 3rd ed., ch. 20
 */
export function justifiedPriceToSales(inputs: {
  netMargin: Rate;
  payout: Ratio;
  costOfEquity: Rate;
  growth: Rate;
}): Ratio | null {
  const trailing = justifiedTrailingPriceToEarnings(inputs);
  return trailing === null ? null : trailing * inputs.netMargin;
}

/**
 * Price paid for each unit of yearly earnings.
 *
 *   price / earningsPerShare
 *
 * Null when `earningsPerShare ≤ 0`: a negative multiple would rank a loss as cheap.
 */
export function priceToEarnings(inputs: { price: PerShare; earningsPerShare: PerShare }): Ratio | null {
  return inputs.earningsPerShare > 0 ? inputs.price / inputs.earningsPerShare : null;
}

/**
 * Share of what the whole company costs its shareholders that one year's free cash flow comes to.
 *
 *   freeCashFlow / marketCapitalization
 *
 * Cash flow after capital expenditure, before dividends. Below zero where the year used up cash. Null when
 * `marketCapitalization ≤ 0`.
 */
export function freeCashFlowYield(inputs: { freeCashFlow: Money; marketCapitalization: Money }): Rate | null {
  const { freeCashFlow, marketCapitalization } = inputs;
  return marketCapitalization > 0 ? freeCashFlow / marketCapitalization : null;
}

/**
 * Price/earnings for each percent of growth.
 *
 *   priceToEarnings / growthPercent
 *
 * `growthPercent` is a percentage number: 12 for 12 %. Null when either is not positive.
 *
 * @see Lynch, *One Up on Wall Street*, ch. 13
 */
export function pegRatio(inputs: { priceToEarnings: Ratio; growthPercent: number }): Ratio | null {
  if (inputs.priceToEarnings <= 0 || inputs.growthPercent <= 0) return null;
  return inputs.priceToEarnings / inputs.growthPercent;
}

/**
 * `pegRatio` by growth as a rate: 0.12 for 12 %.
 *
 *   priceToEarnings / (100 × growth)
 *
 * Null when either is not positive.
 *
 * @see Lynch, *One Up on Wall Street*, ch. 13
 */
export function pegRatioOfRate(inputs: { priceToEarnings: Ratio; growth: Rate }): Ratio | null {
  return pegRatio({ priceToEarnings: inputs.priceToEarnings, growthPercent: 100 * inputs.growth });
}

/**
 * Price at which a share has a given PEG ratio.
 *
 *   earningsPerShare × growthPercent × peg
 *
 * `growthPercent` is a percentage number; `peg` is 1 unless told. Null when earnings or growth are not positive.
 *
 * @see Lynch, *One Up on Wall Street*, ch. 13
 */
export function pegPrice(inputs: { earningsPerShare: PerShare; growthPercent: number; peg?: Ratio }): PerShare | null {
  const { earningsPerShare, growthPercent, peg = 1 } = inputs;
  return earningsPerShare > 0 && growthPercent > 0 ? earningsPerShare * growthPercent * peg : null;
}

/**
 * Price of the operations for each unit of a result they produce, however they are financed.
 *
 *   enterpriseValue / metric
 *
 * `metric`: EBITDA, EBIT, sales… of the same year and the same operations. Null when either is not positive.
 */
export function enterpriseMultiple(inputs: { enterpriseValue: Money; metric: Money }): Ratio | null {
  return inputs.enterpriseValue > 0 && inputs.metric > 0 ? inputs.enterpriseValue / inputs.metric : null;
}

/**
 * `enterpriseMultiple` from what the shares cost, the debt and the cash.
 *
 *   (marketValue + debt − cash) / amount
 *
 * Null when the enterprise value or `amount` is not positive.
 *
 * @see Damodaran, *Investment Valuation*, 3rd ed., ch. 18
 */
export function enterpriseMultipleOfMarket(inputs: {
  marketValue: Money;
  debt: Money;
  cash: Money;
  amount: Money;
}): Ratio | null {
  const { marketValue, debt, cash, amount } = inputs;
  const enterpriseValue = marketToEnterpriseValue({ marketCapitalization: marketValue, debt, cash });
  return enterpriseMultiple({ enterpriseValue, metric: amount });
}

/**
 * Price of the operations for each unit of earnings before interest, tax, depreciation and amortisation.
 *
 *   enterpriseValue / ebitda
 *
 * Null when either is not positive.
 *
 * @see Damodaran, *Investment Valuation*, 3rd ed., ch. 18
 */
export function evToEbitda(inputs: { enterpriseValue: Money; ebitda: Money }): Ratio | null {
  return enterpriseMultiple({ enterpriseValue: inputs.enterpriseValue, metric: inputs.ebitda });
}

/**
 * Multiple that a regression across companies predicts for one of them.
 *
 *   intercept + Σ coefficient_i × value_i
 *
 * Coefficients and values in the same order and units as the regression was run. Null when their numbers differ.
 *
 * @see Damodaran, *Investment Valuation*, 3rd ed., ch. 17
 */
export function regressionMultiple(inputs: {
  intercept: number;
  coefficients: readonly number[];
  values: readonly number[];
}): Ratio | null {
  const { intercept, coefficients, values } = inputs;
  if (coefficients.length !== values.length) return null;
  return coefficients.reduce((sum, coefficient, index) => sum + coefficient * (values[index] ?? 0), intercept);
}

/**
 * Value of a share from a multiple of something that belongs to the shareholders (earnings, book value, FCFE).
 *
 *   multiple × metricPerShare
 *
 * Null when either is not positive: a multiple says nothing about a loss.
 */
export function impliedValuePerShareFromEquityMultiple(inputs: {
  multiple: Ratio;
  metricPerShare: PerShare;
}): PerShare | null {
  const { multiple, metricPerShare } = inputs;
  if (multiple <= 0 || metricPerShare <= 0) return null;
  return valuePerShareAtMultiple({ amount: metricPerShare, multiple, shares: 1 });
}

/**
 * Value of a share from a multiple of an amount of the whole company that belongs to its shareholders.
 *
 *   amount × multiple / shares
 *
 * Null when `shares ≤ 0`. A multiple of a loss is negative: callers leave it out.
 */
export function valuePerShareAtMultiple(inputs: { amount: Money; multiple: Ratio; shares: Shares }): PerShare | null {
  const { amount, multiple, shares } = inputs;
  return valuePerShare({ equityValue: amount * multiple, shares });
}

/**
 * Value of a share from a multiple of something that belongs to all who finance the company (sales, EBITDA, EBIT).
 *
 *   (multiple × metric − netClaims) / shares
 *
 * `netClaims` is what the bridge takes from enterprise value to equity: net debt, leases, minorities… (see
 * `enterpriseToEquity`). Negative when they exceed it. Null when `multiple`, `metric` or `shares` is not positive.
 */
export function impliedValuePerShareFromEnterpriseMultiple(inputs: {
  multiple: Ratio;
  metric: Money;
  netClaims: Money;
  shares: Shares;
}): PerShare | null {
  const { multiple, metric, netClaims, shares } = inputs;
  if (multiple <= 0 || metric <= 0 || shares <= 0) return null;
  return equityAtMultiple({ amount: metric, multiple, claims: [netClaims], assets: [] }) / shares;
}

/**
 * The same from every claim and every asset outside the operations; never below zero, because shareholders owe nothing.
 *
 *   max(0, amount × multiple − Σ claims + Σ assets) / shares
 *
 * Null when `shares ≤ 0`.
 */
export function valuePerShareAtEnterpriseMultiple(inputs: {
  amount: Money;
  multiple: Ratio;
  claims: readonly Money[];
  assets: readonly Money[];
  shares: Shares;
}): PerShare | null {
  return valuePerShare({ equityValue: Math.max(0, equityAtMultiple(inputs)), shares: inputs.shares });
}

function equityAtMultiple(inputs: {
  amount: Money;
  multiple: Ratio;
  claims: readonly Money[];
  assets: readonly Money[];
}): Money {
  const { amount, multiple, claims, assets } = inputs;
  return amount * multiple - sumOf({ terms: claims }) + sumOf({ terms: assets });
}

/**
 * Value of a part of a company from what the market pays for the same business elsewhere.
 *
 *   amount × multiple
 *
 * Of a loss, or of costs that belong to no part, it is what they take away if they last.
 *
 * @see Koller, Goedhart & Wessels, *Valuation*, 7th ed., ch. 19
 */
export function valueAtMultiple(inputs: { amount: Money; multiple: Ratio }): Money {
  return inputs.amount * inputs.multiple;
}

/**
 * Value of a share from the values of the company's parts.
 *
 *   (Σ parts − Σ claims + Σ assets) / shares
 *
 * Negative when the claims exceed the parts. Null when `shares ≤ 0`.
 *
 * @see Koller, Goedhart & Wessels, *Valuation*, 7th ed., ch. 19
 */
export function sumOfPartsPerShare(inputs: {
  parts: readonly Money[];
  claims: readonly Money[];
  assets: readonly Money[];
  shares: Shares;
}): PerShare | null {
  const { parts, claims, assets, shares } = inputs;
  const equityValue = sumOf({ terms: parts }) - sumOf({ terms: claims }) + sumOf({ terms: assets });
  return valuePerShare({ equityValue, shares });
}
