import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Analyses that people have seen, each with its result. They go with the account. */
export const history: Migration = {
  async up(database: Kysely<unknown>) {
    await sql`
      create table history_entries (
        id uuid primary key,
        account_id uuid not null references accounts (id) on delete cascade,
        at timestamptz not null,
        day text not null check (day like '____-__-__'),
        ticker text not null check (length(ticker) between 1 and 24),
        question text not null check (length(question) <= 200),
        run text not null check (length(run) <= 10000),
        unique (account_id, day, ticker, question)
      )
    `.execute(database);
    await sql`create index history_by_time on history_entries (account_id, at, id)`.execute(database);
  },
};
