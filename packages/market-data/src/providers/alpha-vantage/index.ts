import { type HttpOptions, httpClient } from "../../http/http-client.ts";
import { parsed } from "../../http/parsed.ts";
import { type MarketDataProvider, ProviderFailure, type QuoteProvider, type Ticker } from "../../provider.ts";
import type { CompanyKind } from "../company-kind.ts";
import type { ProviderBuilder } from "../descriptor.ts";
import { withClassSeparator } from "../vendor-symbol.ts";
import { globalQuoteSchema, noticeSchema, overviewSchema, reportsSchema } from "./alpha-vantage.schema.ts";
import { descriptor } from "./descriptor.ts";
import { providerId, toFundamentals, toQuote } from "./to-fundamentals.ts";

export { toFundamentals, toQuote };

export type AlphaVantageOptions = {
  apiKey: string;
  /** The kind of a company that is known; the vendor's words tell that of others. */
  kindOf?: (ticker: Ticker) => CompanyKind | null;
  address?: string;
  http?: HttpOptions;
};

/** Alpha Vantage, by the user's own key: 25 requests a day on the free plan, of which a company takes five. */
export function alphaVantage(options: AlphaVantageOptions): MarketDataProvider & QuoteProvider {
  const { apiKey, kindOf = () => null, address = "https://www.alphavantage.co", http } = options;
  const client = httpClient(providerId, http);

  async function ask(name: string, symbol: string, signal: AbortSignal): Promise<unknown> {
    const url = new URL(`${address}/query`);
    for (const [key, value] of Object.entries({ function: name, symbol, apikey: apiKey }))
      url.searchParams.set(key, value);
    const body = await client.json({ url, signal });
    refuse(body);
    return body;
  }

  async function overviewOf(symbol: string, signal: AbortSignal) {
    const overview = parsed(providerId, overviewSchema, await ask("OVERVIEW", symbol, signal));
    same(overview.Symbol, symbol);
    return overview;
  }

  async function quoteOf(symbol: string, signal: AbortSignal) {
    const body = parsed(providerId, globalQuoteSchema, await ask("GLOBAL_QUOTE", symbol, signal));
    const quote = body["Global Quote"];
    same(quote["01. symbol"] ?? symbol, symbol);
    return quote;
  }

  async function reportsOf(name: string, symbol: string, signal: AbortSignal) {
    const reports = parsed(providerId, reportsSchema, await ask(name, symbol, signal));
    same(reports.symbol, symbol);
    return reports;
  }

  return {
    id: providerId,
    supplies: descriptor.supplies,
    requestsPerMinute: descriptor.requestsPerMinute,

    async fundamentals(ticker, signal) {
      const symbol = withClassSeparator(ticker, "-");
      // one after the other: the free plan refuses bursts
      const overview = await overviewOf(symbol, signal);
      const income = await reportsOf("INCOME_STATEMENT", symbol, signal);
      const balance = await reportsOf("BALANCE_SHEET", symbol, signal);
      const cashFlow = await reportsOf("CASH_FLOW", symbol, signal);
      const quote = toQuote(ticker, await quoteOf(symbol, signal), overview);
      const fundamentals = toFundamentals(ticker, { overview, income, balance, cashFlow, quote }, kindOf(ticker));
      if (!fundamentals) throw new ProviderFailure(providerId, "noData");
      return fundamentals;
    },

    async quote(ticker, signal) {
      const symbol = withClassSeparator(ticker, "-");
      const overview = await overviewOf(symbol, signal);
      const quote = toQuote(ticker, await quoteOf(symbol, signal), overview);
      if (!quote) throw new ProviderFailure(providerId, "noData");
      return quote;
    },
  };
}

function same(answered: string, asked: string): void {
  if (answered !== asked) throw new ProviderFailure(providerId, "unreadable", { detail: "wrongCompany" });
}

/** An empty object is an unknown symbol; limits and refused keys come in words. */
function refuse(body: unknown): void {
  const notice = noticeSchema.safeParse(body);
  if (!notice.success) return;
  const { Note, Information, "Error Message": error } = notice.data;
  if (Note !== undefined || Information !== undefined) throw new ProviderFailure(providerId, "rateLimited");
  if (error !== undefined && /api ?key/i.test(error))
    throw new ProviderFailure(providerId, "unreachable", { detail: "keyRefused" });
  if (error !== undefined || Object.keys(notice.data).length === 0)
    throw new ProviderFailure(providerId, "unknownTicker");
}

/** Builds the provider from an installation's settings. */
export const build: ProviderBuilder = ({ credential, known, ...options }) =>
  alphaVantage({ apiKey: credential, kindOf: (ticker) => known.companyOf(ticker), ...options });
