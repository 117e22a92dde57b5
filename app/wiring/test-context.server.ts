import { createMarketData } from "@valora/market-data";
import type { Context } from "../core/shared/use-cases/context.ts";

/** A world of the included data in which no day passes, nothing is predicted and nothing is kept: what tests ask. */
export const testContext = (today = "2026-09-01"): Context => ({
  now: () => new Date(today),
  pause: async () => {},
  marketData: createMarketData(),
  predict: () => null,
  analyses: { record: () => {} },
  predictions: { record: () => {} },
});
