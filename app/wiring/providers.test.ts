import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { startVendorsServer, type VendorsServer } from "../../packages/market-data/vendors-server/server.ts";
import { offlineSettings } from "../../scripts/steps/offline-settings.ts";
import { readConfig } from "../config/config.server.ts";
import { outageLog } from "./log.server.ts";
import { marketDataOnce } from "./market-data.server.ts";

let server: VendorsServer;
beforeAll(async () => {
  server = await startVendorsServer();
});
afterAll(async () => {
  vi.useRealTimers();
  await server.close();
});

it("says once that no source can be reached, whatever is asked meanwhile, and once that one answers again", async () => {
  const lines: string[] = [];
  const log = {
    info: (_: object, message: string) => lines.push(`info: ${message}`),
    warn: (_: object, message: string) => lines.push(`warn: ${message}`),
    error: ({ reason }: Record<string, unknown>, message: string) => lines.push(`error: ${message}, ${reason}`),
  };
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-11-20T12:00:00Z") });
  const settings = { ...offlineSettings(server), DATA_SOURCES: "fmp,finnhub" };
  const data = await marketDataOnce(readConfig(settings), { log, outages: outageLog(log) });
  server.behave("fmp", "failing");
  for (const ticker of ["AAPL", "KO"]) await data.fundamentalsOf(ticker);
  expect(lines, "one of two is away").toEqual([]);
  server.behave("finnhub", "failing");
  for (const ticker of ["MSFT", "PEP", "PG"]) {
    expect((await data.fundamentalsOf(ticker)).provider).toBe("bundled");
  }
  const begun = "error: all data providers: out of reach, none of fmp, finnhub can be reached";
  expect(lines).toEqual([begun]);
  for (const id of ["fmp", "finnhub"] as const) server.behave(id, "well");
  // A provider that failed several times in a row is left alone for half a minute, and then asked again.
  vi.setSystemTime(Date.parse("2026-11-20T12:05:00Z"));
  for (const ticker of ["AAPL", "MSFT"]) await data.fundamentalsOf(ticker, { provider: "finnhub" }).catch(() => null);
  await vi.waitFor(() => expect(lines).toEqual([begun, "info: all data providers: works again"]), 10_000);
});
