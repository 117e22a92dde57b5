import type { Money, PerShare, Rate, Ratio, Shares, Years } from "../../inputs/units.ts";
import { median } from "../statistics/statistics.ts";
import { npv } from "../time-value/time-value.ts";

const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

/**
 * Part of the earnings of some years that went into buying shares back, net of those issued.
 *
 *   min(max((Σ repurchases − Σ issuance) / Σ netIncome, lowest), highest)
 *
 * Null when the years together earned nothing.
 *
 * @see Boudoukh, Michaely, Richardson & Roberts (2007), "On the Importance of Measuring Payout Yield"
 */
export function netBuybackShare(inputs: {
  repurchases: readonly Money[];
  issuance: readonly Money[];
  netIncome: readonly Money[];
  lowest: Ratio;
  highest: Ratio;
}): Ratio | null {
  const earned = total(inputs.netIncome);
  if (earned <= 0) return null;
  const share = (total(inputs.repurchases) - total(inputs.issuance)) / earned;
  return Math.min(Math.max(share, inputs.lowest), inputs.highest);
}

/**
 * Net buy-backs of a year, from the change of the share count: shares that left, at the year's average price.
 *
 *   (before − after) × price
 *
 * Negative when shares were issued.
 */
export function buybacksFromCount(inputs: { before: number; after: number; price: PerShare }): Money {
  return (inputs.before - inputs.after) * inputs.price;
}

/**
 * Part of earnings paid out in both ways, at most all of them.
 *
 *   min(1, payout + buybackShare)
 *
 * `payout` is dividends ÷ earnings. May be negative: a company that issues more shares than it pays takes money from its
 * shareholders.
 */
export function totalPayoutRatio(inputs: { payout: Ratio; buybackShare: Ratio }): Ratio {
  return Math.min(1, inputs.payout + inputs.buybackShare);
}

/**
 * The annual payout per share, buy-backs included, at most the larger of dividend and earnings.
 *
 *   min(dividend + max(buybackShare, 0) × earnings, max(dividend, earnings));   the dividend alone without earnings
 */
export function yearlyPayout(inputs: { dividend: PerShare; earnings: PerShare; buybackShare: Ratio }): PerShare {
  const { dividend, earnings, buybackShare } = inputs;
  if (earnings <= 0) return dividend;
  return Math.min(dividend + Math.max(buybackShare, 0) * earnings, Math.max(dividend, earnings));
}

/**
 * Price-to-earnings ratio at which a share is sold at the horizon, by what it pays out in the fade stage and after it.
 *
 *   {Σ_{j=1…F} payout_j / (1 + Ke)ʲ + terminalValue / (1 + Ke)^F} × (1 + Ke)^sooner / earnings
 *
 * `payouts` of the F years after the horizon, `terminalValue` at their end, `earnings` of the horizon's last year; `sooner` is
 * half a year for payouts spread over the year, and 0 at its end. Null when `earnings ≤ 0`.
 */
export function fadingPriceToEarnings(inputs: {
  payouts: readonly PerShare[];
  terminalValue: PerShare;
  years: Years;
  earnings: PerShare;
  costOfEquity: Rate;
  sooner: Years;
}): Ratio | null {
  const { payouts: flows, terminalValue, years, earnings, costOfEquity: rate, sooner } = inputs;
  if (earnings <= 0) return null;
  return ((npv({ flows, rate }) + terminalValue / (1 + rate) ** years) * (1 + rate) ** sooner) / earnings;
}

/** The payout since the balance sheet, at the year's pace. */
export function paidOutSince(inputs: { elapsed: Years; payout: PerShare }): PerShare {
  return inputs.elapsed * inputs.payout;
}

/** `paidOutSince` by all shares: what has left the company. */
export function paidOutSinceInMoney(inputs: { elapsed: Years; payout: PerShare; shares: Shares }): Money {
  return paidOutSince(inputs) * inputs.shares;
}

/** The middle one of multiples, of two their mean. Null without any, and where one of them has no meaning. */
export function middleMultiple({ values }: { values: readonly Ratio[] }): Ratio | null {
  return values.every(Number.isFinite) ? median(values) : null;
}
