import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Links by which people show an analysis to others. They go with the account; of the token only a hash is kept. */
export const shareLinks: Migration = {
  async up(database: Kysely<unknown>) {
    await sql`
      create table share_links (
        id uuid primary key,
        account_id uuid not null references accounts (id) on delete cascade,
        token_hash text not null unique,
        kind text not null check (kind in ('version', 'live')),
        version_id uuid references versions (id) on delete set null,
        ticker text not null check (length(ticker) between 1 and 24),
        name text not null,
        question text not null check (length(question) <= 8000),
        shows_note boolean not null,
        password_hash text,
        card_origins text not null check (length(card_origins) <= 3000),
        created_at timestamptz not null,
        expires_on text check (expires_on ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
        revoked_at timestamptz,
        opens integer not null default 0,
        card_views integer not null default 0,
        last_opened_at timestamptz
      )
    `.execute(database);
    await sql`create index share_links_of_account on share_links (account_id, created_at)`.execute(database);
    await sql`create index share_links_of_version on share_links (version_id)`.execute(database);
  },
};
