import { rmSync } from "node:fs";
import { afterAll, beforeAll, expect, it } from "vitest";
import { folderWithDatabase } from "../../../database/copied-database-contract.ts";
import { type Database, openDatabase } from "../../../database/open-database.ts";
import { uuidAt } from "../../../database/uuid.ts";
import { priceRunStore } from "./price-run-store.ts";

const folder = await folderWithDatabase("price-runs");
let database: Database;

beforeAll(async () => {
  database = await openDatabase({ url: null, folder });
  await database.ready;
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

it("keeps one open round at a time, what came of each, and forgets old ones", async () => {
  const store = priceRunStore(database.kysely);
  const [first, second] = ["2026-11-20T22:30:00Z", "2026-11-23T22:30:00Z"].map((moment) => new Date(moment));
  if (!first || !second) throw new Error("two moments");
  const ids = [uuidAt(first), uuidAt(second)] as const;
  await store.begin({ id: ids[0], provider: "yahoo", at: first });
  await store.begin({ id: ids[1], provider: "yahoo", at: second });
  expect(await store.latest(5)).toEqual([
    { id: ids[0], provider: "yahoo", begunAt: first, endedAt: null, stopped: null, againAt: null, asked: null },
  ]);
  const leftOut = [{ ticker: "KO", fault: "split", params: { factor: 2, date: "2026-11-02" } }] as const;
  const asked = { companies: 3, asked: 3, taken: 1, asNew: 1, leftOut };
  await store.keep({ id: ids[0], endedAt: null, stopped: "limited", againAt: second, asked });
  expect(await store.latest(1)).toMatchObject([{ stopped: "limited", againAt: second, asked }]);
  await store.keep({ id: ids[0], endedAt: second, stopped: null, againAt: null, asked });
  await store.begin({ id: ids[1], provider: "fmp", at: second });
  expect((await store.latest(5)).map(({ id, endedAt }) => [id, endedAt])).toEqual([
    [ids[1], null],
    [ids[0], second],
  ]);
  await store.forget(new Date("2027-01-01T00:00:00Z"));
  expect(
    (await store.latest(5)).map(({ id }) => id),
    "an open one stays",
  ).toEqual([ids[1]]);
});
