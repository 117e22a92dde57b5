import { type HttpOptions, httpClient } from "../../http/http-client.ts";
import { parsed } from "../../http/parsed.ts";
import {
  type DateRange,
  type HistoryProvider,
  type MarketDataProvider,
  ProviderFailure,
  type QuoteProvider,
  type Ticker,
} from "../../provider.ts";
import type { ProviderBuilder } from "../descriptor.ts";
import { marketQuote } from "../market-quote.ts";
import { withClassSeparator } from "../vendor-symbol.ts";
import { descriptor } from "./descriptor.ts";
import { yahooFields } from "./fields.ts";
import { providerId, quoteOf, toFundamentals, type YahooIdentity } from "./to-fundamentals.ts";
import { toHistory } from "./to-history.ts";
import { chartSchema, timeSeriesSchema, type YahooChart } from "./yahoo.schema.ts";

export { toFundamentals, toHistory, type YahooIdentity };

export type YahooOptions = {
  /** Sector and country, which the addresses used here do not give; null for symbols that are unknown elsewhere too. */
  identityOf: (ticker: Ticker) => Promise<YahooIdentity | null> | YahooIdentity | null;
  address?: string;
  http?: HttpOptions;
  /** A clock in milliseconds, for the range of years asked. */
  now?: () => number;
};

const longestHistoryInYears = 12;
const yearInSeconds = 31_557_600;

/** Yahoo Finance, unofficial and by the user's choice alone: the two addresses that answer without a session. */
export function yahoo(options: YahooOptions): MarketDataProvider & QuoteProvider & HistoryProvider {
  const { identityOf, address = "https://query1.finance.yahoo.com", http, now = Date.now } = options;
  const client = httpClient(providerId, http);
  const symbolOf = (ticker: Ticker) => withClassSeparator(ticker, "-");

  async function ask(path: string, query: Readonly<Record<string, string>>, signal: AbortSignal): Promise<unknown> {
    const url = new URL(`${address}${path}`);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    return client.json({ url, signal });
  }

  async function chartOf(
    ticker: Ticker,
    query: Readonly<Record<string, string>>,
    signal: AbortSignal,
  ): Promise<YahooChart> {
    const symbol = symbolOf(ticker);
    const body = await ask(`/v8/finance/chart/${encodeURIComponent(symbol)}`, { interval: "1d", ...query }, signal);
    const chart = parsed(providerId, chartSchema, body).chart.result?.[0];
    if (!chart) throw new ProviderFailure(providerId, "unknownTicker");
    if (chart.meta.symbol !== symbol) throw new ProviderFailure(providerId, "unreadable", { detail: "wrongCompany" });
    return chart;
  }

  async function seriesOf(ticker: Ticker, signal: AbortSignal) {
    const symbol = symbolOf(ticker);
    const today = Math.floor(now() / 1000);
    const query = {
      symbol,
      period1: String(today - longestHistoryInYears * yearInSeconds),
      period2: String(today),
      type: ["annual", "quarterly"].flatMap((kind) => yahooFields.map((field) => `${kind}${field}`)).join(","),
    };
    const path = `/ws/fundamentals-timeseries/v1/finance/timeseries/${encodeURIComponent(symbol)}`;
    const series = parsed(providerId, timeSeriesSchema, await ask(path, query, signal));
    if (series.timeseries.result?.some(({ meta }) => meta.symbol && !meta.symbol.includes(symbol))) {
      throw new ProviderFailure(providerId, "unreadable", { detail: "wrongCompany" });
    }
    return series;
  }

  return {
    id: providerId,
    supplies: descriptor.supplies,
    requestsPerMinute: descriptor.requestsPerMinute,

    async fundamentals(ticker, signal) {
      const identity = await identityOf(ticker);
      if (!identity) throw new ProviderFailure(providerId, "unknownTicker");
      const [chart, series] = await Promise.all([chartOf(ticker, { range: "5d" }, signal), seriesOf(ticker, signal)]);
      const fundamentals = toFundamentals(ticker, identity, { series, chart });
      if (!fundamentals) throw new ProviderFailure(providerId, "noData");
      return fundamentals;
    },

    async quote(ticker, signal) {
      return marketQuote(quoteOf(ticker, await chartOf(ticker, { range: "1d" }, signal)));
    },

    async history(ticker, range, signal) {
      const chart = await chartOf(ticker, { ...periodOf(range), events: "div,split" }, signal);
      return readable(() => toHistory(ticker, range, chart));
    },
  };
}

/** A day more at both ends: the vendor counts in seconds, exchanges in days of their own zone. */
const periodOf = ({ from, to }: DateRange) => ({
  period1: String(Date.parse(from) / 1000 - 86_400),
  period2: String(Date.parse(to) / 1000 + 2 * 86_400),
});

function readable<Answer>(read: () => Answer): Answer {
  try {
    return read();
  } catch (cause) {
    if (cause instanceof ProviderFailure) throw cause;
    throw new ProviderFailure(providerId, "unreadable", { cause, detail: "wrongShape" });
  }
}

/** Builds the provider from an installation's settings. */
export const build: ProviderBuilder = ({ known, credential: _, ...options }) =>
  yahoo({ ...options, identityOf: (ticker) => known.companyOf(ticker) });
