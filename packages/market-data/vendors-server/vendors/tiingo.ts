import type { Vendor } from "../vendor.ts";
import { appleBars } from "./apple.ts";

/** Prices as traded: two days around the split of 2020, then three of 2023. */
const prices = [
  {
    date: "2020-08-28",
    open: 504.05,
    high: 505.77,
    low: 498.31,
    close: 499.23,
    volume: 46_907_479,
    divCash: 0,
    splitFactor: 1,
  },
  {
    date: "2020-08-31",
    open: 127.58,
    high: 131,
    low: 126,
    close: 129.04,
    volume: 225_702_700,
    divCash: 0,
    splitFactor: 4,
  },
  ...appleBars.map((bar) => ({ ...bar, divCash: 0, splitFactor: 1 })),
].map((price) => ({ ...price, date: `${price.date}T00:00:00.000Z` }));

/** api.tiingo.com: the key in a header, symbols in lower case, 404 for one that it does not know. */
export const tiingoVendor: Vendor = {
  id: "tiingo",
  subject: "AAPL",
  impostor: "APLE",
  answer({ path, query, headers }) {
    if (!headers.authorization?.startsWith("Token ")) return { status: 403, body: { detail: "Invalid token." } };
    if (path === "/tiingo/daily/aapl") return { body: { ticker: "AAPL", name: "Apple Inc", exchangeCode: "NASDAQ" } };
    if (path !== "/tiingo/daily/aapl/prices") return { status: 404, body: { detail: "Not found." } };
    const from = query.get("startDate");
    return { body: from ? prices.filter(({ date }) => date >= from) : prices.slice(-1) };
  },
};
