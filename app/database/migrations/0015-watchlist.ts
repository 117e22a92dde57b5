import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Companies that a person follows, and what they want to hear of them. They go with the account. */
export const watchlist: Migration = {
  async up(database: Kysely<unknown>) {
    await sql`
      create table watched_companies (
        id uuid not null unique,
        account_id uuid not null references accounts (id) on delete cascade,
        ticker text not null check (length(ticker) between 1 and 24),
        added_at timestamptz not null,
        primary key (account_id, ticker)
      )
    `.execute(database);
    await sql`
      create table alerts (
        id uuid primary key,
        account_id uuid not null references accounts (id) on delete cascade,
        ticker text not null,
        condition text not null check (length(condition) <= 300),
        state text not null default 'unread' check (state in ('unread', 'armed', 'waiting')),
        is_muted boolean not null default false,
        mute_key uuid not null unique,
        basis text not null default '',
        read_as_of text check (length(read_as_of) <= 10),
        checked_at timestamptz,
        fired_at timestamptz,
        created_at timestamptz not null,
        foreign key (account_id, ticker) references watched_companies (account_id, ticker) on delete cascade
      )
    `.execute(database);
    await sql`create index alerts_by_company on alerts (account_id, ticker)`.execute(database);
    await sql`create index alerts_due on alerts (checked_at nulls first) where not is_muted`.execute(database);
  },
};
