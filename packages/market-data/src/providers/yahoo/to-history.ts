import type { DateRange, PriceHistory, Ticker } from "../../provider.ts";
import { dayOf } from "../market-quote.ts";
import { priceHistory } from "../price-history.ts";
import { providerId } from "./to-fundamentals.ts";
import { dividendSchema, splitSchema, type YahooChart } from "./yahoo.schema.ts";

/** Bars with dividends and splits, by the calendar of the exchange. Prices are adjusted for splits, not for dividends. */
export function toHistory(
  ticker: Ticker,
  range: DateRange,
  { meta, timestamp, events, indicators }: YahooChart,
): PriceHistory {
  const offset = meta.gmtoffset ?? 0;
  const [quote] = indicators.quote;
  const dividends = Object.values(events?.dividends ?? {}).map((event) => dividendSchema.parse(event));
  const splits = Object.values(events?.splits ?? {}).map((event) => splitSchema.parse(event));
  return priceHistory({
    provider: providerId,
    ticker,
    unit: meta.currency,
    range,
    adjustedFor: "splits",
    bars: (timestamp ?? []).map((seconds, index) => ({
      date: dayOf(seconds, offset),
      open: quote?.open?.[index],
      high: quote?.high?.[index],
      low: quote?.low?.[index],
      close: quote?.close?.[index] ?? null,
      volume: quote?.volume?.[index],
    })),
    dividends: dividends.map(({ amount, date }) => ({ exDate: dayOf(date, offset), amount })),
    splits: splits.map(({ date, numerator, denominator }) => ({
      date: dayOf(date, offset),
      factor: numerator / denominator,
    })),
  });
}
