import { createMarketData } from "@valora/market-data";
import { liveSources } from "@valora/market-data/live";
import { afterAll, beforeAll, expect, it } from "vitest";
import { readConfig } from "../app/config.server.ts";
import { memoryState } from "../packages/market-data/src/live/shared-state.ts";
import { sourceIds } from "../packages/market-data/src/live/source-ids.ts";
import { startVendorsServer, type VendorsServer } from "../packages/market-data/vendors-server/server.ts";
import { offlineSettings } from "./steps/offline-settings.ts";

let server: VendorsServer;
beforeAll(async () => {
  server = await startVendorsServer();
});
afterAll(() => server.close());

it("the settings of npm run dev:offline turn every source on, and none of them leads out of this machine", () => {
  const { sources, ecbAddress, usTreasuryAddress } = readConfig(offlineSettings(server)).dataSources;
  expect(sources.map(({ id }) => id)).toEqual(sourceIds);
  for (const address of [...sources.map((source) => source.address), ecbAddress, usTreasuryAddress]) {
    expect(address).toMatch(/^http:\/\/127\.0\.0\.1:/);
  }
});

it("with them Apple's accounts come from the SEC of this machine, its price from the first vendor that has one", async () => {
  const { sources } = readConfig(offlineSettings(server)).dataSources;
  const marketData = createMarketData({ providers: liveSources(sources, { state: memoryState(), now: Date.now }) });
  const { provider, fundamentals, skipped } = await marketData.fundamentalsOf("AAPL");
  expect(provider).toBe("sec-edgar");
  expect(fundamentals.statements.at(-1)?.accession).toMatch(/^0000320193-/);
  expect(fundamentals.quote).toMatchObject({ value: 244.87, currency: "USD", source: "fmp" });
  expect(skipped).toEqual([]);
});
