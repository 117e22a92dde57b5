import type * as z from "zod";
import { splitFactorSince } from "../../integrity/splits.ts";
import { type DateRange, type PriceHistory, ProviderFailure, type Ticker } from "../../provider.ts";
import { priceHistory } from "../price-history.ts";
import { numberOf } from "../vendor-statements.ts";
import type { barsSchema, dividendsSchema, splitsSchema } from "./eodhd.schema.ts";
import { providerId } from "./to-fundamentals.ts";

type Bodies = {
  unit: string | null | undefined;
  bars: z.infer<typeof barsSchema>;
  dividends: z.infer<typeof dividendsSchema>;
  splits: z.infer<typeof splitsSchema>;
};

/** Every split that the vendor knows of has happened. */
const endOfTime = "9999-12-31";

/** Prices as traded, adjusted to today's share basis for the splits since; dividends are on it already. */
export function toHistory(
  ticker: Ticker,
  range: DateRange,
  { unit, bars, dividends, splits: rows }: Bodies,
): PriceHistory {
  const splits = rows.map(({ date, split }) => ({ date, factor: factorOf(split) }));
  return priceHistory({
    provider: providerId,
    ticker,
    unit,
    range,
    adjustedFor: "splits",
    bars: bars.map((bar) => afterSplits(bar, splitFactorSince(bar.date, splits, endOfTime))),
    dividends: dividends.flatMap(({ date, value }) => {
      const amount = numberOf(value);
      return amount === null ? [] : [{ exDate: date, amount }];
    }),
    splits,
  });
}

/** "4.000000/1.000000" is 4. */
function factorOf(split: string): number {
  const [after = Number.NaN, before = Number.NaN] = split.split("/").map(Number);
  const factor = after / before;
  if (!(factor > 0) || !Number.isFinite(factor)) {
    throw new ProviderFailure(providerId, "unreadable", { detail: "wrongShape" });
  }
  return factor;
}

function afterSplits({ date, open, high, low, close, volume }: Bodies["bars"][number], factor: number) {
  const price = (value: number | null | undefined) => (value === null || value === undefined ? null : value / factor);
  return {
    date,
    open: price(open),
    high: price(high),
    low: price(low),
    close: close / factor,
    volume: volume && volume * factor,
  };
}
