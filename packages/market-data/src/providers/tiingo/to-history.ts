import { splitFactorSince } from "../../integrity/splits.ts";
import type { DateRange, PriceHistory, Ticker } from "../../provider.ts";
import { priceHistory } from "../price-history.ts";
import { descriptor } from "./descriptor.ts";
import type { TiingoPrices } from "./tiingo.schema.ts";

export const providerId = descriptor.id;
/** The vendor lists securities traded in the United States. */
export const unit = "USD";

/** Every split that the vendor knows of has happened. */
const endOfTime = "9999-12-31";

/** Prices as traded, from the range's first day to today, brought to today's basis by the splits since. */
export function toHistory(ticker: Ticker, range: DateRange, prices: TiingoPrices): PriceHistory {
  const days = prices.map((price) => ({ ...price, date: price.date.slice(0, 10) }));
  const splits = days
    .filter(({ splitFactor }) => splitFactor !== 1)
    .map(({ date, splitFactor }) => ({ date, factor: splitFactor }));
  const factorOf = (date: string) => splitFactorSince(date, splits, endOfTime);
  return priceHistory({
    provider: providerId,
    ticker,
    unit,
    range,
    adjustedFor: "splits",
    bars: days.map(({ date, open, high, low, close, volume }) => {
      const factor = factorOf(date);
      return {
        date,
        open: open / factor,
        high: high / factor,
        low: low / factor,
        close: close / factor,
        volume: volume * factor,
      };
    }),
    dividends: days
      .filter(({ divCash }) => divCash > 0)
      .map(({ date, divCash }) => ({ exDate: date, amount: divCash / factorOf(date) })),
    splits,
  });
}
