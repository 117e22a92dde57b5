import { createHash } from "node:crypto";
import { type Kysely, sql } from "kysely";
import type { Tables } from "../schema.ts";
import {
  type BackupHeader,
  type BackupLine,
  type BackupSummary,
  backupFormat,
  type TableTotals,
} from "./backup-lines.ts";
import { rowDigest } from "./row-digest.ts";
import { madeMigrations, type StoredTable, sequencePositions, storedTables } from "./stored-tables.ts";

const ROWS_AT_ONCE = 500;
/** Of tables that hold files: a row may have megabytes. */
const FILES_AT_ONCE = 8;

export type KeptFile = { path: string; bytes: Buffer };
type Made = { version: string; madeAt: Date; files: readonly KeptFile[] };
type Takes = (text: string) => Promise<void>;

/**
 * Writes a database as it is at one moment: one transaction that sees nothing of what others write meanwhile. Each value is
 * the text that PostgreSQL itself gives it, in spellings that do not depend on the settings of a server.
 */
export async function writeSnapshot(
  kysely: Kysely<Tables>,
  { version, madeAt, files }: Made,
  takes: Takes,
): Promise<BackupSummary & { totals: TableTotals }> {
  const hash = createHash("sha256");
  const put = (line: string) => {
    hash.update(line).update("\n");
    return takes(`${line}\n`);
  };
  const say = (line: BackupLine | BackupHeader) => put(JSON.stringify(line));
  const reading = kysely.transaction().setIsolationLevel("repeatable read");
  const totals = await reading.execute(async (inside) => {
    await spellPlainly(inside);
    const migrations = await madeMigrations(inside);
    await say({ backup: "valora", format: backupFormat, version, madeAt: madeAt.toISOString(), migrations });
    const counted = new Map<string, { rows: number; digest: string }>();
    for (const table of await storedTables(inside)) {
      await say({ table: table.name, columns: table.columns.map(({ name }) => name) });
      const total = await eachRow(inside, table, put);
      counted.set(table.name, total);
      await say(total);
    }
    for (const { name, at } of await sequencePositions(inside)) await say({ sequence: name, at });
    return counted;
  });
  for (const { path, bytes } of files) await say({ file: path, bytes: bytes.toString("base64") });
  const rows = [...totals.values()].reduce((sum, each) => sum + each.rows, 0);
  const summary = { tables: totals.size, rows, sha256: hash.digest("hex") };
  await takes(`${JSON.stringify(summary)}\n`);
  return { ...summary, totals };
}

/** What each table holds, as a backup would count it, within a transaction. */
export async function totalsIn(inside: Kysely<Tables>): Promise<TableTotals> {
  await spellPlainly(inside);
  const counted = new Map<string, { rows: number; digest: string }>();
  for (const table of await storedTables(inside)) counted.set(table.name, await eachRow(inside, table, async () => {}));
  return counted;
}

async function spellPlainly(inside: Kysely<Tables>): Promise<void> {
  for (const setting of ["timezone = 'UTC'", "datestyle = 'ISO, YMD'", "intervalstyle = 'postgres'"])
    await sql.raw(`set local ${setting}`).execute(inside);
  await sql`set local bytea_output = 'hex'`.execute(inside);
  await sql`set local extra_float_digits = 1`.execute(inside);
}

async function eachRow(inside: Kysely<Tables>, { name, columns }: StoredTable, takes: Takes) {
  const digest = rowDigest();
  const rowsAtOnce = columns.some(({ type }) => type === "bytea") ? FILES_AT_ONCE : ROWS_AT_ONCE;
  const texts = sql.join(columns.map((column) => sql`${sql.ref(column.name)}::text`));
  await sql`declare snapshot no scroll cursor for select array[${texts}] as texts from ${sql.table(name)}`.execute(
    inside,
  );
  for (;;) {
    const { rows } = await sql<{ texts: (string | null)[] }>`
      fetch ${sql.raw(String(rowsAtOnce))} from snapshot
    `.execute(inside);
    for (const { texts: row } of rows) {
      const line = JSON.stringify(row);
      digest.add(line);
      await takes(line);
    }
    if (rows.length < rowsAtOnce) break;
  }
  await sql`close snapshot`.execute(inside);
  return digest.total();
}
