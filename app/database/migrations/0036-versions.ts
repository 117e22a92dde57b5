import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Analyses as people have saved them. They go with the account, and never change while they are here. */
export const versions: Migration = {
  async up(database: Kysely<unknown>) {
    await sql`
      create table versions (
        id uuid primary key,
        account_id uuid not null references accounts (id) on delete cascade,
        client_key uuid not null,
        ticker text not null check (length(ticker) between 1 and 24),
        name text not null,
        question text not null check (length(question) <= 8000),
        engine text not null,
        data_edition text not null,
        result text not null check (length(result) <= 20000),
        note text check (length(note) between 1 and 20000),
        inputs bytea not null check (length(inputs) <= 262144),
        saved_at timestamptz not null,
        unique (account_id, client_key)
      )
    `.execute(database);
    await sql`create index versions_by_company on versions (account_id, ticker, saved_at)`.execute(database);
    await sql`
      create function refuse_change_of_version() returns trigger language plpgsql as $$
      begin
        raise exception 'a saved version never changes';
      end $$
    `.execute(database);
    await sql`
      create trigger versions_never_change before update on versions
      for each row execute function refuse_change_of_version()
    `.execute(database);
  },
};
