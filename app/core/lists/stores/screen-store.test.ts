import { rmSync } from "node:fs";
import { afterAll, beforeAll, expect, it } from "vitest";
import { folderWithDatabase } from "../../../database/copied-database-contract.ts";
import { type Database, openDatabase } from "../../../database/open-database.ts";
import { company as screened } from "../use-cases/screened-companies-contract.ts";
import { screenStore } from "./screen-store.ts";

const folder = await folderWithDatabase("screen");
let database: Database;

beforeAll(async () => {
  database = await openDatabase({ url: null, folder });
  await database.ready;
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

const company = (ticker: string, mean: number) => screened(ticker, { mean });

it("keeps an edition, serves the last one for another edition, and deletes old ones", async () => {
  const store = screenStore(database.kysely);
  expect(await store.load("one")).toEqual({ isSameEdition: false, keptAt: null, companies: [] });
  await store.keep("one", new Date("2026-09-01"), [company("KO", 60)]);
  await store.keep("one", new Date("2026-09-01"), [company("KO", 61)]);
  await store.keep("two", new Date("2026-09-02"), [company("KO", 70), company("PEP", 150)]);
  expect(await store.load("one")).toMatchObject({ isSameEdition: true, companies: [{ ticker: "KO", mean: 60 }] });
  const other = await store.load("three");
  expect(other).toMatchObject({ isSameEdition: false, keptAt: new Date("2026-09-02") });
  expect(other.companies).toHaveLength(2);
  await store.forget("two", new Date("2026-09-02"));
  expect((await store.load("one")).isSameEdition).toBe(false);
  expect((await store.load("two")).isSameEdition).toBe(true);
});

it("takes a row in another shape as missing", async () => {
  await database.kysely
    .insertInto("screened_companies")
    .values({ edition: "old", ticker: "KO", company: "{}", kept_at: new Date() })
    .execute();
  expect((await screenStore(database.kysely).load("old")).companies).toEqual([]);
});
