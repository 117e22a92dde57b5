import { type HttpOptions, httpClient } from "../../http/http-client.ts";
import { parsed } from "../../http/parsed.ts";
import { type HistoryProvider, ProviderFailure, type QuoteProvider } from "../../provider.ts";
import type { ProviderBuilder } from "../descriptor.ts";
import { marketQuote } from "../market-quote.ts";
import { numberOf } from "../vendor-statements.ts";
import { descriptor } from "./descriptor.ts";
import { providerId, toHistory } from "./to-history.ts";
import { errorSchema, quoteSchema, timeSeriesSchema } from "./twelve-data.schema.ts";

export { toHistory };

export type TwelveDataOptions = { apiKey: string; address?: string; http?: HttpOptions };

/** Twelve Data's quotes and daily bars, by the user's own key. */
export function twelveData(options: TwelveDataOptions): QuoteProvider & HistoryProvider {
  const { apiKey, address = "https://api.twelvedata.com", http } = options;
  const client = httpClient(providerId, http);

  async function ask(path: string, query: Readonly<Record<string, string>>, signal: AbortSignal): Promise<unknown> {
    const url = new URL(`${address}/${path}`);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    const headers = { Authorization: `apikey ${apiKey}` };
    const body = await client.json({ url, headers, signal });
    const error = errorSchema.safeParse(body);
    if (error.success) throw failureOf(error.data.code);
    return body;
  }

  const same = (symbol: string, ticker: string) => {
    if (symbol !== ticker) throw new ProviderFailure(providerId, "unreadable", { detail: "wrongCompany" });
  };

  return {
    id: providerId,
    requestsPerMinute: descriptor.requestsPerMinute,

    async quote(ticker, signal) {
      const quote = parsed(providerId, quoteSchema, await ask("quote", { symbol: ticker }, signal));
      same(quote.symbol, ticker);
      const { close, currency, datetime } = quote;
      return marketQuote({
        provider: providerId,
        ticker,
        price: numberOf(close),
        unit: currency,
        asOf: datetime.slice(0, 10),
      });
    },

    async history(ticker, range, signal) {
      const query = {
        symbol: ticker,
        interval: "1day",
        start_date: range.from,
        end_date: range.to,
        outputsize: "5000",
        adjust: "splits",
      };
      const series = parsed(providerId, timeSeriesSchema, await ask("time_series", query, signal));
      same(series.meta.symbol, ticker);
      return toHistory(ticker, range, series);
    },
  };
}

/** The vendor's codes are those of HTTP; 400 and 404 are symbols it does not know. */
function failureOf(code: number): ProviderFailure {
  if (code === 429) return new ProviderFailure(providerId, "rateLimited");
  if (code === 401 || code === 403) return new ProviderFailure(providerId, "unreachable", { detail: "keyRefused" });
  return new ProviderFailure(providerId, code >= 500 ? "unreachable" : "unknownTicker");
}

/** Builds the provider from an installation's settings. */
export const build: ProviderBuilder = ({ credential, known: _, ...options }) =>
  twelveData({ apiKey: credential, ...options });
