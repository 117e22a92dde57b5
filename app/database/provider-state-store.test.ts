import { randomUUID } from "node:crypto";
import { beforeEach, expect, it } from "vitest";
import { memoryState } from "../../packages/market-data/src/live/shared-state.ts";
import { onEachDatabase } from "./each-database-contract.ts";
import { providerStateStore } from "./provider-state-store.ts";

const pace = { requests: 10, windowInMilliseconds: 1_000 };

onEachDatabase("what processes share about sources", ({ database }) => {
  beforeEach(async () => {
    await database.kysely.deleteFrom("source_answers").execute();
    await database.kysely.deleteFrom("source_paces").execute();
    await database.kysely.deleteFrom("source_claims").execute();
  });

  it("gives back an answer as it was, the latest one of a question", async () => {
    const store = providerStateStore(database.kysely);
    await store.write("1 sec-edgar statements AAPL", { value: { revenue: 1 }, keptAt: 1_000.5 });
    await store.write("1 sec-edgar statements AAPL", { value: { revenue: 2, beta: null }, keptAt: 2_000.5 });
    expect(await store.read("1 sec-edgar statements AAPL")).toEqual({
      value: { revenue: 2, beta: null },
      keptAt: 2_000.5,
    });
    expect(await store.read("1 sec-edgar statements KO")).toBeNull();
  });

  it("lets two processes take ten requests of a second together, however they come", async () => {
    const stores = [providerStateStore(database.kysely), providerStateStore(database.kysely)];
    const now = 1_700_000_000_200;
    const waits = await Promise.all(
      Array.from({ length: 40 }, (_, index) => stores[index % 2]?.take("sec-edgar", pace, now)),
    );
    expect(waits.filter((wait) => wait === 0)).toHaveLength(10);
    expect(new Set(waits.filter((wait) => wait !== 0))).toEqual(new Set([1_000]));
    expect(await stores[0]?.take("sec-edgar", pace, now + 999)).toBe(1);
    expect(await stores[0]?.take("sec-edgar", pace, now + 1_000)).toBe(0);
  });

  it.each([
    ["all processes together", () => providerStateStore(database.kysely)],
    ["one process alone", memoryState],
  ])("asks a source no faster around the edge of a second: %s", async (_, storeOf) => {
    const store = storeOf();
    const taken: number[] = [];
    for (const moment of [0, 999, 1_000, 1_500, 1_999, 2_000, 2_500, 3_000]) {
      for (let count = 0; count <= pace.requests; count += 1)
        if ((await store.take("fmp", pace, moment)) === 0) taken.push(moment);
    }
    const inAnySecond = taken.map((from) => taken.filter((at) => at >= from && at < from + 1_000).length);
    expect(Math.max(...inAnySecond)).toBe(pace.requests);
    expect(taken).toHaveLength(4 * pace.requests);
  });

  it("lets one of many fetch an answer, and another when that one has finished or has gone", async () => {
    const stores = [providerStateStore(database.kysely), providerStateStore(database.kysely)];
    const holders = Array.from({ length: 20 }, () => randomUUID());
    const key = "2 sec-edgar statements AAPL";
    const now = 1_700_000_000_000;
    const claim = (holder: string, at = now) => stores[0]?.claim(key, { holder, until: at + 12_000, now: at });
    const claimed = await Promise.all(
      holders.map((holder, index) => stores[index % 2]?.claim(key, { holder, until: now + 12_000, now })),
    );
    expect(claimed.filter((isOurs) => isOurs)).toHaveLength(1);
    const [first = "", other = ""] = holders.toSorted((one) => (claimed[holders.indexOf(one)] ? -1 : 1));
    expect(await claim(first), "its own claim does not stop it").toBe(true);
    expect(await claim(other, now + 11_999)).toBe(false);
    expect(await claim(other, now + 12_000), "the first has not been heard of again").toBe(true);
    await stores[0]?.release(key, first);
    expect(await claim(first, now + 12_001), "who lost a claim does not release another's").toBe(false);
    await stores[1]?.release(key, other);
    expect(await claim(first, now + 12_001)).toBe(true);
  });

  it("tells the others that a source wants to be left alone, and never shortens it", async () => {
    const [one, other] = [providerStateStore(database.kysely), providerStateStore(database.kysely)];
    await one.pause("fmp", 120_000);
    await other.pause("fmp", 60_000);
    expect(await other.take("fmp", pace, 20_000)).toBe(100_000);
    expect(await other.take("fmp", pace, 120_000)).toBe(0);
  });
});
