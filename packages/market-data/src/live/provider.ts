import type { FilingsProvider, HistoryProvider, MarketDataProvider, QuoteProvider } from "../provider.ts";

/** A source of whatever it can give: statements, the latest price, past prices. */
export type Source = { readonly id: string; readonly requestsPerMinute: number | null } & Partial<
  Pick<MarketDataProvider, "supplies" | "fundamentals"> &
    Pick<FilingsProvider, "filedSince"> &
    Pick<QuoteProvider, "quote"> &
    Pick<HistoryProvider, "history">
>;
