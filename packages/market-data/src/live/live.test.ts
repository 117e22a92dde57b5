import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { earlierData } from "../../vendors-server/earlier-data.ts";
import { startVendorsServer, type VendorsServer } from "../../vendors-server/server.ts";
import type { Behaviour } from "../../vendors-server/vendor.ts";
import { createMarketData } from "../create-market-data.ts";
import { CompanyUnavailable } from "../market-data.ts";
import type { ProviderId } from "../providers/list.ts";
import { liveProviders } from "./live-providers.ts";
import { layeredSharedState, memoryState, type SharedState } from "./shared-state.ts";

// The registry as the product wires it, against the vendors' server on this machine, whose answers are the newest there are.
const { directory: dataDirectory, remove } = earlierData();
let server: VendorsServer;
let clock = 0;
const start = Date.parse("2026-11-20T12:00:00Z");
beforeAll(async () => {
  server = await startVendorsServer();
});
afterAll(async () => {
  remove();
  await server.close();
});
beforeEach(() => {
  clock = start;
});
afterEach(() => {
  for (const id of ["sec-edgar", "finnhub", "tiingo", "fmp"]) server.behave(id, "well");
});

type Asking = { state?: SharedState; deadlineInMilliseconds?: number; dataDirectory?: string | undefined };

async function dataFrom(
  ids: readonly ProviderId[],
  { state = memoryState(), deadlineInMilliseconds = 60_000, ...data }: Asking = {},
) {
  const now = () => clock;
  const configured = ids.map((id) => ({ id, credential: "Valora test@example.org", address: server.addressOf(id) }));
  return createMarketData({
    dataDirectory: "dataDirectory" in data ? data.dataDirectory : dataDirectory,
    now,
    state,
    deadlineInMilliseconds,
    providers: await liveProviders(configured, { state, now, deadlineInMilliseconds }),
  });
}
const requestsSince = (count: number, id: string, path: string) =>
  server.requests.slice(count).filter((each) => each.vendor === id && each.path.includes(path)).length;
const behaveAll = (behaviour: Behaviour) => {
  for (const id of ["sec-edgar", "finnhub"]) server.behave(id, behaviour);
};

describe("statements of one source and the price of another", () => {
  it("make one company", async () => {
    const answer = await (await dataFrom(["sec-edgar", "finnhub"])).fundamentalsOf("AAPL");
    expect(answer).toMatchObject({ provider: "sec-edgar", skipped: [], stale: [] });
    expect(answer.fundamentals.provider).toBe("sec-edgar");
    expect(answer.fundamentals.statements.at(-1)?.accession).toMatch(/^0000320193-/);
    expect(answer.fundamentals.quote).toMatchObject({ value: 244.87, source: "finnhub" });
  });

  it("follow the choice of the person: a source of prices alone takes its statements from the others", async () => {
    const data = await dataFrom(["sec-edgar", "finnhub", "tiingo"]);
    const { fundamentals, provider } = await data.fundamentalsOf("AAPL", { provider: "tiingo" });
    expect(provider).toBe("sec-edgar");
    expect(fundamentals.quote?.source).toBe("tiingo");
    const bundled = await data.fundamentalsOf("AAPL", { provider: "bundled" });
    expect(bundled).toMatchObject({ provider: "bundled", stale: [] });
    expect(bundled.fundamentals.quote?.source).not.toBe("finnhub");
  });
});

describe("a thousand questions at once", () => {
  it("are one call to each address", async () => {
    const data = await dataFrom(["sec-edgar", "finnhub"]);
    const count = server.requests.length;
    const answers = await Promise.all(Array.from({ length: 1_000 }, () => data.fundamentalsOf("AAPL")));
    expect(new Set(answers.map(({ provider }) => provider))).toEqual(new Set(["sec-edgar"]));
    expect(requestsSince(count, "sec-edgar", "companyfacts")).toBe(1);
    expect(requestsSince(count, "sec-edgar", "submissions")).toBe(1);
    expect(requestsSince(count, "finnhub", "/quote")).toBe(1);
  });
});

describe("what is kept", () => {
  it("is given without asking for a quarter of an hour (prices) and an hour (statements)", async () => {
    const data = await dataFrom(["sec-edgar", "finnhub"]);
    await data.fundamentalsOf("AAPL");
    const count = server.requests.length;
    clock += 14 * 60_000;
    await data.fundamentalsOf("AAPL");
    expect(server.requests.length).toBe(count);
    clock += 2 * 60_000;
    await data.fundamentalsOf("AAPL");
    // the old price is given at once: the new one is on its way
    await vi.waitFor(() => expect(requestsSince(count, "finnhub", "/quote")).toBe(1), { timeout: 120_000 });
    expect(requestsSince(count, "sec-edgar", "companyfacts")).toBe(0);
  });

  it("holds for an unknown symbol too, for ten minutes", async () => {
    const data = await dataFrom(["finnhub", "fmp"]);
    const ask = () => data.fundamentalsOf("ZZZZ").catch((thrown: unknown) => thrown);
    expect(await ask()).toMatchObject({ kind: "unknownTicker" });
    const count = server.requests.length;
    expect(await ask()).toBeInstanceOf(CompanyUnavailable);
    expect(server.requests.length).toBe(count);
    clock += 11 * 60_000;
    await ask();
    expect(server.requests.length).toBeGreaterThan(count);
  });

  it("is shared with other processes", async () => {
    const shared = memoryState();
    await (await dataFrom(["sec-edgar"], { state: layeredSharedState(shared) })).fundamentalsOf("AAPL");
    const count = server.requests.length;
    const other = await (await dataFrom(["sec-edgar"], { state: layeredSharedState(shared) })).fundamentalsOf("AAPL");
    expect(other.provider).toBe("sec-edgar");
    expect(server.requests.length).toBe(count);
  });

  it("is asked of the others again when one of them has written it, and not before", async () => {
    const shared = memoryState();
    const [one, other] = [layeredSharedState(shared), layeredSharedState(shared)];
    await one.write("a", { value: "first", keptAt: 1 });
    expect(await other.read("a", 0)).toEqual({ value: "first", keptAt: 1 });
    await one.write("a", { value: "second", keptAt: 2 });
    expect(await other.read("a", 0)).toEqual({ value: "first", keptAt: 1 });
    other.told({ key: "a", keptAt: 2 });
    expect(await other.read("a", 0)).toEqual({ value: "second", keptAt: 2 });
    // A withdrawn answer: the one before counts again.
    await one.write("a", { value: "first", keptAt: 1 });
    other.told({ key: "a", keptAt: 1 });
    expect(await other.read("a", 0)).toEqual({ value: "first", keptAt: 1 });
    await one.write("a", { value: "third", keptAt: 3 });
    other.told(null);
    expect(await other.read("a", 0), "words were lost").toEqual({ value: "third", keptAt: 3 });
  });

  it("is taken from memory where the database that holds a newer one does not answer", async () => {
    const state = layeredSharedState({ ...memoryState(), read: () => Promise.reject(new Error("closed")) });
    await state.write("a", { value: "first", keptAt: 1 });
    state.told({ key: "a", keptAt: 2 });
    state.told(null);
    expect(await state.read("a", 0)).toEqual({ value: "first", keptAt: 1 });
  });

  it.each(["failing", "halfBody", "garbage", "webPage", "wrongCompany", "wrongShape", "limited"] as const)(
    "is not replaced by what a vendor says that is %s, and is marked",
    async (behaviour) => {
      const data = await dataFrom(["sec-edgar", "finnhub"]);
      const good = await data.fundamentalsOf("AAPL");
      behaveAll(behaviour);
      clock += 7 * 3_600_000;
      await data.fundamentalsOf("AAPL");
      const old = await data.fundamentalsOf("AAPL");
      expect(old.fundamentals).toEqual(good.fundamentals);
      expect(old.stale).toEqual([
        { provider: "sec-edgar", covers: "statements", asOf: new Date(start).toISOString() },
        { provider: "finnhub", covers: "price", asOf: new Date(start).toISOString() },
      ]);
    },
  );
});

describe("with every source down", () => {
  const expectStale = async (data: Awaited<ReturnType<typeof dataFrom>>, ticker: string) => {
    const answer = await data.fundamentalsOf(ticker);
    expect(
      answer.stale.map(({ covers }) => covers),
      ticker,
    ).toEqual(["statements", "price"]);
  };

  it("a kept company is there, and marked", async () => {
    const data = await dataFrom(["sec-edgar", "finnhub"], { deadlineInMilliseconds: 2_000 });
    await data.fundamentalsOf("AAPL");
    behaveAll("slow");
    clock += 7 * 3_600_000;
    await expectStale(data, "AAPL");
    await expectStale(data, "AAPL");
  });

  it("bundled companies are, once one has been waited for", async () => {
    const data = await dataFrom(["sec-edgar", "finnhub"], { deadlineInMilliseconds: 2_000 });
    behaveAll("slow");
    await data.fundamentalsOf("AAPL");
    for (const ticker of ["MSFT", "JPM", "AAPL", "XOM"]) await expectStale(data, ticker);
  });

  it("a source that hangs is not waited for again because it knows without asking that a company is none of its own", async () => {
    const data = await dataFrom(["filings-xbrl-org"], { deadlineInMilliseconds: 300 });
    server.behave("filings-xbrl-org", "slow");
    const first = await data.fundamentalsOf("ITX.MC");
    expect(first.skipped).toEqual([{ provider: "filings-xbrl-org", kind: "unreachable", detail: "timedOut" }]);
    const american = await data.fundamentalsOf("KO");
    expect(american.skipped).toEqual([{ provider: "filings-xbrl-org", kind: "unknownTicker" }]);
    // not waited for: it does not answer, and no further request measured how late it is
    const second = await data.fundamentalsOf("SAN.MC");
    expect(second.skipped).toEqual([{ provider: "filings-xbrl-org", kind: "unreachable" }]);
    expect(second).toMatchObject({ provider: "bundled", stale: [{ provider: "bundled", covers: "statements" }] });
    server.behave("filings-xbrl-org", "well");
  });

  it("says of each why, and when it may be asked again", async () => {
    const data = await dataFrom(["sec-edgar", "finnhub"], { deadlineInMilliseconds: 2_000 });
    server.behave("sec-edgar", "limited");
    server.behave("finnhub", "refusing");
    const { provider, skipped } = await data.fundamentalsOf("AAPL");
    expect(provider).toBe("bundled");
    expect(skipped).toEqual([
      { provider: "sec-edgar", kind: "rateLimited", until: new Date(start + 120_000).toISOString() },
      { provider: "finnhub", kind: "unreachable", covers: "price", detail: "keyRefused" },
    ]);
    expect(data.providers()).toContainEqual({
      id: "sec-edgar",
      available: false,
      reason: "limited",
      givesPrices: false,
    });
  });
});

describe("the freshest of several sources", () => {
  const included = { dataDirectory: undefined };

  it("counts, the included data among them, and the others say of when theirs are", async () => {
    const answer = await (await dataFrom(["sec-edgar", "fmp", "finnhub"], included)).fundamentalsOf("AAPL");
    expect(answer).toMatchObject({ provider: "bundled", stale: [] });
    expect(answer.fundamentals.statements.at(-1)?.fiscalYearEnd).toBe("2025-09-27");
    expect(answer.fundamentals.quote).toMatchObject({
      value: 311.3,
      asOf: "2026-08-20",
      source: "closing price, public ticker list",
    });
    expect(answer.skipped).toEqual([
      { provider: "sec-edgar", kind: "older", asOf: "2020-12-26" },
      { provider: "fmp", kind: "older", asOf: "2024-12-28" },
      { provider: "finnhub", kind: "older", covers: "price", asOf: "2025-02-19" },
      { provider: "fmp", kind: "older", covers: "price", asOf: "2025-02-19" },
    ]);
  });

  it("is of the source that has the newer year, also when it comes later in the order", async () => {
    const answer = await (await dataFrom(["sec-edgar", "fmp"])).fundamentalsOf("AAPL");
    expect(answer.provider).toBe("fmp");
    expect(answer.fundamentals).toMatchObject({ provider: "fmp", quote: { source: "fmp" } });
    expect(answer.skipped).toEqual([{ provider: "sec-edgar", kind: "older", asOf: "2020-12-26" }]);
  });

  it("does not take the place of the source that the reader has chosen", async () => {
    const data = await dataFrom(["sec-edgar", "fmp", "finnhub"], included);
    const chosen = await data.fundamentalsOf("AAPL", { provider: "sec-edgar" });
    expect(chosen.provider).toBe("sec-edgar");
    expect(chosen.fundamentals.quote).toMatchObject({ value: 244.87 });
    const price = await data.fundamentalsOf("AAPL", { provider: "finnhub" });
    expect(price.fundamentals.quote).toMatchObject({ value: 244.87, source: "finnhub" });
    expect(price.provider).toBe("bundled");
  });

  it("is not asked for beyond the first whose accounts are of this year", async () => {
    clock = Date.parse("2025-03-01T12:00:00Z");
    const data = await dataFrom(["fmp", "sec-edgar"]);
    const count = server.requests.length;
    expect(await data.fundamentalsOf("AAPL")).toMatchObject({ provider: "fmp", skipped: [] });
    expect(requestsSince(count, "sec-edgar", "/")).toBe(0);
  });
});

describe("a database that", () => {
  const broken: SharedState = {
    read: () => Promise.reject(new Error("closed")),
    write: () => Promise.reject(new Error("closed")),
    claim: () => Promise.reject(new Error("closed")),
    release: () => Promise.reject(new Error("closed")),
    take: () => Promise.reject(new Error("closed")),
    pause: () => Promise.reject(new Error("closed")),
  };

  it("does not answer leaves each process with what it knows itself", async () => {
    const data = await dataFrom(["sec-edgar", "finnhub"], { state: layeredSharedState(broken) });
    expect(await data.fundamentalsOf("AAPL")).toMatchObject({ provider: "sec-edgar", stale: [] });
    const count = server.requests.length;
    await data.fundamentalsOf("AAPL");
    expect(server.requests.length).toBe(count);
  });
});
