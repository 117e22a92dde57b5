import type { Fundamentals, IsoDate, Quote } from "@valora/valuation";
import type { MarketPrice } from "../live/market-price.ts";
import type { Skip } from "../market-data.ts";
import type { MarketQuote, Ticker } from "../provider.ts";
import { daysAfter } from "../providers/days.ts";

/** How new an answer is, and whether there can hardly be a newer one elsewhere. */
export type Freshness<Value> = {
  covers: "statements" | "price";
  dayOf: (value: Value) => IsoDate;
  isOfNow: (day: IsoDate) => boolean;
};

/** A year and the two months in which the next report comes: who has older accounts may have missed one. */
const daysOfAYearToReport = 425;
/** A weekend with a holiday at its side. */
const daysWithoutTrade = 4;

const today = (now: number): IsoDate => new Date(now).toISOString().slice(0, 10);

/** Of accounts: the end of their last year. No other source is asked while it is not behind what is on this machine. */
export function freshnessOfAccounts(now: number, atHand: Fundamentals | null): Freshness<Fundamentals> {
  const least = [daysAfter(today(now), -daysOfAYearToReport), atHand ? lastYearEnd(atHand) : ""].sort().at(-1) ?? "";
  return { covers: "statements", dayOf: lastYearEnd, isOfNow: (day) => day >= least };
}

/** Of a price: its day. */
export function freshnessOfPrices(now: number): Freshness<MarketPrice> {
  const least = daysAfter(today(now), -daysWithoutTrade);
  return { covers: "price", dayOf: ({ quote }) => quote.asOf, isOfNow: (day) => day.slice(0, 10) >= least };
}

const lastYearEnd = ({ statements }: Fundamentals): IsoDate => statements.at(-1)?.fiscalYearEnd ?? "";

/** An answer that was not taken because another is newer. */
export const olderThanTaken = (provider: string, covers: "statements" | "price", asOf: IsoDate): Skip => ({
  provider,
  kind: "older",
  asOf: asOf.slice(0, 10),
  ...(covers === "statements" ? {} : { covers }),
});

/** A price that came with accounts, as one that the market paid. */
export const marketQuoteOf = (ticker: Ticker, quote: Quote): MarketQuote => ({
  ...quote,
  ticker,
  quotedIn: quote.currency,
  marketCap: null,
  sharesOutstanding: null,
});
