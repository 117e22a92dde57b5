import type { Vendor } from "../vendor.ts";
import { appleBars, applePrice } from "./apple.ts";

const symbol = "AAPL";
const text = (value: number) => value.toFixed(5);
const meta = {
  symbol,
  interval: "1day",
  currency: "USD",
  exchange_timezone: "America/New_York",
  exchange: "NASDAQ",
  type: "Common Stock",
};
const quote = {
  ...meta,
  name: "Apple Inc",
  datetime: applePrice.day,
  close: text(applePrice.value),
  is_market_open: false,
};
const series = {
  meta,
  values: appleBars.toReversed().map(({ date, open, high, low, close, volume }) => ({
    datetime: date,
    open: text(open),
    high: text(high),
    low: text(low),
    close: text(close),
    volume: String(volume),
  })),
  status: "ok",
};

/** api.twelvedata.com: errors are bodies with a code and status 200. */
export const twelveDataVendor: Vendor = {
  id: "twelve-data",
  subject: symbol,
  impostor: "APLE",
  answer({ path, query, headers }) {
    const key = /^apikey (.+)$/.exec(headers.authorization ?? "")?.[1];
    if (!key) return { body: { code: 401, message: "**apikey** parameter is incorrect", status: "error" } };
    if (key === "spent") return { body: { code: 429, message: "You have run out of API credits", status: "error" } };
    if (query.get("symbol") !== symbol) {
      return {
        body: { code: 404, message: "**symbol** or **figi** parameter is missing or invalid", status: "error" },
      };
    }
    if (path === "/quote") return { body: quote };
    return path === "/time_series" ? { body: series } : null;
  },
};
