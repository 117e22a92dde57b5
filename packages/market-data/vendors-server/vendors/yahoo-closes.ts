import type { Vendor } from "../vendor.ts";

/** Daily closes of a share as Yahoo charts them, and its splits: old shares, new shares. */
export type ChartedCloses = {
  currency: string;
  closes: Readonly<Record<string, number>>;
  splits?: Readonly<Record<string, readonly [denominator: number, numerator: number]>>;
};

/** The afternoon of a day in New York. */
const secondsAt = (day: string) => Date.parse(`${day}T18:30:00Z`) / 1000;

function chartOf(symbol: string, { currency, closes, splits = {} }: ChartedCloses) {
  const days = Object.keys(closes).sort();
  const last = days.at(-1) ?? "";
  const prices = days.map((day) => closes[day]);
  return {
    meta: {
      ...{ currency, symbol, exchangeName: "NMS", instrumentType: "EQUITY", gmtoffset: 0 },
      regularMarketTime: secondsAt(last),
      regularMarketPrice: closes[last],
    },
    timestamp: days.map(secondsAt),
    events: {
      splits: Object.fromEntries(
        Object.entries(splits).map(([day, [denominator, numerator]]) => [
          secondsAt(day),
          { date: secondsAt(day), numerator, denominator, splitRatio: `${numerator}:${denominator}` },
        ]),
      ),
    },
    indicators: { quote: [{ open: prices, high: prices, low: prices, close: prices, volume: prices.map(() => 1000) }] },
  };
}

/** query1.finance.yahoo.com with the charts of these shares, by the vendor's symbols. */
export const yahooClosesVendor = (shares: Readonly<Record<string, ChartedCloses>>): Vendor => ({
  id: "yahoo",
  subject: "KO",
  impostor: "KOKO",
  answer({ path }) {
    const symbol = decodeURIComponent(/^\/v8\/finance\/chart\/([^/]+)$/.exec(path)?.[1] ?? "");
    const share = Object.hasOwn(shares, symbol) ? shares[symbol] : undefined;
    if (share) return { body: { chart: { result: [chartOf(symbol, share)], error: null } } };
    const error = { code: "Not Found", description: "No data found, symbol may be delisted" };
    return { status: 404, body: { chart: { result: null, error } } };
  },
});
