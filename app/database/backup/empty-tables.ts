import { type Kysely, sql } from "kysely";
import { Migrator } from "kysely/migration";
import { migrations } from "../migrations/index.ts";
import type { Tables } from "../schema.ts";
import { holdsRows, madeMigrations } from "./stored-tables.ts";

/** Removes every table and function of the database; its rights and settings stay. */
async function removeTables(inside: Kysely<Tables>): Promise<void> {
  await sql`
    do $$ declare each record; begin
      for each in
        select oid::regclass as name from pg_class
        where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
      loop execute format('drop table if exists %s cascade', each.name); end loop;
      for each in
        select oid::regprocedure as name from pg_proc
        where pronamespace = 'public'::regnamespace
        and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')
      loop execute format('drop function if exists %s cascade', each.name); end loop;
    end $$
  `.execute(inside);
}

/** Makes the tables as they were after the named migrations, without rows, in the place of whatever there is. */
export async function makeTables(inside: Kysely<Tables>, names: readonly string[]): Promise<void> {
  const isSame = (await madeMigrations(inside)).join() === names.join();
  if (isSame && !(await holdsRows(inside))) return;
  await removeTables(inside);
  await migrate(inside, names);
}

/** Brings the tables up to date, with what is in them. */
export const bringUpToDate = (inside: Kysely<Tables>): Promise<void> => migrate(inside, Object.keys(migrations));

async function migrate(inside: Kysely<Tables>, names: readonly string[]): Promise<void> {
  const wanted = Object.fromEntries(Object.entries(migrations).filter(([name]) => names.includes(name)));
  const migrator = new Migrator({
    db: inside,
    provider: { getMigrations: async () => wanted },
    allowUnorderedMigrations: true,
  });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
}

/**
 * Takes the bonds between tables and their triggers away, so that rows can be put in any order and nothing is told of them;
 * what it returns puts them back, and then the database checks every bond.
 */
export async function withoutBonds(inside: Kysely<Tables>): Promise<() => Promise<void>> {
  const { rows: bonds } = await sql<{ table: string; name: string; definition: string }>`
    select conrelid::regclass::text as "table", quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace
  `.execute(inside);
  const { rows: told } = await sql<{ table: string }>`
    select distinct tgrelid::regclass::text as "table" from pg_trigger
    join pg_class as own on own.oid = tgrelid
    where own.relnamespace = 'public'::regnamespace and not tgisinternal
  `.execute(inside);
  const run = (statement: string) => sql.raw(statement).execute(inside);
  // As one statement, which takes a third as long. Each bond is put back by itself: checking one may take as long as a statement may.
  const away = [
    ...bonds.map(({ table, name }) => `alter table ${table} drop constraint ${name}`),
    ...told.map(({ table }) => `alter table ${table} disable trigger user`),
  ];
  await run(`do $away$ begin ${[...away, "null"].join("; ")}; end $away$`);
  return async () => {
    for (const { table, name, definition } of bonds)
      await run(`alter table ${table} add constraint ${name} ${definition}`);
    for (const { table } of told) await run(`alter table ${table} enable trigger user`);
  };
}
