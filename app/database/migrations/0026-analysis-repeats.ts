import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** How many more times the same was looked at while an analysis waited to be written: one row for many readers at once. */
export const analysisRepeats: Migration = {
  async up(database: Kysely<unknown>) {
    await sql`
      create table analysis_repeats (
        analysis_id uuid primary key references analyses (id) on delete cascade,
        times integer not null check (times > 0)
      )
    `.execute(database);
  },
};
