import type { MarketQuote, Ticker } from "../../provider.ts";
import { dayOf, marketQuote } from "../market-quote.ts";
import { descriptor } from "./descriptor.ts";
import type { FinnhubProfile, FinnhubQuote } from "./finnhub.schema.ts";

export const providerId = descriptor.id;
const million = 1_000_000;

/** A suffix names an exchange outside the United States (SAN.MC); a single letter of A to D is a class (BRK.B). */
const foreignListing = /\.(?![A-D]$)[A-Z]+$/;

/**
 * The vendor states market value and shares in millions, in the currency of the company's *statements*; its quotes of
 * American listings are in dollars whatever that is (Alibaba's profile says CNY). The market value is told only where both
 * currencies are the same.
 */
export function toQuote(ticker: Ticker, quote: FinnhubQuote, profile: FinnhubProfile): MarketQuote {
  const { marketCapitalization, shareOutstanding, currency } = profile;
  const unit = foreignListing.test(ticker) ? currency : "USD";
  return marketQuote({
    provider: providerId,
    ticker,
    price: quote.c,
    unit,
    asOf: dayOf(quote.t),
    marketCap: marketCapitalization && unit === currency ? marketCapitalization * million : null,
    sharesOutstanding: shareOutstanding ? shareOutstanding * million : null,
  });
}
