import { type MarketReference, premiumIn } from "../../inputs/market-reference.ts";
import type { Rate, Years } from "../../inputs/units.ts";
import type { Warning } from "../../report/outcome.ts";
import type { ValuationView } from "../../scenarios/assumptions.ts";
import { derive, type Quantity } from "../../trace/trace.ts";
import { carriedPremium } from "../../trace/traced-formulas/rates.ts";
import { yearsBetween } from "../accounts/history.ts";
import { referenceLeaf } from "../references.ts";

/** A premium is carried to a risk-free rate that is at most so much fresher than its own, and so little apart from it. */
const carried: { years: Years; distance: Rate } = { years: 1, distance: 0.01 };
/** Averages older than the pair by more than this are flagged. */
const yearsUntilOutdated: Years = 1;

export type RatePair = { riskFreeRate: Quantity; equityRiskPremium: Quantity; warnings: readonly Warning[] };

/**
 * Risk-free rate and equity premium as one pair of one date: the published one, or, in the view relative to the market, the
 * premium that its prices imply with the rate it was solved with.
 *
 * A fresher rate of the pair's own currency lowers the premium by what it is higher, so that the market's return stays that
 * of the pair: within twelve months and one point. Beyond that the pair counts as it stands. Another currency has its
 * own risk-free rate with the same premium.
 */
export function ratePairOf(reference: MarketReference, view: ValuationView): RatePair {
  const { name, premium: published, pair } = premiumIn(reference, view);
  const riskFreeRate = referenceLeaf("riskFreeRate", reference.riskFreeRate, "rate");
  const pairPremium = referenceLeaf(name, published, "rate");
  const outdated = outdatedAverages(reference);
  const isPair = riskFreeRate.value === pair.riskFreeRate.value;
  if (reference.currency !== pair.currency || isPair) {
    return { riskFreeRate, equityRiskPremium: pairPremium, warnings: outdated };
  }
  const pairRate = referenceLeaf("riskFreeRate", pair.riskFreeRate, "rate");
  const age = yearsBetween(pairRate.asOf, riskFreeRate.asOf);
  const isNear = Math.abs(riskFreeRate.value - pairRate.value) <= carried.distance;
  // A few days of tolerance: a year has 365 or 366 of them.
  if (age < 0 || age > carried.years + 0.01 || !isNear) {
    return { riskFreeRate: pairRate, equityRiskPremium: pairPremium, warnings: [...outdated, "ratesOfPair"] };
  }
  const premium = derive(name, carriedPremium, { pairRate, pairPremium, riskFreeRate });
  return { riskFreeRate, equityRiskPremium: premium, warnings: [...outdated, "premiumCarried"] };
}

function outdatedAverages({ premiumPair, ratings, industry, market }: MarketReference): Warning[] {
  const dates = [ratings.asOf, (industry ?? market).asOf];
  const isOutdated = dates.some((asOf) => yearsBetween(asOf, premiumPair.riskFreeRate.asOf) > yearsUntilOutdated);
  return isOutdated ? ["averagesOutdated"] : [];
}
