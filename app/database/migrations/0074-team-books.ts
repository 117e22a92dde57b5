import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Books: named lists of companies of a team. The activity of a team names the book and the company that it is about. */
export const teamBooks: Migration = {
  async up(database: Kysely<unknown>) {
    await sql`
      create table team_books (
        id uuid primary key,
        team_id uuid not null references teams (id) on delete cascade,
        name text not null check (length(name) between 1 and 240),
        created_at timestamptz not null
      )
    `.execute(database);
    await sql`create index books_of_a_team on team_books (team_id)`.execute(database);
    await sql`
      create table team_book_companies (
        book_id uuid not null references team_books (id) on delete cascade,
        ticker text not null check (length(ticker) between 1 and 24),
        added_at timestamptz not null,
        primary key (book_id, ticker)
      )
    `.execute(database);
    await sql`
      alter table team_activity
        add column book text check (length(book) between 1 and 240),
        add column ticker text check (length(ticker) between 1 and 24)
    `.execute(database);
  },
};
