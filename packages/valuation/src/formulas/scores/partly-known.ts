import type { Money, Ratio } from "../../inputs/units.ts";

/** A ratio of two figures of which either may be unknown; null then, and where the whole is not above zero. */
export function knownRatio(part: number | null, whole: number | null): Ratio | null {
  return part === null || whole === null || whole <= 0 ? null : part / whole;
}

/** Gross profit of each unit of revenue; null where one of them is unknown, or there is no revenue. */
export const grossMargin = ({ grossProfit, revenue }: { grossProfit: Money | null; revenue: Money | null }) =>
  knownRatio(grossProfit, revenue);
