import type * as z from "zod";
import { type HttpOptions, httpClient } from "../../http/http-client.ts";
import { parsed } from "../../http/parsed.ts";
import {
  type HistoryProvider,
  type MarketDataProvider,
  ProviderFailure,
  type QuoteProvider,
  type Ticker,
} from "../../provider.ts";
import type { ProviderBuilder } from "../descriptor.ts";
import { dayOf, marketQuote } from "../market-quote.ts";
import { numberOf } from "../vendor-statements.ts";
import { descriptor } from "./descriptor.ts";
import {
  barsSchema,
  dividendsSchema,
  type EodhdGeneral,
  fundamentalsSchema,
  generalSchema,
  quoteSchema,
  splitsSchema,
} from "./eodhd.schema.ts";
import { eodhdSymbol } from "./symbol.ts";
import { providerId, toFundamentals } from "./to-fundamentals.ts";
import { toHistory } from "./to-history.ts";

export { eodhdSymbol, toFundamentals, toHistory };

export type EodhdOptions = { apiKey: string; address?: string; http?: HttpOptions };

type Query = Readonly<Record<string, string>>;

/** EOD Historical Data, by the user's own key: most exchanges of the world. */
export function eodhd({
  apiKey,
  address = "https://eodhd.com/api",
  http,
}: EodhdOptions): MarketDataProvider & QuoteProvider & HistoryProvider {
  const client = httpClient(providerId, http);

  async function ask<Schema extends z.ZodType>(schema: Schema, path: string, query: Query, signal: AbortSignal) {
    const url = new URL(`${address}/${path}`);
    for (const [name, value] of Object.entries({ ...query, fmt: "json", api_token: apiKey }))
      url.searchParams.set(name, value);
    return parsed(providerId, schema, await client.json({ url, signal }));
  }

  async function quoteOf(ticker: Ticker, { CurrencyCode }: EodhdGeneral, signal: AbortSignal) {
    const symbol = eodhdSymbol(ticker);
    const quote = await ask(quoteSchema, `real-time/${symbol}`, {}, signal);
    if (quote.code !== symbol) throw new ProviderFailure(providerId, "unreadable", { detail: "wrongCompany" });
    const seconds = numberOf(quote.timestamp);
    if (seconds === null) return null;
    return marketQuote({
      provider: providerId,
      ticker,
      price: numberOf(quote.close),
      unit: CurrencyCode,
      asOf: dayOf(seconds),
    });
  }

  const generalOf = async (ticker: Ticker, signal: AbortSignal) => {
    const symbol = eodhdSymbol(ticker);
    return own(await ask(generalSchema, `fundamentals/${symbol}`, { filter: "General" }, signal), symbol);
  };

  return {
    id: providerId,
    supplies: descriptor.supplies,
    requestsPerMinute: descriptor.requestsPerMinute,

    async fundamentals(ticker, signal) {
      const symbol = eodhdSymbol(ticker);
      const body = await ask(fundamentalsSchema, `fundamentals/${symbol}`, {}, signal);
      const quote = await quoteOf(ticker, own(body.General, symbol), signal);
      const fundamentals = toFundamentals(ticker, body, quote);
      if (!fundamentals) throw new ProviderFailure(providerId, "noData");
      return fundamentals;
    },

    async quote(ticker, signal) {
      const quote = await quoteOf(ticker, await generalOf(ticker, signal), signal);
      if (!quote) throw new ProviderFailure(providerId, "noData");
      return quote;
    },

    async history(ticker, range, signal) {
      const symbol = eodhdSymbol(ticker);
      const { CurrencyCode } = await generalOf(ticker, signal);
      const [bars, dividends, splits] = await Promise.all([
        ask(barsSchema, `eod/${symbol}`, range, signal),
        ask(dividendsSchema, `div/${symbol}`, range, signal),
        // later splits too: all prices stand on today's basis
        ask(splitsSchema, `splits/${symbol}`, { from: range.from }, signal),
      ]);
      return toHistory(ticker, range, { unit: CurrencyCode, bars, dividends, splits });
    },
  };
}

function own(general: EodhdGeneral, symbol: string): EodhdGeneral {
  if (general.Code !== symbol.split(".")[0])
    throw new ProviderFailure(providerId, "unreadable", { detail: "wrongCompany" });
  return general;
}

/** Builds the provider from an installation's settings. */
export const build: ProviderBuilder = ({ credential, known: _, ...options }) =>
  eodhd({ apiKey: credential, ...options });
