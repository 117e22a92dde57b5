import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** The events of which a person wants no mail. */
export const unmailedEvents: Migration = {
  async up(database: Kysely<unknown>) {
    await sql`alter table accounts add column unmailed_events text[] not null default '{}'`.execute(database);
  },
};
