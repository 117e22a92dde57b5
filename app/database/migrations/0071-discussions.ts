import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** What a team says about companies. A comment outlives its writer, and a thread the person who has settled it, without their names. */
export const discussions: Migration = {
  async up(database: Kysely<unknown>) {
    await sql`
      create table discussions (
        team_id uuid not null references teams (id) on delete cascade,
        ticker text not null check (length(ticker) between 1 and 40),
        name text not null check (length(name) between 1 and 400),
        number integer not null,
        primary key (team_id, ticker)
      )
    `.execute(database);
    await sql`
      create table discussion_threads (
        id uuid primary key,
        team_id uuid not null,
        ticker text not null,
        anchor text not null check (length(anchor) between 1 and 80),
        number integer not null,
        resolved_at timestamptz,
        resolved_by uuid references accounts (id) on delete set null,
        foreign key (team_id, ticker) references discussions (team_id, ticker) on delete cascade
      )
    `.execute(database);
    await sql`create index threads_of_a_discussion on discussion_threads (team_id, ticker)`.execute(database);
    await sql`
      create table discussion_comments (
        id uuid primary key,
        thread_id uuid not null references discussion_threads (id) on delete cascade,
        account_id uuid references accounts (id) on delete set null,
        text text check (length(text) between 1 and 16000),
        written_at timestamptz not null,
        edited_at timestamptz,
        revision integer not null
      )
    `.execute(database);
    await sql`create index comments_of_a_thread on discussion_comments (thread_id)`.execute(database);
    await sql`create index comments_of_an_account on discussion_comments (account_id)`.execute(database);
    await sql`
      create table discussion_mentions (
        comment_id uuid not null references discussion_comments (id) on delete cascade,
        account_id uuid not null references accounts (id) on delete cascade,
        primary key (comment_id, account_id)
      )
    `.execute(database);
    await sql`
      create function valora_tell_discussions() returns trigger language plpgsql as $$
      begin perform pg_notify('valora', 'discussion ' || new.team_id::text || ' ' || new.ticker); return null; end $$
    `.execute(database);
    await sql`
      create trigger valora_tell_discussions after insert or update on discussions
      for each row execute function valora_tell_discussions()
    `.execute(database);
    await sql`create index mentions_of_an_account on discussion_mentions (account_id)`.execute(database);
  },
};
