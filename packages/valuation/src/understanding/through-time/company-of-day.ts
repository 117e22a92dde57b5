import { historyOf } from "../../company/accounts/history.ts";
import {
  dayOfClose,
  holdDividends,
  lastDayOf,
  monthNumber,
  pastPricesOf,
} from "../../company/shareholders/past-prices.ts";
import type { Fundamentals, MonthlyCloses, Quote } from "../../inputs/fundamentals.ts";
import type { IsoDate } from "../../inputs/units.ts";
import { type AsFiled, asFiledBy } from "../../statements/as-filed-by.ts";

/**
 * The company as it could be valued on a day: by the filings until then, at a price of that day or before, with the month ends until
 * then. Its count of shares and its beta are of no earlier day: shares are those of its statements, and beta is its industry's.
 *
 * @throws RangeError for a price that is later than the day
 */
export function companyOfDay(fundamentals: Fundamentals, day: IsoDate, quote: Quote | null): AsFiled {
  if (quote !== null && quote.asOf.slice(0, 10) > day) throw new RangeError(`a price of ${quote.asOf} on ${day}`);
  const { fundamentals: filed, leftOut } = asFiledBy(fundamentals, day);
  const monthlyCloses = closesUntil(fundamentals, day);
  return { fundamentals: { ...filed, shareBasis: "settled", quote, monthlyCloses }, leftOut };
}

/** The month ends that had come; null without any. */
function closesUntil(fundamentals: Fundamentals, day: IsoDate): MonthlyCloses | null {
  const { monthlyCloses } = fundamentals;
  if (monthlyCloses === null) return null;
  const first = monthNumber(monthlyCloses.from);
  const month = monthNumber(day);
  const count = (dayOfClose(monthlyCloses, month) <= day ? month + 1 : month) - first;
  if (count <= 0) return null;
  return closesOfFirst(sharePricesOf(fundamentals, monthlyCloses), count);
}

export function closesOfFirst(prices: MonthlyCloses, count: number): MonthlyCloses {
  const closes = prices.closes.slice(0, count);
  const last = monthNumber(prices.from) + closes.length - 1;
  return { ...prices, to: lastDayOf(last).slice(0, 7), closes };
}

/** The share price at each month end, with the dividends that the source's adjustment removed. */
export function sharePricesOf(fundamentals: Fundamentals, monthlyCloses: MonthlyCloses): MonthlyCloses {
  if (!holdDividends(fundamentals)) return monthlyCloses;
  const { atEndOf } = pastPricesOf(fundamentals, historyOf(fundamentals), "price");
  const first = monthNumber(monthlyCloses.from);
  const closes = monthlyCloses.closes.map((_, index) => atEndOf(first + index)?.value ?? null);
  return { ...monthlyCloses, closes, adjustedFor: "splits" };
}
