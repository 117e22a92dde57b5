import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Which companies are looked at, for the lists of popular ones. Who looked is not kept. */
export const analyses: Migration = {
  async up(database: Kysely<unknown>) {
    await sql`
      create table analyses (
        id uuid primary key,
        at timestamptz not null,
        ticker text not null check (length(ticker) between 1 and 24),
        scenario text not null,
        language text not null
      )
    `.execute(database);
    await sql`create index analyses_by_time on analyses (at, ticker)`.execute(database);
  },
};
