import { wholeUnit } from "../integrity/minor-units.ts";
import { type DateRange, type PriceBar, type PriceHistory, ProviderFailure, type Ticker } from "../provider.ts";

type VendorBar = {
  date: string;
  open?: number | null;
  high?: number | null;
  low?: number | null;
  close: number | null;
  volume?: number | null;
};

type VendorHistory = {
  provider: string;
  ticker: Ticker;
  unit: string | null | undefined;
  range: DateRange;
  adjustedFor: PriceHistory["adjustedFor"];
  bars: readonly VendorBar[];
  dividends: PriceHistory["dividends"];
  splits: PriceHistory["splits"];
};

/** A vendor's prices and events in whole currency units, oldest first, within the range; days without a close are left out. */
export function priceHistory(history: VendorHistory): PriceHistory {
  const { provider, ticker, unit, range, adjustedFor, bars, dividends, splits } = history;
  const unitOfPrice = wholeUnit(unit);
  if (!unitOfPrice) throw new ProviderFailure(provider, "unreadable", { detail: "wrongShape" });
  const { currency, factor } = unitOfPrice;
  const whole = (price: number | null | undefined) => (price === null || price === undefined ? null : price / factor);
  const isWithin = (date: string) => date >= range.from && date <= range.to;

  const days = bars.flatMap(({ date, open, high, low, close, volume }): PriceBar[] =>
    close === null || !(close > 0) || !isWithin(date)
      ? []
      : [
          {
            date,
            open: whole(open),
            high: whole(high),
            low: whole(low),
            close: close / factor,
            volume: volume ?? null,
          },
        ],
  );
  return {
    ticker,
    currency,
    source: provider,
    adjustedFor,
    bars: days.toSorted((one, other) => one.date.localeCompare(other.date)),
    dividends:
      dividends
        ?.filter(({ exDate }) => isWithin(exDate))
        .map(({ exDate, amount }) => ({ exDate, amount: amount / factor }))
        .toSorted((one, other) => one.exDate.localeCompare(other.exDate)) ?? null,
    splits:
      splits?.filter(({ date }) => isWithin(date)).toSorted((one, other) => one.date.localeCompare(other.date)) ?? null,
  };
}
