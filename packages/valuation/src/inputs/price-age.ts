import type { IsoDate } from "./units.ts";

/** Up to this many trading days a price is taken for today's; beyond, everything said of it stands under its date. */
export const recentTradingDays = 10;
/** Beyond this many days a price says nothing of today's: no status, no signal. */
export const longestPriceAgeInDays = 180;
/** Accounts that ended longer than this before the price say nothing of the company that is paid for. */
export const longestAccountsAgeInMonths = 18;

/** `recent`: at most ten trading days; `late`: more; `stale`: more than 180 days. */
export type PriceAgeKind = "recent" | "late" | "stale";

/** How old a price is on the day of asking. */
export type PriceAge = {
  kind: PriceAgeKind;
  days: number;
  /** Mondays to Fridays since then, today included; holidays of the exchange count, because no list of them is kept here. */
  tradingDays: number;
};

/** Why nothing is judged by a price that is known (`signal.reasons.<reason>`). */
export const silences = ["priceTooOld", "accountsTooOld", "partSeparated"] as const;
export type Silence = (typeof silences)[number];

/** The age of a price, as far as the dates tell. */
export type PriceStanding = {
  asOf: IsoDate;
  chosenBy: "source" | "user";
  /** Null where the day of asking is not known. */
  age: PriceAge | null;
  /** Null where values are judged by it. */
  silence: Silence | null;
};

const dayInMilliseconds = 86_400_000;

/** The age of a price of one day on another; a price of the future is of today. */
export function priceAgeOf({ asOf, today }: { asOf: IsoDate; today: IsoDate }): PriceAge {
  const days = Math.max(0, dayNumber(today) - dayNumber(asOf));
  const tradingDays = Math.max(0, weekdaysUntil(dayNumber(today)) - weekdaysUntil(dayNumber(asOf)));
  return { kind: kindOf(days, tradingDays), days, tradingDays };
}

function kindOf(days: number, tradingDays: number): PriceAgeKind {
  if (days > longestPriceAgeInDays) return "stale";
  return tradingDays > recentTradingDays ? "late" : "recent";
}

/**
 * Whether accounts ended more than eighteen months before a price; the same day of the month is not yet too long. The last day of
 * February answers for the 31st of August, six months before.
 */
export function areAccountsTooOld(accountsEnd: IsoDate, priceAsOf: IsoDate): boolean {
  const months = monthNumber(priceAsOf) - monthNumber(accountsEnd);
  if (months !== longestAccountsAgeInMonths) return months > longestAccountsAgeInMonths;
  const lastDay = new Date(Date.UTC(Number(priceAsOf.slice(0, 4)), Number(priceAsOf.slice(5, 7)), 0)).getUTCDate();
  return Number(priceAsOf.slice(8, 10)) > Math.min(Number(accountsEnd.slice(8, 10)), lastDay);
}

const monthNumber = (date: IsoDate): number => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7));

/** Days since Thursday, 1 January 1970. */
const dayNumber = (date: IsoDate): number => Math.floor(Date.parse(date.slice(0, 10)) / dayInMilliseconds);

/** Weekdays of whole weeks from Monday, 29 December 1969, until and with the day: 5 a week, and of the last one at most 5. */
function weekdaysUntil(day: number): number {
  const sinceMonday = day + 3;
  const weeks = Math.floor(sinceMonday / 7);
  return weeks * 5 + Math.min(5, sinceMonday - weeks * 7 + 1);
}
