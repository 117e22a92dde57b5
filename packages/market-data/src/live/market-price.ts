import * as z from "zod";
import { type MarketQuote, ProviderFailure, type Split, type Ticker } from "../provider.ts";
import { daysAfter } from "../providers/days.ts";
import type { Source } from "./provider.ts";

/** The latest price and, where the source knows them, the splits of the last two years. */
export type MarketPrice = { quote: MarketQuote; splits: readonly Split[] | null };

const daysOfSplits = 730;

export async function marketPriceOf(
  source: Source,
  { ticker, now, signal }: { ticker: Ticker; now: number; signal: AbortSignal },
): Promise<MarketPrice> {
  const { id, quote, history } = source;
  if (!quote) throw new ProviderFailure(id, "noData");
  const to = new Date(now).toISOString().slice(0, 10);
  const past = history?.(ticker, { from: daysAfter(to, -daysOfSplits), to }, signal);
  // a price is told also when its splits are not
  const splits = past?.then((known) => known.splits).catch(() => null) ?? null;
  return { quote: await quote(ticker, signal), splits: await splits };
}

const day = z.string().regex(/^\d{4}-\d{2}-\d{2}/);
const keptQuote = z.object({
  ticker: z.string(),
  value: z.number(),
  currency: z.string(),
  asOf: day,
  source: z.string(),
});
const keptPrice = z.object({
  quote: keptQuote,
  splits: z.array(z.object({ date: day, factor: z.number() })).nullable(),
});
/** What was kept is our own writing; its form is checked all the same, because a database may hold what others wrote. */
export const isMarketPrice = (value: unknown): value is MarketPrice => keptPrice.safeParse(value).success;
