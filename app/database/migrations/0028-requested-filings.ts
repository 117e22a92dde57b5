import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Whether an installation may ask the providers of filings that need no key, and the companies that readers have requested. */
export const requestedFilings: Migration = {
  async up(database: Kysely<unknown>) {
    await sql`
      create table filing_providers (
        id boolean primary key default true check (id),
        is_on boolean not null,
        contact text,
        changed_at timestamptz not null,
        account_id uuid references accounts (id) on delete set null
      )
    `.execute(database);
    await sql`
      create table requested_filings (
        ticker text primary key,
        provider text not null,
        lei text,
        sector text,
        obtained_at timestamptz not null
      )
    `.execute(database);
    await sql`create index requested_filings_by_moment on requested_filings (obtained_at)`.execute(database);
  },
};
