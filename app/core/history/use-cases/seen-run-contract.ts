import type { HistoryRun } from "../contracts/history.ts";

/** An analysis that a person has seen, for tests of the history. */
export const seenRun: HistoryRun = {
  ticker: "KO",
  name: "Coca-Cola",
  scenario: "neutral",
  source: null,
  policy: null,
  policyTeam: null,
  chosen: { wacc: null, growth: null, horizon: null },
  used: { wacc: 0.07, growth: 0.04, horizon: 5, discountRate: "wacc" },
  currency: "USD",
  price: 70,
  priceAsOf: "2026-01-02",
  priceSource: "closing price, public ticker list",
  mean: 60,
  minimum: 50,
  maximum: 80,
  counts: { undervalued: 0, fair: 2, overvalued: 2 },
  signal: "hold",
  values: [{ method: "discountedCashFlow", value: 60 }],
};
