import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Screens and ratios that people save under a name, and which companies a watched screen held when it was last looked at. They go with the account. */
export const savedItems: Migration = {
  async up(database: Kysely<unknown>) {
    await sql`
      create table saved_items (
        id uuid primary key,
        account_id uuid not null references accounts (id) on delete cascade,
        kind text not null check (kind in ('screen', 'ratio')),
        name text not null check (length(name) between 1 and 240),
        content text not null check (length(content) <= 4000),
        is_watched boolean not null check (not is_watched or kind = 'screen'),
        companies text[],
        checked_at timestamptz,
        changed_at timestamptz not null,
        unique (account_id, kind, name)
      )
    `.execute(database);
    await sql`create index saved_items_watched on saved_items (content) where is_watched`.execute(database);
  },
};
