import { expect, it } from "vitest";
import { createMarketData } from "./create-market-data.ts";

const data = createMarketData();

it("gives five years of Apple, oldest first", () => {
  const { currency, bars } = data.dailyBarsOf("AAPL") ?? { currency: null, bars: [] };
  expect(currency).toBe("USD");
  expect(bars).toHaveLength(1256);
  expect(bars[0]).toEqual({
    date: "2021-04-26",
    open: 131.32,
    high: 131.55,
    low: 130.09,
    close: 131.22,
    volume: 66_905_100,
  });
  expect(bars.at(-1)?.date).toBe("2026-04-24");
  expect(bars.map(({ date }) => date)).toEqual(bars.map(({ date }) => date).toSorted());
});

it("keeps each bar's open and close between its low and its high", () => {
  for (const ticker of ["AAPL", "JPM", "ENEL.MI", "SPY"]) {
    for (const { open, high, low, close } of data.dailyBarsOf(ticker)?.bars ?? []) {
      expect(Math.min(open, close)).toBeGreaterThanOrEqual(low);
      expect(Math.max(open, close)).toBeLessThanOrEqual(high);
    }
  }
});

it.each(["KO", "ZZZZZZ", "constructor", "__proto__"])("has none of %s", (ticker) => {
  expect(data.dailyBarsOf(ticker)).toBeNull();
});
