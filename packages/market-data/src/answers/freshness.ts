import { type Fundamentals, type IsoDate, latestAccountsEnd, type Quote } from "@valora/valuation";
import type { MarketPrice } from "../live/market-price.ts";
import type { Skip } from "../market-data.ts";
import type { MarketQuote, Ticker } from "../provider.ts";
import { daysAfter } from "../providers/days.ts";

/** The date of an answer, and whether another provider could hardly have a newer one. */
export type Freshness<Value> = {
  covers: "statements" | "price";
  dayOf: (value: Value) => IsoDate;
  isOfNow: (day: IsoDate) => boolean;
};

/** A year plus the two months until the next report: older accounts may miss one. */
const daysOfAYearToReport = 425;
/** A weekend next to a public holiday. */
const daysWithoutTrade = 4;

const today = (now: number): IsoDate => new Date(now).toISOString().slice(0, 10);

/**
 * Accounts: the day of the balance sheet that values start from, a fiscal year's or a later one. No further provider is asked
 * unless the bundled accounts are newer.
 */
export function freshnessOfAccounts(now: number, atHand: Fundamentals | null): Freshness<Fundamentals> {
  const least = [daysAfter(today(now), -daysOfAYearToReport), atHand ? accountsEnd(atHand) : ""].sort().at(-1) ?? "";
  return { covers: "statements", dayOf: accountsEnd, isOfNow: (day) => day >= least };
}

/** Price: its day. */
export function freshnessOfPrices(now: number): Freshness<MarketPrice> {
  const least = daysAfter(today(now), -daysWithoutTrade);
  return { covers: "price", dayOf: ({ quote }) => quote.asOf, isOfNow: (day) => day.slice(0, 10) >= least };
}

const accountsEnd = (company: Fundamentals): IsoDate => latestAccountsEnd(company) ?? "";

/** An answer that was dropped because another one is newer. */
export const olderThanTaken = (provider: string, covers: "statements" | "price", asOf: IsoDate): Skip => ({
  provider,
  kind: "older",
  asOf: asOf.slice(0, 10),
  ...(covers === "statements" ? {} : { covers }),
});

/** A price that came with the statements, as a market quote. */
export const marketQuoteOf = (ticker: Ticker, quote: Quote): MarketQuote => ({
  ...quote,
  ticker,
  quotedIn: quote.currency,
  marketCap: null,
  sharesOutstanding: null,
});
