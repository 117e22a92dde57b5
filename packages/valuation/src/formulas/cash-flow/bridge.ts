import type { Money, PerShare, Rate, Ratio, Shares, Years } from "../../inputs/units.ts";

/** Claims that come before the common share, each a positive amount. */
export type Claims = {
  /** Gross, current part and commercial paper included. */
  debt: Money;
  leases?: Money;
  /** At market value where it can be had. */
  minorityInterests?: Money;
  preferred?: Money;
  /** Deficit after tax. */
  pensions?: Money;
  /** Earn-outs, litigation and the like, at expected value. */
  otherClaims?: Money;
};

/** Assets outside the operations, each a positive amount. */
export type NonOperatingAssets = {
  cash: Money;
  securities?: Money;
  /** Associates and joint ventures, at market value where it can be had. */
  associates?: Money;
  otherAssets?: Money;
};

function totalClaims(claims: Claims): Money {
  const { debt, leases = 0, minorityInterests = 0, preferred = 0, pensions = 0, otherClaims = 0 } = claims;
  return debt + leases + minorityInterests + preferred + pensions + otherClaims;
}

function totalAssets({ cash, securities = 0, associates = 0, otherAssets = 0 }: NonOperatingAssets): Money {
  return cash + securities + associates + otherAssets;
}

/**
 * The equity value of the common shareholders, from the value of the operations.
 *
 *   enterpriseValue − debt − leases − minorityInterests − preferred − pensions − otherClaims
 *     + cash + securities + associates + otherAssets
 *
 * An amount left out counts as 0: the caller says so when it is unknown rather than none. Negative when the claims
 * exceed the value.
 *
 * @see Koller, Goedhart & Wessels, *Valuation*, 7th ed., ch. 16
 */
export function enterpriseToEquity(inputs: { enterpriseValue: Money } & Claims & NonOperatingAssets): Money {
  return inputs.enterpriseValue - totalClaims(inputs) + totalAssets(inputs);
}

/**
 * The enterprise value implied by the market: the inverse of `enterpriseToEquity`, from the value of the equity.
 *
 *   marketCapitalization + claims − non-operating assets
 *
 * May be zero or negative for a company with more cash than its share price admits.
 */
export function marketToEnterpriseValue(inputs: { marketCapitalization: Money } & Claims & NonOperatingAssets): Money {
  return inputs.marketCapitalization + totalClaims(inputs) - totalAssets(inputs);
}

/**
 * Market value of all shares.
 *
 *   price × shares
 */
export function marketCapitalization(inputs: { price: PerShare; shares: Shares }): Money {
  return inputs.price * inputs.shares;
}

/**
 * Debt less the cash that could repay it; negative is net cash.
 *
 *   debt + leases − cash − securities
 */
export function netDebt(inputs: { debt: Money; leases?: Money; cash: Money; securities?: Money }): Money {
  return inputs.debt + (inputs.leases ?? 0) - inputs.cash - (inputs.securities ?? 0);
}

/**
 * Value of one share.
 *
 *   equityValue / shares
 *
 * Null when `shares ≤ 0`. Negative when the equity is.
 */
export function valuePerShare(inputs: { equityValue: Money; shares: Shares }): PerShare | null {
  return inputs.shares > 0 ? inputs.equityValue / inputs.shares : null;
}

/**
 * Value of a business that may fail.
 *
 *   goingConcernValue × (1 − failureProbability) + distressValue × failureProbability
 *
 * The risk of ruin belongs here, not in the discount rate.
 *
 * @see Damodaran, *The Dark Side of Valuation*, 3rd ed., ch. 12
 */
export function failureAdjustedValue(inputs: {
  goingConcernValue: Money;
  distressValue: Money;
  failureProbability: Ratio;
}): Money {
  const { goingConcernValue, distressValue, failureProbability } = inputs;
  return goingConcernValue * (1 - failureProbability) + distressValue * failureProbability;
}

/**
 * Probability that a company fails within some years, from what lenders ask for above the risk-free rate.
 *
 *   1 − (1 − min(1, spread / (1 − recovery)))^years
 *
 * `recovery` is the part of a claim that lenders get back, below 1: null otherwise. At spread ÷ (1 − recovery) of 1 or
 * more failure is certain.
 *
 * @see Damodaran, *The Dark Side of Valuation*, 3rd ed., ch. 12 (probability of failure from bond prices)
 */
export function failureProbability(inputs: { spread: Rate; recovery: Ratio; years: Years }): Ratio | null {
  const { spread, recovery, years } = inputs;
  return recovery < 1 ? 1 - (1 - Math.min(1, spread / (1 - recovery))) ** years : null;
}
