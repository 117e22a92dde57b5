import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * When something was done, for as long as it counts: a window that slides, where `rate_counts` had windows with an edge. Who
 * did it has a column of its own. `moments` are milliseconds since 1970.
 */
export const paces: Migration = {
  async up(database: Kysely<unknown>) {
    await sql`
      create table paces (
        name text not null check (length(name) between 1 and 60),
        who text not null check (length(who) between 1 and 200),
        moments double precision[] not null,
        latest_at timestamptz not null,
        primary key (name, who)
      )
    `.execute(database);
    await sql`create index paces_by_who on paces (who)`.execute(database);
    await sql`create index paces_by_latest on paces (latest_at)`.execute(database);
    await sql`alter table source_paces add column moments double precision[] not null default '{}'`.execute(database);
  },
};
