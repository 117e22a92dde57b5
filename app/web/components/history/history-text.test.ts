import { expect, it } from "vitest";
import type { HistoryRun } from "../../../core/history/contracts/history.ts";
import { addressOfRun } from "./history-text.ts";

const run: HistoryRun = {
  ticker: "KO",
  name: "Coca Cola Co",
  scenario: "neutral",
  source: null,
  policy: null,
  policyTeam: null,
  chosen: { wacc: 0.08, growth: null, horizon: null },
  used: { wacc: 0.08, growth: 0.05, horizon: 5, discountRate: "wacc" },
  currency: "USD",
  price: 60,
  priceAsOf: "2026-03-02",
  priceSource: "closing price, public ticker list",
  mean: 50,
  minimum: 40,
  maximum: 70,
  counts: { undervalued: 0, fair: 0, overvalued: 1 },
  signal: "sell",
  values: [],
};
const explained = { ...run, chosen: { ...run.chosen, notes: { wacc: "Fixed debt" } } };

it("opens a run again with the reasons that were given for it", () => {
  expect(addressOfRun(run)).toBe("/analysis/KO?wacc=0.08&policy=none");
  expect(addressOfRun(explained)).toBe("/analysis/KO?wacc=0.08&note.wacc=Fixed+debt&policy=none");
});
