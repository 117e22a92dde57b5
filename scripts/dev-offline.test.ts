import { createMarketData, providerIds } from "@valora/market-data";
import { liveProviders } from "@valora/market-data/live";
import { afterAll, beforeAll, expect, it } from "vitest";
import { readConfig } from "../app/config/config.server.ts";
import { memoryState } from "../packages/market-data/src/live/shared-state.ts";
import { startVendorsServer, type VendorsServer } from "../packages/market-data/vendors-server/server.ts";
import { offlineSettings } from "./steps/offline-settings.ts";

let server: VendorsServer;
beforeAll(async () => {
  server = await startVendorsServer();
});
afterAll(() => server.close());

it("the settings of npm run dev:offline turn every source on, and none of them leads out of this machine", () => {
  const { configured: sources, ecbAddress, usTreasuryAddress } = readConfig(offlineSettings(server)).providers;
  expect(sources.map(({ id }) => id)).toEqual(providerIds);
  for (const address of [...sources.map((source) => source.address), ecbAddress, usTreasuryAddress]) {
    expect(address).toMatch(/^http:\/\/127\.0\.0\.1:/);
  }
});

const marketData = async () => {
  const { configured: sources } = readConfig(offlineSettings(server)).providers;
  return createMarketData({ providers: await liveProviders(sources, { state: memoryState(), now: Date.now }) });
};

it("with them Apple's accounts and price are the newest there are, the included ones, and every source says how old its own are", async () => {
  const { provider, fundamentals, skipped } = await (await marketData()).fundamentalsOf("AAPL");
  expect(provider).toBe("bundled");
  expect(fundamentals.statements.at(-1)?.fiscalYearEnd).toBe("2025-09-27");
  expect(fundamentals.quote).toMatchObject({ value: 311.3, asOf: "2026-08-20" });
  const told = skipped
    .filter(({ kind }) => kind === "older")
    .map(({ provider: id, asOf, covers }) => [id, covers, asOf]);
  expect(told).toContainEqual(["sec-edgar", undefined, "2020-12-26"]);
  expect(told).toContainEqual(["fmp", undefined, "2024-12-28"]);
  expect(told).toContainEqual(["finnhub", "price", "2025-02-19"]);
});

it.each([
  ["sec-edgar", "sec-edgar", "fmp"],
  ["fmp", "fmp", "fmp"],
  ["eodhd", "eodhd", "eodhd"],
  ["finnhub", "bundled", "finnhub"],
  ["tiingo", "bundled", "tiingo"],
  ["twelve-data", "bundled", "twelve-data"],
])("of %s the accounts are %s's and the price is %s's, by name", async (source, accounts, price) => {
  const { provider, fundamentals } = await (await marketData()).fundamentalsOf("AAPL", { provider: source });
  expect([provider, fundamentals.provider, fundamentals.quote?.source]).toEqual([accounts, accounts, price]);
});
