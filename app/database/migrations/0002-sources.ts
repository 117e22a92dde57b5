import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Shared by the processes of an installation: answers of providers, and how often each provider has been asked. */
export const sources: Migration = {
  async up(database: Kysely<unknown>) {
    await sql`
      create table source_answers (
        key text primary key check (length(key) between 1 and 120),
        kept_at double precision not null,
        answer text not null
      )
    `.execute(database);
    await sql`create index source_answers_by_time on source_answers (kept_at)`.execute(database);
    await sql`
      create table source_paces (
        source text primary key,
        window_start double precision not null,
        requests integer not null,
        paused_until double precision not null
      )
    `.execute(database);
  },
};
