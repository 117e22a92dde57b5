import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach } from "vitest";
import { earlierData } from "../../vendors-server/earlier-data.ts";
import { startVendorsServer, type VendorsServer } from "../../vendors-server/server.ts";
import { createMarketData } from "../create-market-data.ts";
import { liveProviders } from "../live/live-providers.ts";
import { memoryState, type SharedState } from "../live/shared-state.ts";
import type { Considered } from "../market-data.ts";
import { type ProviderId, providerList } from "../providers/list.ts";

// What each provider holds of Apple, and what was taken, against the vendors' server: its answers end in 2024, its prices in
// February 2025. The included data are newer than those, the earlier ones of the tests older.
export const earlier = earlierData();
export const pricesFolder = mkdtempSync(join(tmpdir(), "valora-held-"));
export let server: VendorsServer;
export const clock = { time: 0 };
export const start = Date.parse("2026-11-20T12:00:00Z");

type World = { directory?: string; state?: SharedState; pricesFile?: string };

export async function dataFrom(
  ids: readonly ProviderId[],
  { directory, pricesFile, state = memoryState() }: World = {},
) {
  const now = () => clock.time;
  const limits = { state, now, deadlineInMilliseconds: 2_000 };
  const configured = ids.map((id) => ({ id, credential: "Valora test@example.org", address: server.addressOf(id) }));
  return createMarketData({
    ...limits,
    dataDirectory: directory,
    pricesFile: pricesFile ?? null,
    providers: await liveProviders(configured, limits),
  });
}

/** Twice, a minute apart: a provider with few requests a minute has told all it has then. */
export async function askedTwice(data: Awaited<ReturnType<typeof dataFrom>>) {
  await data.fundamentalsOf("AAPL");
  clock.time += 70_000;
  return data.fundamentalsOf("AAPL");
}

export const told = ({ provider, outcome, asOf }: Considered) => [provider, outcome, asOf?.slice(0, 10) ?? null];
export const last = { accounts: "2025-09-27", price: "2026-08-20" };

export const withAccounts = providerList.filter(
  ({ id, supplies }) => supplies.includes("fundamentals") && id !== "filings-xbrl-org",
);
export const withPrices = providerList.filter(({ supplies }) => supplies.includes("quote"));

/** Starts the vendors' server for the tests of a file, with its clock and behaviour as at first. */
export function startVendors(): void {
  beforeAll(async () => {
    server = await startVendorsServer();
  });
  afterAll(async () => {
    earlier.remove();
    rmSync(pricesFolder, { recursive: true });
    await server.close();
  });
  beforeEach(() => {
    clock.time = start;
  });
  afterEach(() => {
    for (const { id } of providerList) server.behave(id, "well");
  });
}
