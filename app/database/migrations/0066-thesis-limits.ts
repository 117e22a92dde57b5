import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Limits that people set to figures of a company's accounts, and how each filing stands to them. They go with the thesis. */
export const thesisLimits: Migration = {
  async up(database: Kysely<unknown>) {
    await sql`
      create table thesis_limits (
        thesis_id uuid not null references theses (id) on delete cascade,
        figure text not null check (length(figure) between 1 and 40),
        bound text not null check (bound in ('atLeast', 'atMost')),
        place integer not null,
        threshold double precision not null,
        value double precision,
        as_of text,
        is_crossed boolean not null,
        crossed_at timestamptz,
        checked_filing text not null,
        primary key (thesis_id, figure, bound)
      )
    `.execute(database);
  },
};
