import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Every company of the data set as it was valued, so that a start need not value all of them again. */
export const screenedCompanies: Migration = {
  async up(database: Kysely<unknown>) {
    await sql`
      create table screened_companies (
        edition text not null check (length(edition) between 1 and 100),
        ticker text not null check (length(ticker) between 1 and 24),
        company text not null,
        kept_at timestamptz not null,
        primary key (edition, ticker)
      )
    `.execute(database);
  },
};
