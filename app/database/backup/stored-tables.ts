import { type Kysely, sql } from "kysely";
import type { Tables } from "../schema.ts";

/** The notes of what the database has been brought up to: written by bringing it up to date, never copied. */
const ofMigrations = ["kysely_migration", "kysely_migration_lock"];

type StoredColumn = { name: string; type: string };
export type StoredTable = { name: string; columns: readonly StoredColumn[] };

/** Every table of the database and what is stored in it, as the database itself tells: one that is added tomorrow is among them. */
export async function storedTables(kysely: Kysely<Tables>): Promise<StoredTable[]> {
  const { rows } = await sql<{ table: string; column: string; type: string }>`
    select own.relname as "table", part.attname as "column", format_type(part.atttypid, part.atttypmod) as type
    from pg_class as own
    join pg_attribute as part on part.attrelid = own.oid and part.attnum > 0 and not part.attisdropped
    where own.relnamespace = 'public'::regnamespace and own.relkind in ('r', 'p') and not own.relispartition
    and part.attgenerated = ''
    order by own.relname collate "C", part.attnum
  `.execute(kysely);
  const tables = new Map<string, StoredColumn[]>();
  for (const { table, column, type } of rows) {
    if (ofMigrations.includes(table)) continue;
    tables.set(table, [...(tables.get(table) ?? []), { name: column, type }]);
  }
  return [...tables].map(([name, columns]) => ({ name, columns }));
}

/** Which migrations have been made, or none in a database without tables. */
export async function madeMigrations(kysely: Kysely<Tables>): Promise<string[]> {
  const { rows: found } = await sql<{ table: string | null }>`
    select to_regclass('public.kysely_migration')::text as "table"
  `.execute(kysely);
  if (found[0]?.table == null) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(kysely);
  return rows.map(({ name }) => name);
}

/** Whether any table holds a row: one question for all of them. */
export async function holdsRows(kysely: Kysely<Tables>): Promise<boolean> {
  const tables = await storedTables(kysely);
  const rows = tables.map(({ name }) => sql`exists (select from ${sql.table(name)})`);
  const { rows: answers } = await sql<{ held: boolean }>`
    select ${rows.length === 0 ? sql`false` : sql.join(rows, sql` or `)} as held
  `.execute(kysely);
  return answers[0]?.held === true;
}

/** Sequences that have given a number, and which. */
export async function sequencePositions(kysely: Kysely<Tables>): Promise<{ name: string; at: string }[]> {
  const { rows } = await sql<{ name: string; at: string }>`
    select sequencename as name, last_value::text as at from pg_sequences
    where schemaname = 'public' and last_value is not null order by sequencename
  `.execute(kysely);
  return rows;
}
