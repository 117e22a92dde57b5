import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * Alerts of a team on the companies of a book, and the members whom they are mailed: each of these has an alert of their own for every one
 * of the team's, because each member has values of their own. A person's own alerts go with the company that they watch.
 */
export const teamAlerts: Migration = {
  async up(database: Kysely<unknown>) {
    await sql`
      create table team_alerts (
        id uuid primary key,
        book_id uuid not null,
        ticker text not null,
        condition text not null check (length(condition) <= 300),
        created_at timestamptz not null,
        foreign key (book_id, ticker) references team_book_companies (book_id, ticker) on delete cascade
      )
    `.execute(database);
    await sql`create index alerts_of_a_book on team_alerts (book_id)`.execute(database);
    await sql`
      create table team_book_mails (
        book_id uuid not null references team_books (id) on delete cascade,
        account_id uuid not null references accounts (id) on delete cascade,
        primary key (book_id, account_id)
      )
    `.execute(database);
    await sql`create index book_mails_of_an_account on team_book_mails (account_id)`.execute(database);
    await sql`
      alter table alerts
        drop constraint alerts_account_id_ticker_fkey,
        add column team_alert_id uuid references team_alerts (id) on delete cascade,
        add unique (team_alert_id, account_id)
    `.execute(database);
  },
};
