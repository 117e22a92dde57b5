import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** What people think of a company and why, one of each company. They go with the account. */
export const theses: Migration = {
  async up(database: Kysely<unknown>) {
    await sql`
      create table theses (
        id uuid primary key,
        account_id uuid not null references accounts (id) on delete cascade,
        ticker text not null check (length(ticker) between 1 and 24),
        name text not null,
        thesis text not null check (length(thesis) <= 100000),
        disproof text not null check (length(disproof) <= 100000),
        review_on text check (review_on ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
        buy_price double precision check (buy_price > 0),
        sell_price double precision check (sell_price > 0),
        currency text not null,
        changed_at timestamptz not null,
        reminded_for text,
        unique (account_id, ticker)
      )
    `.execute(database);
    await sql`
      create index theses_to_review on theses (review_on) where reminded_for is distinct from review_on
    `.execute(database);
  },
};
