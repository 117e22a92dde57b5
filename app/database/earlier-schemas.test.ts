import { rmSync } from "node:fs";
import { Kysely } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { askedToday } from "../../scripts/sweeps/asked-today-contract.ts";
import { bringUpToDate, makeTables } from "./backup/empty-tables.ts";
import { fillEveryTable, totalsOf } from "./backup/filled-tables-contract.ts";
import { holdsRows, storedTables } from "./backup/stored-tables.ts";
import { folderWithDatabase } from "./copied-database-contract.ts";
import { openEmbedded } from "./embedded/index.ts";
import { migrations } from "./migrations/index.ts";
import type { Tables } from "./schema.ts";

const names = Object.keys(migrations).sort();
const NEWEST = 3;
/** The last migration of each schema that is asked: every day of the first and of the newest, which few days have asked, and of others in turn. */
const asked = askedToday(names.slice(0, -1), {
  days: 12,
  always: (name) => name === names[0] || names.indexOf(name) >= names.length - 1 - NEWEST,
});
let folder = "";
let embedded: Awaited<ReturnType<typeof openEmbedded>>;
let kysely: Kysely<Tables>;
let present: Awaited<ReturnType<typeof storedTables>>;
beforeAll(async () => {
  folder = await folderWithDatabase("earlier");
  embedded = await openEmbedded(folder);
  kysely = new Kysely<Tables>({ dialect: embedded.dialect });
  present = await storedTables(kysely);
});
afterAll(async () => {
  await embedded.close();
  rmSync(folder, { recursive: true, force: true });
});

const remade = (wanted: readonly string[]) => kysely.transaction().execute((inside) => makeTables(inside, wanted));

it.each(asked)("data of the schema that ends with %s are brought up to date without losing a row", async (last) => {
  await remade(names.slice(0, names.indexOf(last) + 1));
  expect(await fillEveryTable(kysely)).toEqual([]);
  expect(await holdsRows(kysely)).toBe(true);
  const before = await totalsOf(kysely);
  await kysely.transaction().execute(bringUpToDate);
  const after = await totalsOf(kysely);
  const lost = [...before].filter(([table, { rows }]) => (after.get(table)?.rows ?? 0) < rows).map(([table]) => table);
  expect(lost).toEqual([]);
  expect(await storedTables(kysely)).toEqual(present);
});
