import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { startVendorsServer, type VendorsServer } from "../../packages/market-data/vendors-server/server.ts";
import { offlineSettings } from "../../scripts/steps/offline-settings.ts";
import { readConfig } from "../config/config.server.ts";
import { dependencyStates } from "../dependencies/dependency-states.ts";
import { marketDataOnce } from "./market-data.server.ts";

let server: VendorsServer;
beforeAll(async () => {
  server = await startVendorsServer();
});
afterAll(async () => {
  vi.useRealTimers();
  await server.close();
});

it("says once of each source that it cannot be reached, whatever is asked meanwhile, and once that it answers again", async () => {
  const lines: string[] = [];
  const log = {
    info: (_: object, message: string) => lines.push(`info: ${message}`),
    warn: (_: object, message: string) => lines.push(`warn: ${message}`),
    error: ({ reason }: Record<string, unknown>, message: string) => lines.push(`error: ${message}, ${reason}`),
  };
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-11-20T12:00:00Z") });
  const settings = { ...offlineSettings(server), DATA_SOURCES: "fmp,finnhub" };
  const data = await marketDataOnce(readConfig(settings), { log, states: dependencyStates(log) });
  server.behave("fmp", "failing");
  for (const ticker of ["AAPL", "KO"]) await data.fundamentalsOf(ticker);
  const begun = "error: the data provider fmp: fails, unreachable";
  expect(lines, "one of two is away").toEqual([begun]);
  server.behave("finnhub", "failing");
  for (const ticker of ["MSFT", "PEP", "PG"]) {
    expect((await data.fundamentalsOf(ticker)).provider).toBe("bundled");
  }
  const both = [begun, "error: the data provider finnhub: fails, unreachable"];
  expect(lines).toEqual(both);
  for (const id of ["fmp", "finnhub"] as const) server.behave(id, "well");
  // A provider that failed several times in a row is left alone for half a minute, and then asked again.
  vi.setSystemTime(Date.parse("2026-11-20T12:05:00Z"));
  for (const ticker of ["AAPL", "MSFT"]) await data.fundamentalsOf(ticker, { provider: "fmp" }).catch(() => null);
  const over = "info: the data provider fmp: works again";
  await vi.waitFor(() => expect(lines).toEqual([...both, over]), 120_000);
});
