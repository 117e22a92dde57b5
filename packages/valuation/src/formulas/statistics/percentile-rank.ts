import type { Rate } from "../../inputs/units.ts";

/**
 * Place of a value among others, as the share of them that it exceeds.
 *
 *   (count below + count equal / 2) / count
 *
 * 0 is below all, 1 above all, equal ones count half. The value itself is not among `others`. Null without others.
 *
 * @see Roscoe, *Fundamental Research Statistics for the Behavioral Sciences*, 2nd ed. (percentile rank)
 */
export function percentileRank({ value, others }: { value: number; others: readonly number[] }): Rate | null {
  if (others.length === 0) return null;
  const below = others.filter((other) => other < value).length;
  const equal = others.filter((other) => other === value).length;
  return (below + equal / 2) / others.length;
}
