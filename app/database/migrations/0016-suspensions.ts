import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Since when somebody may not come in; null: they may. */
export const suspensions: Migration = {
  async up(database: Kysely<unknown>) {
    await sql`alter table accounts add column suspended_at timestamptz`.execute(database);
  },
};
