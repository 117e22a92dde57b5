import type { CompanyFile } from "@valora/valuation";
import { monthEndsAround } from "@valora/valuation/past-price";
import type { Purchase } from "./holding.ts";
import { inWholeUnits } from "./portfolio-rates.ts";

/** A purchase, and what a share of today cost at that time, in the same currency. */
export type UnseenSplit = Purchase & { currency: string; today: number };

/** How far a price may stand outside the two month ends around it; the smallest split that is looked for is two for one. */
const WIDEST = 1.7;
/** A price in pence, or the pounds of one, where the table does not say which. */
const PENCE = 100;

/**
 * The latest purchase whose price is far from what today's share cost at that time: since then the share was split or consolidated, and the
 * table does not say so. Null where none is, or where prices of that time, in that currency, are not known.
 */
export function unseenSplit(
  { fundamentals }: Pick<CompanyFile, "fundamentals">,
  purchases: readonly Purchase[],
): UnseenSplit | null {
  const { quote, separations = [] } = fundamentals;
  if (quote === null || quote.converted !== undefined) return null;
  const newestFirst = purchases.toSorted((one, other) => other.day.localeCompare(one.day));
  for (const { day, ...paid } of newestFirst) {
    // Closes of before a part left are of what stayed alone.
    if (separations.some(({ asOf }) => asOf > day)) continue;
    const { amount: perShare, currency } = inWholeUnits({
      amount: paid.perShare,
      currency: paid.currency ?? quote.currency,
    });
    if (currency !== quote.currency) continue;
    const ends = monthEndsAround(fundamentals, day).filter((price) => price !== null);
    if (ends.length < 2) continue;
    const isNear = (price: number) => price < Math.max(...ends) * WIDEST && price > Math.min(...ends) / WIDEST;
    const readings = paid.currency === null ? [perShare, perShare / PENCE, perShare * PENCE] : [perShare];
    if (!readings.some(isNear)) return { day, perShare, currency, today: ends[1] ?? Number.NaN };
  }
  return null;
}
