import { beforeAll, beforeEach, expect, it } from "vitest";
import { onEachOwnDatabase } from "../../../database/each-database-contract.ts";
import { addPerson } from "../../../database/person-contract.ts";
import { uuidAt } from "../../../database/uuid.ts";
import type { Account } from "../../shared/use-cases/caller.ts";
import type { HistoryQuery, HistoryRun } from "../contracts/history.ts";
import { historyOf } from "../use-cases/history.ts";
import { historyStore } from "./history-store.ts";

const run: HistoryRun = {
  ticker: "KO",
  name: "Coca-Cola",
  scenario: "neutral",
  source: null,
  policy: null,
  policyTeam: null,
  chosen: { wacc: 0.08, growth: null, horizon: null },
  used: { wacc: 0.08, growth: 0.04, horizon: 5, discountRate: "wacc" },
  currency: "USD",
  price: 70.25,
  priceAsOf: "2026-01-02",
  priceSource: "closing price, public ticker list",
  mean: 60.5,
  minimum: null,
  maximum: 80,
  counts: { undervalued: 0, fair: 2, overvalued: 2 },
  signal: "hold",
  values: [{ method: "discountedCashFlow", value: null }],
};
const latest: HistoryQuery = { cursor: null, limit: 10, sort: "latest", ticker: null };

onEachOwnDatabase("history", "history", ({ database }) => {
  const start = Date.UTC(2026, 0, 2, 12);
  const [ana, ben] = [uuidAt(new Date(start)), uuidAt(new Date(start))];
  let history: ReturnType<typeof historyStore>;
  beforeAll(async () => {
    history = historyStore(database.kysely);
  });
  beforeEach(async () => {
    await database.kysely.deleteFrom("accounts").execute();
    await addPerson(database.kysely, { id: ana, name: "ana", at: new Date(start) });
    await addPerson(database.kysely, { id: ben, name: "ben", at: new Date(start) });
  });

  const seen = (accountId: string, minutes: number, changes: Partial<HistoryRun> = {}, day = "2026-01-02") =>
    history.keep([seenAt(accountId, minutes, changes, day)]);
  const seenAt = (accountId: string, minutes: number, changes: Partial<HistoryRun>, day = "2026-01-02") => ({
    accountId,
    at: new Date(start + minutes * 60_000),
    day,
    question: "neutral",
    run: { ...run, ...changes },
  });
  const tickersOf = async (accountId: string, query: Partial<HistoryQuery> = {}) =>
    (await history.list(accountId, { ...latest, ...query })).map((entry) => entry.run.ticker);

  it("takes many at once, of several people, and the same question twice", async () => {
    await history.keep([
      seenAt(ana, 2, { mean: 2 }),
      seenAt(ana, 1, { mean: 1 }),
      seenAt(ben, 0, { ticker: "PEP" }),
      seenAt(ana, 3, { ticker: "MCD" }),
    ]);
    expect((await history.list(ana, latest)).map(({ run: kept }) => [kept.ticker, kept.mean])).toEqual([
      ["MCD", 60.5],
      ["KO", 2],
    ]);
    expect(await tickersOf(ben)).toEqual(["PEP"]);
  });

  it("gives back what was seen only to the person who saw it", async () => {
    await seen(ana, 0);
    const [entry] = await history.list(ana, latest);
    expect(entry).toEqual({ id: expect.any(String), at: new Date(start), run });
    const id = entry?.id ?? "";
    expect(await history.find(ana, id)).toEqual(entry);
    expect(await history.find(ben, id)).toBeNull();
    expect(await history.list(ben, latest)).toEqual([]);
    expect(await history.remove(ben, id)).toBe(false);
    expect(await history.remove(ana, id)).toBe(true);
    expect(await history.list(ana, latest)).toEqual([]);
  });

  it("keeps the same question of one day once, as it was seen last, and another day's beside it", async () => {
    await seen(ana, 0);
    const [{ id } = { id: "" }] = await history.list(ana, latest);
    await seen(ana, 9, { price: 71 });
    expect(await history.list(ana, latest)).toMatchObject([{ id, at: new Date(start + 540_000), run: { price: 71 } }]);
    await seen(ana, 24 * 60, {}, "2026-01-03");
    expect(await tickersOf(ana)).toEqual(["KO", "KO"]);
  });

  it("is read page by page in both orders, and for one company", async () => {
    for (const [index, ticker] of ["A", "B", "C", "D"].entries()) await seen(ana, index, { ticker });
    await seen(ben, 2, { ticker: "Z" });
    expect(await tickersOf(ana)).toEqual(["D", "C", "B", "A"]);
    const [, second] = await history.list(ana, { ...latest, limit: 2 });
    expect(await tickersOf(ana, { cursor: second?.id ?? null })).toEqual(["B", "A"]);
    expect(await tickersOf(ana, { sort: "oldest", cursor: second?.id ?? null })).toEqual(["D"]);
    expect(await tickersOf(ana, { ticker: "B" })).toEqual(["B"]);
    const [others] = await history.list(ben, latest);
    expect(await tickersOf(ana, { cursor: others?.id ?? null })).toEqual([]);
  });

  it("refuses a cursor whose entry is gone: an empty page would say that the list ends there", async () => {
    for (const minutes of [0, 1, 2]) await seen(ana, minutes, { ticker: "ABC"[minutes] ?? "" });
    const page = (cursor: string | null) =>
      historyOf({ history }, { id: ana } as Account, { ...latest, limit: 2, cursor });
    const { entries, next } = await page(null);
    expect((await page(next)).entries.map(({ run: { ticker } }) => ticker)).toEqual(["A"]);
    const [oldest] = (await page(next)).entries;
    expect(await page(oldest?.id ?? null)).toEqual({ entries: [], next: null });
    await history.remove(ana, entries.at(-1)?.id ?? "");
    await expect(page(next)).rejects.toMatchObject({ code: "enumInvalid", params: { param: "cursor" } });
  });

  it("goes all at once, and with the account", async () => {
    await seen(ana, 0);
    await seen(ben, 0);
    await history.removeAll(ana);
    expect([await tickersOf(ana), await tickersOf(ben)]).toEqual([[], ["KO"]]);
    await database.kysely.deleteFrom("accounts").where("id", "=", ben).execute();
    expect(await database.kysely.selectFrom("history_entries").selectAll().execute()).toEqual([]);
  });
});
