import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** What was done in a team is read a page at a time: an entry has a name by which the page after it is asked for. */
export const teamActivityIds: Migration = {
  async up(database: Kysely<unknown>) {
    await sql`alter table team_activity add column id uuid not null default gen_random_uuid()`.execute(database);
    await sql`create unique index team_activity_by_id on team_activity (id)`.execute(database);
  },
};
