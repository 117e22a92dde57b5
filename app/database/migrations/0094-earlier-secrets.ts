import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** The secrets of an endpoint before its former one that sign too, each sealed, until its own moment; the newest first. */
export const earlierSecrets: Migration = {
  async up(database: Kysely<unknown>) {
    await sql`alter table webhook_endpoints add column earlier_secrets jsonb not null default '[]'`.execute(database);
  },
};
