import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * How many read a page on a day. Who has been counted is a hash that goes with the day's salt; the number stays. The path "*"
 * stands for the whole site.
 */
export const pageVisits: Migration = {
  async up(database: Kysely<unknown>) {
    await sql`
      create table page_days (
        day text not null check (day like '____-__-__'),
        path text not null check (length(path) between 1 and 120),
        visitors integer not null check (visitors > 0),
        primary key (day, path)
      )
    `.execute(database);
    await sql`
      create table page_visitors (
        day text not null check (day like '____-__-__'),
        path text not null check (length(path) between 1 and 120),
        visitor text not null check (length(visitor) = 64),
        primary key (day, path, visitor)
      )
    `.execute(database);
  },
};
