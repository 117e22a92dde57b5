import type { DateRange, PriceHistory, Ticker } from "../../provider.ts";
import { priceHistory } from "../price-history.ts";
import { numberOf } from "../vendor-statements.ts";
import { descriptor } from "./descriptor.ts";
import type { TwelveDataSeries } from "./twelve-data.schema.ts";

export const providerId = descriptor.id;

/** Daily bars; dividends and splits are other addresses of the vendor's paid plans, and unknown here. */
export const toHistory = (ticker: Ticker, range: DateRange, { meta, values }: TwelveDataSeries): PriceHistory =>
  priceHistory({
    provider: providerId,
    ticker,
    unit: meta.currency,
    range,
    adjustedFor: "splits",
    bars: values.map(({ datetime, open, high, low, close, volume }) => ({
      date: datetime.slice(0, 10),
      open: numberOf(open),
      high: numberOf(high),
      low: numberOf(low),
      close: numberOf(close),
      volume: numberOf(volume),
    })),
    dividends: null,
    splits: null,
  });
