import type { Money, PerShare, Rate, Years } from "../../inputs/units.ts";
import { npv } from "./time-value.ts";

/**
 * The value of flows at the ends of years 1…N at a date `sooner` years after the start of the first one,
 * or receives them so much before the ends of the years: half a year for flows spread over the year.
 *
 *   Σ flow_t / (1 + rate)ᵗ × (1 + rate)^sooner
 *
 * @see Koller, Goedhart & Wessels, *Valuation*, 7th ed., ch. 14 (mid-year adjustment, and rolling to the valuation date)
 */
export function presentValueSooner(inputs: { flows: readonly Money[]; rate: Rate; sooner: Years }): Money {
  return npv(inputs) * (1 + inputs.rate) ** inputs.sooner;
}

/**
 * The present value of one amount, discounted over its years less those that have passed (`sooner`).
 *
 *   amount / (1 + rate)^years × (1 + rate)^sooner
 */
export function presentAmountSooner(inputs: { amount: Money; rate: Rate; years: Years; sooner: Years }): Money {
  return (inputs.amount / (1 + inputs.rate) ** inputs.years) * (1 + inputs.rate) ** inputs.sooner;
}

/**
 * A balance sheet amount rolled forward to the price date, with its return or cost.
 *
 *   amount × (1 + rate)^years
 */
export function carriedForward(inputs: { amount: Money; rate: Rate; years: Years }): Money {
  return inputs.amount * (1 + inputs.rate) ** inputs.years;
}

/** How many years sooner than at a year's end counted from the balance sheet: spread over the year, and time gone by. */
export function yearsSooner(inputs: { withinYear: Years; elapsed: Years }): Years {
  return inputs.withinYear + inputs.elapsed;
}

const total = (values: readonly Money[]) => values.reduce((sum, value) => sum + value, 0);

/**
 * The cost of net debt, or the return on net cash, between the balance sheet and the price date.
 *
 *   (Σ claims − Σ assets) × ((1 + costOfDebt × (1 − taxRate))^elapsed − 1)
 *
 * Negative for net cash.
 */
export function accruedOnNetDebt(inputs: {
  claims: readonly Money[];
  assets: readonly Money[];
  costOfDebt: Rate;
  taxRate: Rate;
  elapsed: Years;
}): Money {
  const rate = inputs.costOfDebt * (1 - inputs.taxRate);
  const amount = total(inputs.claims) - total(inputs.assets);
  return carriedForward({ amount, rate, years: inputs.elapsed }) - amount;
}

/**
 * Equity at the price date from the firm's value at that date and the balance sheet before it.
 *
 *   enterpriseValue − Σ claims + Σ assets − accrued − paidOut
 *
 * `accrued` is what net debt has cost since, `paidOut` what has gone to shareholders. At the balance sheet's own date one more
 * of cash is one more of equity.
 */
export function equityAtPriceDate(inputs: {
  enterpriseValue: Money;
  claims: readonly Money[];
  assets: readonly Money[];
  accrued: Money;
  paidOut: Money;
}): Money {
  const { enterpriseValue, claims, assets, accrued, paidOut } = inputs;
  return enterpriseValue - total(claims) + total(assets) - accrued - paidOut;
}

/** The sum of the parts of a share's value, less payouts since the balance sheet. */
export function netOfPaidOut(inputs: { terms: readonly PerShare[]; paidOut: PerShare }): PerShare {
  return inputs.terms.reduce((sum, term) => sum + term, 0) - inputs.paidOut;
}
