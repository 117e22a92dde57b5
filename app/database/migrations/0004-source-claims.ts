import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Which process is fetching an answer of a provider, so that the others wait for it instead of asking too. */
export const sourceClaims: Migration = {
  async up(database: Kysely<unknown>) {
    await sql`
      create table source_claims (
        key text primary key check (length(key) between 1 and 120),
        holder uuid not null,
        until double precision not null
      )
    `.execute(database);
  },
};
