import { afterAll, afterEach, beforeAll, beforeEach } from "vitest";
import { earlierData } from "../../vendors-server/earlier-data.ts";
import { startVendorsServer, type VendorsServer } from "../../vendors-server/server.ts";
import type { Behaviour } from "../../vendors-server/vendor.ts";
import { createMarketData } from "../create-market-data.ts";
import type { ProviderId } from "../providers/list.ts";
import { liveProviders } from "./live-providers.ts";
import { memoryState, type SharedState } from "./shared-state.ts";

// The registry as the product wires it, against the vendors' server on this machine, whose answers are the newest there are.
export const { directory: dataDirectory, remove } = earlierData();
export let server: VendorsServer;
export const clock = { time: 0 };
export const start = Date.parse("2026-11-20T12:00:00Z");
beforeAll(async () => {
  server = await startVendorsServer();
});
afterAll(async () => {
  remove();
  await server.close();
});
beforeEach(() => {
  clock.time = start;
});
afterEach(() => {
  for (const id of ["sec-edgar", "finnhub", "tiingo", "fmp"]) server.behave(id, "well");
});

type Asking = { state?: SharedState; deadlineInMilliseconds?: number; dataDirectory?: string | undefined };

export async function dataFrom(
  ids: readonly ProviderId[],
  { state = memoryState(), deadlineInMilliseconds = 2_000, ...data }: Asking = {},
) {
  const now = () => clock.time;
  const configured = ids.map((id) => ({ id, credential: "Valora test@example.org", address: server.addressOf(id) }));
  return createMarketData({
    dataDirectory: "dataDirectory" in data ? data.dataDirectory : dataDirectory,
    now,
    state,
    deadlineInMilliseconds,
    providers: await liveProviders(configured, { state, now, deadlineInMilliseconds }),
  });
}
export const requestsSince = (count: number, id: string, path: string) =>
  server.requests.slice(count).filter((each) => each.vendor === id && each.path.includes(path)).length;
export const behaveAll = (behaviour: Behaviour) => {
  for (const id of ["sec-edgar", "finnhub"]) server.behave(id, behaviour);
};
