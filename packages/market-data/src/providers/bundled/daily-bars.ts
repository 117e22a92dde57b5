import * as z from "zod";
import type { PriceBar, PriceHistory, Ticker } from "../../provider.ts";

const whole = z.array(z.int());
const Series = z.strictObject({
  currency: z.string().length(3),
  first: z.iso.date(),
  /** Days since the bar before. */
  days: whole,
  /** Hundredths, as the difference from the close before. */
  close: whole,
  /** Hundredths, as the difference from the close of the same day. */
  open: whole,
  high: whole,
  low: whole,
  volume: whole,
});

/** `daily-bars.json.gz`: whole numbers and differences, which compress to a third. */
export const BundledDailyBars = z.strictObject({
  version: z.literal(1),
  adjusted: z.enum(["splits", "splitsAndDividends"]),
  series: z.record(z.string(), Series),
});
export type BundledDailyBars = z.infer<typeof BundledDailyBars>;

export const noDailyBars: BundledDailyBars = { version: 1, adjusted: "splits", series: {} };

const dayInMilliseconds = 86_400_000;

/** The bars of a symbol, oldest first; null when none are bundled. */
export function dailyBarsOf(file: BundledDailyBars, ticker: Ticker): PriceHistory | null {
  const series = Object.hasOwn(file.series, ticker) ? file.series[ticker] : undefined;
  if (!series) return null;
  let time = Date.parse(series.first);
  let close = 0;
  const bars = series.days.map((days, index): PriceBar => {
    time += days * dayInMilliseconds;
    close += series.close[index] ?? 0;
    const price = (difference: number | undefined) => (close + (difference ?? 0)) / 100;
    return {
      date: new Date(time).toISOString().slice(0, 10),
      open: price(series.open[index]),
      high: price(series.high[index]),
      low: price(series.low[index]),
      close: price(0),
      volume: series.volume[index] ?? null,
    };
  });
  const { currency } = series;
  return { ticker, currency, source: "bundled", adjustedFor: file.adjusted, bars, dividends: null, splits: null };
}
