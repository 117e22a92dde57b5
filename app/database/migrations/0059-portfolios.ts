import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Portfolios that people keep under a name. They go with the account. */
export const portfolios: Migration = {
  async up(database: Kysely<unknown>) {
    await sql`
      create table portfolios (
        id uuid primary key,
        account_id uuid not null references accounts (id) on delete cascade,
        name text not null check (length(name) between 1 and 240),
        currency text not null check (length(currency) = 3),
        positions text not null check (length(positions) between 1 and 100000),
        changed_at timestamptz not null,
        unique (account_id, name)
      )
    `.execute(database);
  },
};
