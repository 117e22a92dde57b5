import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** When the person of a session last proved who they are; sessions of before have to again. */
export const proofs: Migration = {
  async up(database: Kysely<unknown>) {
    await sql`alter table sessions add column proved_at timestamptz`.execute(database);
  },
};
