import { type HttpOptions, httpClient } from "../../http/http-client.ts";
import { parsed } from "../../http/parsed.ts";
import { type HistoryProvider, ProviderFailure, type QuoteProvider, type Ticker } from "../../provider.ts";
import type { ProviderBuilder } from "../descriptor.ts";
import { marketQuote } from "../market-quote.ts";
import { withClassSeparator } from "../vendor-symbol.ts";
import { descriptor } from "./descriptor.ts";
import { metaSchema, pricesSchema } from "./tiingo.schema.ts";
import { providerId, toHistory, unit } from "./to-history.ts";

export { toHistory };

export type TiingoOptions = { apiKey: string; address?: string; http?: HttpOptions };

/** Tiingo's end-of-day prices with dividends and splits, by the user's own key: the United States. */
export function tiingo({
  apiKey,
  address = "https://api.tiingo.com",
  http,
}: TiingoOptions): QuoteProvider & HistoryProvider {
  const client = httpClient(providerId, http);
  const headers = { Authorization: `Token ${apiKey}` };

  /** Prices carry no symbol: the vendor is asked first whom it would answer for. */
  async function pricesOf(ticker: Ticker, query: Readonly<Record<string, string>>, signal: AbortSignal) {
    const symbol = withClassSeparator(ticker, "-").toLowerCase();
    const place = `${address}/tiingo/daily/${encodeURIComponent(symbol)}`;
    const meta = parsed(providerId, metaSchema, await client.json({ url: new URL(place), headers, signal }));
    if (meta.ticker.toLowerCase() !== symbol)
      throw new ProviderFailure(providerId, "unreadable", { detail: "wrongCompany" });
    const url = new URL(`${place}/prices`);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    return parsed(providerId, pricesSchema, await client.json({ url, headers, signal }));
  }

  return {
    id: providerId,
    requestsPerMinute: descriptor.requestsPerMinute,

    async quote(ticker, signal) {
      const [latest] = await pricesOf(ticker, {}, signal);
      if (!latest) throw new ProviderFailure(providerId, "noData");
      return marketQuote({ provider: providerId, ticker, price: latest.close, unit, asOf: latest.date.slice(0, 10) });
    },

    history: async (ticker, range, signal) =>
      toHistory(ticker, range, await pricesOf(ticker, { startDate: range.from }, signal)),
  };
}

/** Builds the provider from an installation's settings. */
export const build: ProviderBuilder = ({ credential, known: _, ...options }) =>
  tiingo({ apiKey: credential, ...options });
