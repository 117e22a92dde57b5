import type { PerShare, Ratio } from "@valora/valuation";
import { differenceOf } from "@valora/valuation/difference";

/** A result as it was kept. */
type Kept = {
  mean: PerShare | null;
  price: PerShare | null;
  /** The methods that count for each status: none where nothing was judged by the price. */
  counts: { undervalued: number; fair: number; overvalued: number };
};

/** How far the mean of a kept result lies from its price; null where nothing was judged by that price. */
export function judgedDifference({ mean, price, counts }: Kept): Ratio | null {
  const isJudged = counts.undervalued + counts.fair + counts.overvalued > 0;
  return mean === null || price === null || !isJudged ? null : differenceOf(mean, price);
}
