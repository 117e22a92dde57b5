import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { startVendorsServer, type VendorsServer } from "../../vendors-server/server.ts";
import { createMarketData } from "../create-market-data.ts";
import type { ProviderId } from "../providers/list.ts";
import { liveProviders } from "./live-providers.ts";
import { memoryState } from "./shared-state.ts";

let server: VendorsServer;
let clock = 0;
beforeAll(async () => {
  server = await startVendorsServer();
});
afterAll(() => server.close());
afterEach(() => {
  for (const id of ["tiingo", "twelve-data"]) server.behave(id, "well");
});

async function dataFrom(ids: readonly ProviderId[], day = "2024-02-20") {
  clock = Date.parse(`${day}T12:00:00Z`);
  const now = () => clock;
  const state = memoryState();
  const configured = ids.map((id) => ({ id, credential: "Valora test@example.org", address: server.addressOf(id) }));
  return createMarketData({
    now,
    state,
    deadlineInMilliseconds: 2_000,
    providers: await liveProviders(configured, { state, now, deadlineInMilliseconds: 2_000 }),
  });
}
const asked = (count: number, id: string) =>
  server.requests.slice(count).filter(({ vendor, path }) => vendor === id && path.includes("prices")).length;

describe("daily prices", () => {
  it("come from the first source that gives them, on one basis over a split", async () => {
    const { history, providers, skipped, staleSince } = await (await dataFrom(["finnhub", "tiingo"])).historyOf("AAPL");
    expect(providers).toEqual(["tiingo"]);
    expect({ skipped, staleSince }).toEqual({ skipped: [], staleSince: null });
    expect(history).toMatchObject({ source: "tiingo", currency: "USD", adjustedFor: "splits" });
    expect(history?.bars[0]).toMatchObject({ date: "2020-08-28", close: 499.23 / 4 });
    expect(history?.bars.at(-1)?.date).toMatch(/^2023-12-/);
  });

  it("are asked for once an hour, and the last ones are kept while their source does not answer", async () => {
    const data = await dataFrom(["tiingo"]);
    const count = server.requests.length;
    const first = await data.historyOf("AAPL");
    await data.historyOf("AAPL");
    expect(asked(count, "tiingo")).toBe(1);
    server.behave("tiingo", "failing");
    clock += 2 * 3_600_000;
    const later = await data.historyOf("AAPL");
    expect(later.history).toEqual(first.history);
    expect(later.staleSince).toBe("2024-02-20T12:00:00.000Z");
  });

  it("are waited for after a failure: no other provider has them", async () => {
    const data = await dataFrom(["tiingo"]);
    server.behave("tiingo", "failing");
    expect((await data.historyOf("AAPL")).skipped).toMatchObject([{ kind: "unreachable" }]);
    server.behave("tiingo", "well");
    expect((await data.historyOf("AAPL")).history?.bars.length).toBeGreaterThan(2);
  });

  it("are the included ones where no other source gives them, and none where those have none", async () => {
    const none = { history: null, providers: [], skipped: [], staleSince: null };
    expect(await createMarketData().historyOf("KO")).toEqual(none);
    expect(await (await dataFrom(["finnhub"])).historyOf("KO")).toEqual(none);
    const { history, ...rest } = await createMarketData().historyOf("AAPL");
    expect(rest).toEqual({ providers: [], skipped: [], staleSince: null });
    expect(history).toMatchObject({
      ticker: "AAPL",
      currency: "USD",
      source: "bundled",
      adjustedFor: "splitsAndDividends",
    });
    expect(history?.bars.at(-1)).toMatchObject({ date: "2026-04-24" });
  });

  it("are the included ones, never mixed, while the source of this installation does not answer", async () => {
    const data = await dataFrom(["tiingo"], "2026-11-21");
    server.behave("tiingo", "failing");
    const { history, providers, skipped } = await data.historyOf("AAPL");
    expect({ providers, skipped }).toMatchObject({ providers: ["tiingo"], skipped: [{ provider: "tiingo" }] });
    expect(history).toMatchObject({ source: "bundled" });
    expect(history?.bars).toHaveLength(1256);
  });

  it("say why there are none where a provider was asked", async () => {
    const unknown = await (await dataFrom(["tiingo"])).historyOf("ZZZZ");
    expect(unknown).toMatchObject({
      history: null,
      providers: ["tiingo"],
      skipped: [{ provider: "tiingo", kind: "unknownTicker", covers: "history" }],
    });
    const outside = await (await dataFrom(["tiingo"], "2040-01-01")).historyOf("AAPL");
    expect(outside.skipped).toMatchObject([{ provider: "tiingo", kind: "noData" }]);
  });
});
