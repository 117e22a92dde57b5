import { historyOf } from "../company/accounts/history.ts";
import { monthNumber, pastPricesOf } from "../company/shareholders/past-prices.ts";
import type { Fundamentals } from "../inputs/fundamentals.ts";
import type { IsoDate, PerShare } from "../inputs/units.ts";

/**
 * What today's share cost at the end of the month of a day and at the end of the one before, dividends put back; each null where its
 * close or a dividend after it is not known. A share count of before a split is dear beside them by the factor of the split.
 */
export function monthEndsAround(fundamentals: Fundamentals, day: IsoDate): readonly [PerShare | null, PerShare | null] {
  const prices = pastPricesOf(fundamentals, historyOf(fundamentals), "price");
  const month = monthNumber(day);
  return [prices.atEndOf(month - 1)?.value ?? null, prices.atEndOf(month)?.value ?? null];
}
