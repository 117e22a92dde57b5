import type { Rate } from "../../inputs/units.ts";

/**
 * The least distance between a discount rate and the growth that lasts for ever: half a point. Nearer, a tenth of a point,
 * which is less than any of the rates is known to, moves the perpetuity by more than a fifth, twice the band within which a
 * price is fair: the number would be one of rounding. At the distance itself no bundled company is worth a hundred times
 * its price; at a hundredth of it, thousands. The other formulas know no such limit; the steps of a valuation give no value
 * below it.
 */
export const leastTerminalDistance: Rate = 0.005;
/** A distance of half a point in doubles may miss it by this much. */
const slack = 1e-9;

/** Whether a perpetuity at these two rates says anything. */
export function isTerminalDistanceKept(rate: Rate, growth: Rate): boolean {
  return rate - growth >= leastTerminalDistance - slack;
}

/** Why a perpetuity at these two rates says nothing; null where it does. */
export function withoutPerpetuity(
  rate: Rate,
  growth: Rate,
): "discountRateNotAboveGrowth" | "discountRateNearGrowth" | null {
  if (rate <= growth) return "discountRateNotAboveGrowth";
  return isTerminalDistanceKept(rate, growth) ? null : "discountRateNearGrowth";
}
