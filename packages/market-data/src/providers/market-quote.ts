import { inWholeUnits } from "../integrity/minor-units.ts";
import { type MarketQuote, ProviderFailure, type Ticker } from "../provider.ts";

type VendorQuote = {
  provider: string;
  ticker: Ticker;
  price: number | null | undefined;
  /** Unit as the vendor writes it: "USD", "GBp". */
  unit: string | null | undefined;
  asOf: string;
  marketCap?: number | null;
  sharesOutstanding?: number | null;
};

/** Above this no share has ever been quoted, in any currency: a price beyond it is an error. */
const highestPrice = 1e9;

/** A vendor's quote in whole currency units; a failure when there is no price, or one that cannot be. */
export function marketQuote({ provider, ticker, price, unit, asOf, ...rest }: VendorQuote): MarketQuote {
  if (price === null || price === undefined || price === 0) throw new ProviderFailure(provider, "noData");
  const whole = inWholeUnits(price, unit);
  if (!(price > 0) || price > highestPrice || whole.price === null || whole.currency === null) {
    throw new ProviderFailure(provider, "unreadable", { detail: "wrongShape" });
  }
  return {
    ticker,
    value: whole.price,
    currency: whole.currency,
    quotedIn: unit ?? whole.currency,
    asOf,
    source: provider,
    marketCap: rest.marketCap ?? null,
    sharesOutstanding: rest.sharesOutstanding ?? null,
  };
}

/** The calendar day of a moment in seconds since 1970, where the exchange is. */
export const dayOf = (seconds: number, offsetInSeconds = 0): string =>
  new Date((seconds + offsetInSeconds) * 1000).toISOString().slice(0, 10);
