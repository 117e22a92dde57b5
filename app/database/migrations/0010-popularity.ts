import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Which companies were searched on a day, once for each visitor, who is a hash that cannot be traced once the day's salt is gone. */
export const popularity: Migration = {
  async up(database: Kysely<unknown>) {
    await sql`
      create table daily_salts (
        day text primary key check (day like '____-__-__'),
        salt text not null
      )
    `.execute(database);
    await sql`
      create table company_visits (
        day text not null check (day like '____-__-__'),
        ticker text not null check (length(ticker) between 1 and 24),
        visitor text not null check (length(visitor) = 64),
        primary key (day, ticker, visitor)
      )
    `.execute(database);
  },
};
