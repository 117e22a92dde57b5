import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Links by which a spreadsheet reads one document of a person. They go with the account; of the token only a hash is kept. */
export const sheetLinks: Migration = {
  async up(database: Kysely<unknown>) {
    await sql`
      create table sheet_links (
        id uuid primary key,
        account_id uuid not null references accounts (id) on delete cascade,
        token_hash text not null unique,
        document text not null check (
          document in ('analysis', 'statements', 'multiples', 'technical', 'compare', 'screener', 'watchlist', 'book', 'portfolio')
        ),
        subject text not null check (length(subject) <= 300),
        question text not null check (length(question) <= 8000),
        created_at timestamptz not null,
        expires_on text check (expires_on ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
        revoked_at timestamptz,
        last_read_on text check (last_read_on ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$')
      )
    `.execute(database);
    await sql`create index sheet_links_of_account on sheet_links (account_id, created_at)`.execute(database);
  },
};
