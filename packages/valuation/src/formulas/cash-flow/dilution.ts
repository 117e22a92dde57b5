import type { Money, PerShare, Rate, Ratio, Shares, Years } from "../../inputs/units.ts";
import { normalDistribution } from "../statistics/normal-distribution.ts";

/** Options of one grant: how many, and what their holders pay for each share. */
export type OptionGrant = { options: Shares; strike: PerShare };

export type DilutedValue = {
  valuePerShare: PerShare;
  dilutedShares: Shares;
  /** The exercise proceeds. */
  proceeds: Money;
};

/**
 * Value per share when the options worth exercising at that value are exercised (treasury-stock method at value).
 *
 *   V = (equityValue + Σ options_i × strike_i) / (shares + Σ options_i),   over the grants with strike_i < V
 *
 * Solved exactly, cheapest grant first, and not at the market price: the answer then does not depend on it. `shares` are
 * the basic ones. Null when `shares ≤ 0`.
 *
 * @see Damodaran, *Investment Valuation*, 3rd ed., ch. 16
 */
export function treasuryStockAtValue(inputs: {
  equityValue: Money;
  shares: Shares;
  grants: readonly OptionGrant[];
}): DilutedValue | null {
  if (inputs.shares <= 0) return null;
  let { equityValue: value, shares } = inputs;
  let proceeds = 0;
  for (const { options, strike } of inputs.grants.toSorted((a, b) => a.strike - b.strike)) {
    if (strike >= value / shares) break;
    proceeds += options * strike;
    value += options * strike;
    shares += options;
  }
  return { valuePerShare: value / shares, dilutedShares: shares, proceeds };
}

/**
 * Value per share if every option is exercised, also those that would lose money by it.
 *
 *   (equityValue + Σ options_i × strike_i) / (shares + Σ options_i)
 *
 * The simplest published form. Null when the shares are not positive.
 *
 * @see Damodaran, *Investment Valuation*, 3rd ed., ch. 16
 */
export function fullyDilutedAtValue(inputs: {
  equityValue: Money;
  shares: Shares;
  grants: readonly OptionGrant[];
}): DilutedValue | null {
  const options = inputs.grants.reduce((sum, grant) => sum + grant.options, 0);
  const proceeds = inputs.grants.reduce((sum, grant) => sum + grant.options * grant.strike, 0);
  const dilutedShares = inputs.shares + options;
  if (dilutedShares <= 0) return null;
  return { valuePerShare: (inputs.equityValue + proceeds) / dilutedShares, dilutedShares, proceeds };
}

/**
 * Diluted shares as accountants count them: what the option holders pay in buys shares back at the market price.
 *
 *   shares + Σ options_i × max(0, 1 − strike_i/price)
 *
 * Null when `price ≤ 0`.
 *
 * @see FASB ASC 260-10-45, IAS 33.45
 */
export function treasuryStockAtPrice(inputs: {
  price: PerShare;
  shares: Shares;
  grants: readonly OptionGrant[];
}): Shares | null {
  const { price, shares, grants } = inputs;
  if (price <= 0) return null;
  return grants.reduce((sum, { options, strike }) => sum + options * Math.max(0, 1 - strike / price), shares);
}

/**
 * Value per share of a company with a convertible bond: its holders take what is worth more to them.
 *
 *   unconverted: equityValue / shares;   converted: (equityValue + principal) / (shares + conversionShares)
 *
 * `equityValue` has the principal already deducted as debt. Conversion happens when it gives them more than the
 * principal. Null when `shares ≤ 0`.
 *
 * @see FASB ASC 260-10-45-40 (if-converted method), applied at value
 */
export function ifConverted(inputs: {
  equityValue: Money;
  shares: Shares;
  principal: Money;
  conversionShares: Shares;
}): PerShare | null {
  const { equityValue, shares, principal, conversionShares } = inputs;
  if (shares <= 0) return null;
  const converted = (equityValue + principal) / (shares + conversionShares);
  return converted * conversionShares > principal ? converted : equityValue / shares;
}

/**
 * Value of a call option on a share that pays a steady dividend yield (Black–Scholes–Merton).
 *
 *   S·e^(−y·T)·Φ(d₁) − K·e^(−r·T)·Φ(d₂);   d₁ = (ln(S/K) + (r − y + σ²/2)·T)/(σ√T), d₂ = d₁ − σ√T
 *
 * `riskFreeRate` and `dividendYield` are continuously compounded. With no time or no volatility it is the forward
 * value above the strike, at least 0. Null when `spot ≤ 0`, `strike ≤ 0`, `years < 0` or `volatility < 0`.
 *
 * @see Black & Scholes (1973), "The Pricing of Options and Corporate Liabilities"; Merton (1973)
 */
export function callOptionValue(inputs: {
  spot: PerShare;
  strike: PerShare;
  years: Years;
  volatility: Rate;
  riskFreeRate: Rate;
  dividendYield?: Rate;
}): PerShare | null {
  const { spot, strike, years, volatility, riskFreeRate, dividendYield = 0 } = inputs;
  if (spot <= 0 || strike <= 0 || years < 0 || volatility < 0) return null;
  const discountedSpot = spot * Math.exp(-dividendYield * years);
  const discountedStrike = strike * Math.exp(-riskFreeRate * years);
  const deviation = volatility * Math.sqrt(years);
  if (deviation === 0) return Math.max(0, discountedSpot - discountedStrike);
  const first = Math.log(discountedSpot / discountedStrike) / deviation + deviation / 2;
  return discountedSpot * normalDistribution(first) - discountedStrike * normalDistribution(first - deviation);
}

/**
 * Value per share after setting aside what the employees' options are worth today.
 *
 *   (equityValue − options × call(spot)) / shares,   spot = equityValue / (shares + options)
 *
 * The option is on a share that its exercise dilutes. Shares and options together own the whole equity, so that diluted
 * share is known at once and needs no iteration. It catches time value: options out of the money cost something too.
 * Null when `shares ≤ 0` or the option has no value (see `callOptionValue`).
 *
 * @see Damodaran, *Investment Valuation*, 3rd ed., ch. 16; Galai & Schneller (1978)
 */
export function optionValueDilution(inputs: {
  equityValue: Money;
  shares: Shares;
  options: Shares;
  strike: PerShare;
  years: Years;
  volatility: Rate;
  riskFreeRate: Rate;
  dividendYield?: Rate;
  /** Part of the options that vests, 1 unless told. */
  vestingShare?: Ratio;
}): PerShare | null {
  const { equityValue, shares, options, vestingShare = 1, ...contract } = inputs;
  if (shares <= 0) return null;
  const vesting = options * vestingShare;
  const call = callOptionValue({ ...contract, spot: equityValue / (shares + vesting) });
  return call === null ? null : (equityValue - vesting * call) / shares;
}
