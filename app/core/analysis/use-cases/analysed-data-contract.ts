import { createMarketData, type Listing, type MarketData } from "@valora/market-data";
import { beforeAll } from "vitest";
import type { Context } from "../../shared/use-cases/context.ts";

export const viewer = { language: "it" };
export const query = (ticker: string) => ({ ticker, scenario: "neutral" as const });

export let marketData: MarketData;
export let recorded: unknown[];
export const contextWith = (changes: Partial<MarketData>): Context => {
  recorded = [];
  return {
    now: () => new Date("2026-09-01T10:00:00Z"),
    pause: async () => {},
    // The prototype's methods stay reachable whatever the data is made of.
    marketData: Object.assign(Object.create(marketData), changes) as MarketData,
    predict: () => null,
    analyses: { record: (analysis) => recorded.push(analysis) },
    predictions: { record: () => {} },
  };
};
export const listing = (changes: Partial<Listing>): Listing => ({
  ticker: "XYZ",
  name: "Example",
  exchange: "NYSE",
  currency: "USD",
  kind: "commonShare",
  commonShare: null,
  hasData: false,
  ...changes,
});

/** Loads the included data before the tests of a file. */
export function openIncludedData(): void {
  beforeAll(async () => {
    marketData = await createMarketData();
  });
}
