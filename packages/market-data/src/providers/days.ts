import type { IsoDate } from "@valora/valuation";

const dayInMilliseconds = 86_400_000;

/** Whole days from one date to another. */
export const daysBetween = (from: IsoDate, to: IsoDate): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / dayInMilliseconds);

export const daysAfter = (date: IsoDate, days: number): IsoDate =>
  new Date(Date.parse(date) + days * dayInMilliseconds).toISOString().slice(0, 10);

/**
 * The fiscal year by the year of its last day. A year of 52 or 53 weeks that ends in the first week of January is the year
 * before: 2 January 2021 ends 2020.
 */
export function fiscalYearOf(fiscalYearEnd: IsoDate): number {
  const [year = 0, month = 0, day = 0] = fiscalYearEnd.split("-").map(Number);
  return month === 1 && day <= 7 ? year - 1 : year;
}
