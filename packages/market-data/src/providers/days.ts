import type { IsoDate } from "@valora/valuation";

const dayInMilliseconds = 86_400_000;

/** Whole days from one date to another. */
export const daysBetween = (from: IsoDate, to: IsoDate): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / dayInMilliseconds);

const daysInMonth = 365.25 / 12;
/** Weeks instead of months move an end by some days: 52 or 53 of them make a year. */
const mostDaysOff = 12;

/** Whole months from one day to a later one, below zero to an earlier one; null where it is no whole number of them. */
export function wholeMonths(from: IsoDate, to: IsoDate): number | null {
  const days = daysBetween(from, to);
  const months = Math.round(days / daysInMonth);
  return Math.abs(days - months * daysInMonth) <= mostDaysOff ? months : null;
}

export const daysAfter = (date: IsoDate, days: number): IsoDate =>
  new Date(Date.parse(date) + days * dayInMilliseconds).toISOString().slice(0, 10);

/**
 * The fiscal year by the year of its last day. A year of 52 or 53 weeks that ends in the first week of January is the year
 * before: 2 January 2021 ends 2020.
 */
export function fiscalYearOf(fiscalYearEnd: IsoDate): number {
  const year = Number(fiscalYearEnd.slice(0, 4));
  return fiscalYearEnd.slice(5) <= "01-07" ? year - 1 : year;
}
