import { type Kysely, sql } from "kysely";
import type { Tables } from "./schema.ts";

/** Where one of these texts stands, in whichever table, as "table: text": a table that is added tomorrow is searched too. */
export async function placesOf(kysely: Kysely<Tables>, texts: readonly string[]): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public'
  `.execute(kysely);
  const places: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql<{ row: string }>`
      select row_to_json(each)::text as row from ${sql.table(name)} as each
    `.execute(kysely);
    const kept = rows.map(({ row }) => row).join("\n");
    places.push(...texts.filter((text) => kept.includes(text)).map((text) => `${name}: ${text}`));
  }
  return places;
}

/** Columns that name an account without going, or forgetting it, when the account goes. */
export async function columnsThatOutlive(kysely: Kysely<Tables>): Promise<string[]> {
  const { rows } = await sql<{ place: string }>`
    select each.table_name || '.' || each.column_name as place
    from information_schema.columns as each
    where each.table_schema = 'public' and each.column_name ~ '((account|person|user|owner|member)_id|_by)$'
    and not exists (
      select from pg_constraint as bond
      join pg_attribute as part on part.attrelid = bond.conrelid and part.attnum = any (bond.conkey)
      where bond.conrelid = (quote_ident(each.table_schema) || '.' || quote_ident(each.table_name))::regclass
      and part.attname = each.column_name and bond.contype = 'f'
      and bond.confrelid = 'accounts'::regclass and bond.confdeltype in ('c', 'n')
    )
    order by place
  `.execute(kysely);
  return rows.map(({ place }) => place);
}
