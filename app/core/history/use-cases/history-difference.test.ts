import { expect, it } from "vitest";
import type { HistoryRun } from "../contracts/history.ts";
import { historyDifference } from "./history-difference.ts";

const run: HistoryRun = {
  ticker: "AAPL",
  name: "Apple Inc.",
  scenario: "neutral",
  source: null,
  policy: null,
  policyTeam: null,
  chosen: { wacc: null, growth: null, horizon: null },
  used: { wacc: 0.09, growth: 0.05, horizon: 5, discountRate: "wacc" },
  currency: "USD",
  price: 200,
  priceAsOf: "2026-03-02",
  priceSource: "closing price, public ticker list",
  mean: 160,
  minimum: 100,
  maximum: 240,
  counts: { undervalued: 1, fair: 0, overvalued: 3 },
  signal: "sell",
  values: [
    { method: "discountedCashFlow", value: 150 },
    { method: "dividendDiscount", value: null },
  ],
};
const first = { at: new Date("2026-03-02T10:00:00Z"), run };
const second = {
  at: new Date("2026-03-03T10:00:00Z"),
  run: { ...run, price: 220, mean: 120, values: [{ method: "discountedCashFlow" as const, value: 180 }] },
};

it("compares the earlier run with the later one, in whichever order they are given", () => {
  for (const difference of [historyDifference(first, second), historyDifference(second, first)]) {
    expect(difference?.earlier).toBe(first);
    expect(difference?.figures.map(({ name, change }) => [name, change && Math.round(change * 1_000) / 1_000])).toEqual(
      [
        ["price", 0.1],
        ["mean", -0.25],
        ["minimum", 0],
        ["maximum", 0],
      ],
    );
    expect(difference?.values).toEqual([
      { method: "discountedCashFlow", earlier: 150, later: 180, change: expect.closeTo(0.2, 12) },
      { method: "dividendDiscount", earlier: null, later: null, change: null },
    ]);
  }
});

it("gives no change between two currencies, nor of what was not positive, and nothing of two companies", () => {
  const inEuros = { ...second, run: { ...second.run, currency: "EUR" } };
  expect(historyDifference(first, inEuros)?.figures.every(({ change }) => change === null)).toBe(true);
  const negative = { ...first, run: { ...run, mean: -3 } };
  expect(historyDifference(negative, second)?.figures[1]).toEqual({
    name: "mean",
    earlier: -3,
    later: 120,
    change: null,
  });
  expect(historyDifference(first, { ...second, run: { ...second.run, ticker: "KO" } })).toBeNull();
});
