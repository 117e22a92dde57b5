import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** What a filing changed is told against the accounts of the one before it; of filings that are known already there are none yet. */
export const accountsOfFilings: Migration = {
  async up(database: Kysely<unknown>) {
    await sql`alter table known_filings add column accounts bytea`.execute(database);
  },
};
