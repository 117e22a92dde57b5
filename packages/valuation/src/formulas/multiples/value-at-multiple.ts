import type { Money, PerShare, Ratio, Shares } from "../../inputs/units.ts";
import { valuePerShare } from "../cash-flow/bridge.ts";
import { sumOf } from "../statistics/parts-and-wholes.ts";

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
