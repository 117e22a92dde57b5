import { type HttpOptions, httpClient } from "../../http/http-client.ts";
import { parsed } from "../../http/parsed.ts";
import { ProviderFailure, type QuoteProvider } from "../../provider.ts";
import type { ProviderBuilder } from "../descriptor.ts";
import { descriptor } from "./descriptor.ts";
import { profileSchema, quoteSchema } from "./finnhub.schema.ts";
import { providerId, toQuote } from "./to-quote.ts";

export { toQuote };

export type FinnhubOptions = { apiKey: string; address?: string; http?: HttpOptions };

/** Finnhub's quotes, by the user's own key: United States only on its free plan. */
export function finnhub({ apiKey, address = "https://finnhub.io/api/v1", http }: FinnhubOptions): QuoteProvider {
  const client = httpClient(providerId, http);
  const headers = { "X-Finnhub-Token": apiKey };

  function ask(path: string, symbol: string, signal: AbortSignal): Promise<unknown> {
    const url = new URL(`${address}/${path}`);
    url.searchParams.set("symbol", symbol);
    return client.json({ url, headers, signal });
  }

  return {
    id: providerId,
    requestsPerMinute: descriptor.requestsPerMinute,

    async quote(ticker, signal) {
      const profile = parsed(providerId, profileSchema, await ask("stock/profile2", ticker, signal));
      if (profile.ticker === undefined) throw unnamed(profile);
      if (profile.ticker !== ticker) throw new ProviderFailure(providerId, "unreadable", { detail: "wrongCompany" });
      return toQuote(ticker, parsed(providerId, quoteSchema, await ask("quote", ticker, signal)), profile);
    },
  };
}

/** An empty profile is an unknown symbol; one without a symbol but with something else is not a profile. */
const unnamed = (profile: object) =>
  Object.keys(profile).length === 0
    ? new ProviderFailure(providerId, "unknownTicker")
    : new ProviderFailure(providerId, "unreadable", { detail: "wrongShape" });

/** Builds the provider from an installation's settings. */
export const build: ProviderBuilder = ({ credential, known: _, ...options }) =>
  finnhub({ apiKey: credential, ...options });
