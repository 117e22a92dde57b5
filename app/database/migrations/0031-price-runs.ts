import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** When a provider was asked for prices of all included companies, and what came of it. */
export const priceRuns: Migration = {
  async up(database: Kysely<unknown>) {
    await sql`
      create table price_runs (
        id uuid primary key,
        provider text not null,
        begun_at timestamptz not null,
        ended_at timestamptz,
        stopped text check (stopped in ('limited', 'unreachable', 'keyRefused')),
        again_at timestamptz,
        companies integer,
        asked integer,
        taken integer,
        as_new integer,
        left_out text not null default '[]'
      )
    `.execute(database);
    await sql`create unique index price_runs_open on price_runs ((true)) where ended_at is null`.execute(database);
    await sql`create index price_runs_by_moment on price_runs (begun_at)`.execute(database);
  },
};
