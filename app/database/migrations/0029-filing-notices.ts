import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Tells every process which filings administrators allow and readers have requested. */
export const filingNotices: Migration = {
  async up(database: Kysely<unknown>) {
    await sql`
      create function valora_tell_filings() returns trigger language plpgsql as $$
      begin perform pg_notify('valora', 'filings ' || tg_table_name); return null; end $$
    `.execute(database);
    for (const table of ["filing_providers", "requested_filings"]) {
      await sql`
        create trigger valora_tell_filings after insert or update or delete on ${sql.table(table)}
        for each statement execute function valora_tell_filings()
      `.execute(database);
    }
  },
};
