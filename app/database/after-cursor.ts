import { type RawBuilder, sql } from "kysely";
import type { Tables } from "./schema.ts";

type Listed = {
  table: keyof Tables & string;
  /** The moment by which the list is ordered, and by id where two have the same. */
  at: string;
  /** `desc`, where it is not told: the newest first. */
  order?: "asc" | "desc";
  /** What the query calls the table. */
  as?: string;
  /** Whose row the cursor must be: a condition on that row alone. */
  of?: RawBuilder<boolean>;
};

/** Of a list, the rows behind the one that a cursor names; none where it names no row. */
export function afterCursor(cursor: string | null, { table, at, order = "desc", as = table, of }: Listed) {
  const beyond = order === "desc" ? sql`<` : sql`>`;
  const own = of === undefined ? sql`` : sql` and ${of}`;
  return sql<boolean>`(${sql.ref(`${as}.${at}`)}, ${sql.ref(`${as}.id`)}) ${beyond} (
    select kept.${sql.ref(at)}, kept.id from ${sql.table(table)} as kept where kept.id = ${cursor}${own}
  )`;
}
