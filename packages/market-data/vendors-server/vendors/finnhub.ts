import type { Vendor } from "../vendor.ts";
import { applePrice } from "./apple.ts";

const symbol = "AAPL";
const profile = {
  country: "US",
  currency: "USD",
  exchange: "NASDAQ NMS - GLOBAL MARKET",
  finnhubIndustry: "Technology",
  ipo: "1980-12-12",
  marketCapitalization: 3_678_455.01551,
  name: "Apple Inc",
  shareOutstanding: 15_022.073,
  ticker: symbol,
};
const quote = {
  c: applePrice.value,
  d: 0.4,
  dp: 0.1636,
  h: 246.01,
  l: 243.16,
  o: 244.66,
  pc: 244.47,
  t: applePrice.seconds,
};
const nothing = { c: 0, d: null, dp: null, h: 0, l: 0, o: 0, pc: 0, t: 0 };

/** finnhub.io/api/v1: the key in a header; zeros and an empty profile for a symbol that it does not know. */
export const finnhubVendor: Vendor = {
  id: "finnhub",
  subject: symbol,
  impostor: "APLE",
  answer({ path, query, headers }) {
    if (!headers["x-finnhub-token"]) return { status: 401, body: { error: "Please use an API key." } };
    const isKnown = query.get("symbol") === symbol;
    if (path === "/stock/profile2") return { body: isKnown ? profile : {} };
    return path === "/quote" ? { body: isKnown ? quote : nothing } : null;
  },
};
