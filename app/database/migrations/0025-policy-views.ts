import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** In which view a policy values; null leaves it open. */
export const policyViews: Migration = {
  async up(database: Kysely<unknown>) {
    await sql`
      alter table policies add column view text check (view in ('absolute', 'relative'))
    `.execute(database);
  },
};
