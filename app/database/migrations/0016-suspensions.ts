import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** The time since which a person is suspended; null: not suspended. */
export const suspensions: Migration = {
  async up(database: Kysely<unknown>) {
    await sql`alter table accounts add column suspended_at timestamptz`.execute(database);
  },
};
