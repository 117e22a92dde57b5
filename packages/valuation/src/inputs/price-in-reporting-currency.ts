import type { Quote } from "./fundamentals.ts";
import type { CurrencyCode, PerShare } from "./units.ts";

type Quoted<Price> = { quote: Price | null; currency: CurrencyCode };

/** The quote that values per share may be compared with: one in their currency, or none. It need not be positive. */
export const quoteInReportingCurrency = <Price extends Pick<Quote, "currency">>({
  quote,
  currency,
}: Quoted<Price>): Price | null => (quote !== null && quote.currency === currency ? quote : null);

/** The price that values per share may be compared with: in their currency, or none. */
export const priceInReportingCurrency = (quoted: Quoted<Pick<Quote, "value" | "currency">>): PerShare | null =>
  quoteInReportingCurrency(quoted)?.value ?? null;
