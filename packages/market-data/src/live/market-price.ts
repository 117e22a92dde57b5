import * as z from "zod";
import { type MarketQuote, type Provider, ProviderFailure, type Split, type Ticker } from "../provider.ts";
import { daysAfter } from "../providers/days.ts";

/** The latest price and, where the provider knows them, the splits of the last two years. */
export type MarketPrice = { quote: MarketQuote; splits: readonly Split[] | null };

const daysOfSplits = 730;

export async function marketPriceOf(
  provider: Provider,
  { ticker, now, signal }: { ticker: Ticker; now: number; signal: AbortSignal },
): Promise<MarketPrice> {
  const { id, quote, history } = provider;
  if (!quote) throw new ProviderFailure(id, "noData");
  const to = new Date(now).toISOString().slice(0, 10);
  const past = history?.(ticker, { from: daysAfter(to, -daysOfSplits), to }, signal);
  // A price counts even when its splits are unknown.
  const splits = past?.then((known) => known.splits).catch(() => null) ?? null;
  return { quote: await quote(ticker, signal), splits: await splits };
}

const day = z.string().regex(/^\d{4}-\d{2}-\d{2}/);
const cachedQuote = z.object({
  ticker: z.string(),
  value: z.number(),
  currency: z.string(),
  asOf: day,
  source: z.string(),
});
const cachedPrice = z.object({
  quote: cachedQuote,
  splits: z.array(z.object({ date: day, factor: z.number() })).nullable(),
});
/** We wrote the cache ourselves, but another version may have written the database: check the shape on reading. */
export const isMarketPrice = (value: unknown): value is MarketPrice => cachedPrice.safeParse(value).success;
