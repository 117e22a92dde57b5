import { type Kysely, sql } from "kysely";
import type { Tables } from "../schema.ts";
import type { BackupHeader, Row, TableTotals } from "./backup-lines.ts";
import { BackupUnusable } from "./backup-unusable.ts";
import { bringUpToDate, makeTables, withoutBonds } from "./empty-tables.ts";
import { type ReadBackup, readBackup } from "./read-backup.ts";
import { type StoredTable, storedTables } from "./stored-tables.ts";
import { type KeptFile, totalsIn } from "./write-snapshot.ts";

const ROWS_AT_ONCE = 500;
const CHARACTERS_AT_ONCE = 4_000_000;

export type Loaded = { header: BackupHeader; totals: TableTotals; files: readonly KeptFile[] };

/**
 * Puts a backup in the place of everything that a database holds, in one transaction: whole or, when it throws, not at all.
 * The tables are made as they were when the backup was, filled, and compared with what the backup says; then `after` runs.
 */
export const loadSnapshot = (
  kysely: Kysely<Tables>,
  lines: AsyncIterable<string>,
  after: (inside: Kysely<Tables>) => Promise<void> = bringUpToDate,
): Promise<Loaded> =>
  kysely.transaction().execute(async (inside) => {
    const read = await readBackup(lines);
    await makeTables(inside, read.header.migrations);
    const bind = await withoutBonds(inside);
    const totals = await fill(inside, read);
    await bind();
    refuseDifference(totals, await totalsIn(inside));
    await after(inside);
    return { header: read.header, totals, files: read.files() };
  });

/** Reads the rows of each table and puts them in; what the backup says of itself is checked by its reader. */
async function fill(inside: Kysely<Tables>, { tables, sequences }: ReadBackup): Promise<TableTotals> {
  const made = await storedTables(inside);
  const totals = new Map<string, { rows: number; digest: string }>();
  for await (const { name, columns, rows, total } of tables) {
    const table = made.find((each) => each.name === name);
    const isSame = table !== undefined && columns.join() === table.columns.map((column) => column.name).join();
    if (!isSame) throw new BackupUnusable("differs", name);
    await insert(inside, table, rows);
    totals.set(name, total());
  }
  const absent = made.find(({ name }) => !totals.has(name));
  if (absent !== undefined) throw new BackupUnusable("differs", absent.name);
  for (const { name, at } of sequences())
    await sql`select setval(${`public.${name}`}::regclass, ${at}::bigint)`.execute(inside);
  return totals;
}

async function insert(inside: Kysely<Tables>, table: StoredTable, rows: AsyncIterable<Row>): Promise<void> {
  let waiting: Row[] = [];
  let characters = 0;
  for await (const row of rows) {
    waiting.push(row);
    for (const text of row) characters += text?.length ?? 0;
    if (waiting.length < ROWS_AT_ONCE && characters < CHARACTERS_AT_ONCE) continue;
    await insertRows(inside, table, waiting);
    waiting = [];
    characters = 0;
  }
  await insertRows(inside, table, waiting);
}

/** Each value arrives as text and is read by PostgreSQL as its column's type. */
async function insertRows(inside: Kysely<Tables>, { name, columns }: StoredTable, rows: readonly Row[]): Promise<void> {
  if (rows.length === 0) return;
  const names = sql.join(columns.map((column) => sql.ref(column.name)));
  const given = sql.join(columns.map((_, at) => sql`${rows.map((row) => row[at] ?? null)}::text[]`));
  const read = sql.join(columns.map(({ type }, at) => sql`${sql.ref(`c${at}`)}::${sql.raw(type)}`));
  const aliases = sql.join(columns.map((_, at) => sql.ref(`c${at}`)));
  await sql`
    insert into ${sql.table(name)} (${names}) overriding system value
    select ${read} from unnest(${given}) as given (${aliases})
  `.execute(inside);
}

/** Throws when two databases do not hold the same rows. */
export function refuseDifference(one: TableTotals, other: TableTotals): void {
  for (const name of new Set([...one.keys(), ...other.keys()])) {
    const [mine, theirs] = [one.get(name), other.get(name)];
    if (mine?.rows !== theirs?.rows || mine?.digest !== theirs?.digest) throw new BackupUnusable("differs", name);
  }
}
