import type * as z from "zod";
import { type HttpClient, type HttpOptions, httpClient } from "../../http/http-client.ts";
import { parsed } from "../../http/parsed.ts";
import {
  type HistoryProvider,
  type MarketDataProvider,
  ProviderFailure,
  type QuoteProvider,
  type Ticker,
} from "../../provider.ts";
import type { CompanyKind } from "../company-kind.ts";
import type { ProviderBuilder } from "../descriptor.ts";
import { marketQuote } from "../market-quote.ts";
import { priceHistory } from "../price-history.ts";
import { withClassSeparator } from "../vendor-symbol.ts";
import { descriptor } from "./descriptor.ts";
import {
  dividendsSchema,
  type FmpProfile,
  pricesSchema,
  profileSchema,
  quoteSchema,
  refusalSchema,
  splitsSchema,
  statementsSchema,
} from "./fmp.schema.ts";
import { type FmpReports, providerId, quoteOf, toFundamentals } from "./to-fundamentals.ts";

export { toFundamentals };

export type FmpOptions = {
  apiKey: string;
  /** The kind of a company that is known; the vendor's words tell that of others. */
  kindOf?: (ticker: Ticker) => CompanyKind | null;
  years?: number;
  address?: string;
  http?: HttpOptions;
};

const publicAddress = "https://financialmodelingprep.com/stable";

/** Financial Modeling Prep, by the user's own key. */
export function fmp(options: FmpOptions): MarketDataProvider & QuoteProvider & HistoryProvider {
  const { apiKey, kindOf = () => null, years = 10, address = publicAddress, http } = options;
  const ask = pathReader({ apiKey, address, client: httpClient(providerId, http) });

  async function profileOf(symbol: string, signal: AbortSignal): Promise<FmpProfile> {
    const [profile] = await ask(profileSchema, "profile", { symbol }, signal);
    if (!profile) throw new ProviderFailure(providerId, "unknownTicker");
    return profile;
  }

  async function reportsOf(period: Readonly<Record<string, string>>, signal: AbortSignal): Promise<FmpReports> {
    const [income, balance, cashFlow] = await Promise.all([
      ask(statementsSchema, "income-statement", period, signal),
      ask(statementsSchema, "balance-sheet-statement", period, signal),
      ask(statementsSchema, "cash-flow-statement", period, signal),
    ]);
    return { income, balance, cashFlow };
  }

  const symbolOf = (ticker: Ticker) => withClassSeparator(ticker, "-");

  return {
    id: providerId,
    supplies: descriptor.supplies,
    requestsPerMinute: descriptor.requestsPerMinute,

    async fundamentals(ticker, signal) {
      const symbol = symbolOf(ticker);
      const profile = await profileOf(symbol, signal);
      const [annual, quarters, quotes] = await Promise.all([
        reportsOf({ symbol, period: "annual", limit: String(years) }, signal),
        reportsOf({ symbol, period: "quarter", limit: String(years * 4) }, signal).catch(withoutThePlan),
        ask(quoteSchema, "quote", { symbol }, signal),
      ]);
      const bodies = { ...annual, quarters, profile, quote: quotes[0] ?? null };
      const fundamentals = toFundamentals(ticker, bodies, kindOf(ticker));
      if (!fundamentals) throw new ProviderFailure(providerId, "noData");
      return fundamentals;
    },

    async quote(ticker, signal) {
      const symbol = symbolOf(ticker);
      const profile = await profileOf(symbol, signal);
      const [quote] = await ask(quoteSchema, "quote", { symbol }, signal);
      if (!quote) throw new ProviderFailure(providerId, "noData");
      return marketQuote(quoteOf(ticker, quote, profile));
    },

    async history(ticker, { from, to }, signal) {
      const symbol = symbolOf(ticker);
      const profile = await profileOf(symbol, signal);
      const [prices, dividends, splits] = await Promise.all([
        ask(pricesSchema, "historical-price-eod/full", { symbol, from, to }, signal),
        ask(dividendsSchema, "dividends", { symbol }, signal),
        ask(splitsSchema, "splits", { symbol }, signal),
      ]);
      return priceHistory({
        provider: providerId,
        ticker,
        unit: profile.currency,
        range: { from, to },
        adjustedFor: "splits",
        bars: prices,
        dividends: dividends.map(({ date, dividend }) => ({ exDate: date, amount: dividend })),
        splits: splits.map(({ date, numerator, denominator }) => ({ date, factor: numerator / denominator })),
      });
    },
  };
}

/** A plan without quarters refuses the key for them alone: the years go on. */
function withoutThePlan(failure: unknown): null {
  if (failure instanceof ProviderFailure && failure.detail === "keyRefused") return null;
  throw failure;
}

/** Asks one address for rows, all of the symbol that was asked. */
function pathReader({ apiKey, address, client }: { apiKey: string; address: string; client: HttpClient }) {
  return async <Schema extends z.ZodType<readonly { symbol: string }[]>>(
    schema: Schema,
    path: string,
    query: Readonly<Record<string, string>>,
    signal: AbortSignal,
  ): Promise<z.infer<Schema>> => {
    const url = new URL(`${address}/${path}`);
    for (const [name, value] of Object.entries({ ...query, apikey: apiKey })) url.searchParams.set(name, value);
    const body = await client.json({ url, signal });
    refuse(body);
    const rows = parsed(providerId, schema, body);
    if (rows.some(({ symbol }) => symbol !== query.symbol)) {
      throw new ProviderFailure(providerId, "unreadable", { detail: "wrongCompany" });
    }
    return rows;
  };
}

/** The vendor tells of limits and keys in words, with any status. */
function refuse(body: unknown): void {
  const refusal = refusalSchema.safeParse(body);
  if (!refusal.success) return;
  if (/limit/i.test(refusal.data["Error Message"])) throw new ProviderFailure(providerId, "rateLimited");
  throw new ProviderFailure(providerId, "unreachable", { detail: "keyRefused" });
}

/** Builds the provider from an installation's settings. */
export const build: ProviderBuilder = ({ credential, known, ...options }) =>
  fmp({ apiKey: credential, kindOf: (ticker) => known.companyOf(ticker), ...options });
