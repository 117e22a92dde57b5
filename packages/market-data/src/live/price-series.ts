import * as z from "zod";
import { type PriceHistory, type Provider, ProviderFailure, type Ticker } from "../provider.ts";
import { daysAfter } from "../providers/days.ts";

const daysOfHistory = 1_827;

/** Daily prices of the last five years. Refuses an empty series, another shape and repeated days. */
export async function validatedHistory(
  { id, history }: Provider,
  { ticker, now, signal }: { ticker: Ticker; now: number; signal: AbortSignal },
): Promise<PriceHistory> {
  if (!history) throw new ProviderFailure(id, "noData");
  const to = new Date(now).toISOString().slice(0, 10);
  const answer = await history(ticker, { from: daysAfter(to, -daysOfHistory), to }, signal);
  if (answer.bars.length === 0) throw new ProviderFailure(id, "noData");
  const isSeries = isPriceHistory(answer) && new Set(answer.bars.map(({ date }) => date)).size === answer.bars.length;
  if (!isSeries) throw new ProviderFailure(id, "unreadable", { detail: "wrongValue" });
  return answer;
}

const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);
const price = z.number().positive().nullable();
const series = z.object({
  ticker: z.string(),
  currency: z.string(),
  source: z.string(),
  adjustedFor: z.enum(["nothing", "splits", "splitsAndDividends"]),
  bars: z.array(
    z.object({
      date: day,
      open: price,
      high: price,
      low: price,
      close: z.number().positive(),
      volume: z.number().nonnegative().nullable(),
    }),
  ),
});
/** We wrote the cache ourselves, but another version may have written the database: check the shape on reading. */
export const isPriceHistory = (value: unknown): value is PriceHistory => series.safeParse(value).success;
