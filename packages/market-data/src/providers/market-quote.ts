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
  if (price === null || price === undefined || !unit) {
    throw new ProviderFailure(provider, "noData", { detail: "incomplete" });
  }
  // some vendors write 0 for what they do not know
  if (price === 0) throw new ProviderFailure(provider, "noData", { detail: "wrongValue" });
  const whole = inWholeUnits(price, unit);
  const shares = rest.sharesOutstanding ?? null;
  if (shares !== null && !(shares > 0)) throw new ProviderFailure(provider, "unreadable", { detail: "wrongValue" });
  if (!(price > 0) || price > highestPrice || whole.price === null || whole.currency === null) {
    throw new ProviderFailure(provider, "unreadable", { detail: "wrongValue" });
  }
  return {
    ticker,
    value: whole.price,
    currency: whole.currency,
    quotedIn: unit,
    asOf,
    source: provider,
    marketCap: rest.marketCap ?? null,
    sharesOutstanding: shares,
  };
}

/** The calendar day of a moment in seconds since 1970, where the exchange is. */
export const dayOf = (seconds: number, offsetInSeconds = 0): string =>
  new Date((seconds + offsetInSeconds) * 1000).toISOString().slice(0, 10);
