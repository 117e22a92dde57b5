import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Teams, their members, whom they have invited and what was done in them. A team outlives each of its members. */
export const teams: Migration = {
  async up(database: Kysely<unknown>) {
    await sql`
      create table teams (
        id uuid primary key,
        name text not null check (length(name) between 1 and 240),
        created_at timestamptz not null
      )
    `.execute(database);
    await sql`
      create table team_members (
        team_id uuid not null references teams (id) on delete cascade,
        account_id uuid not null references accounts (id) on delete cascade,
        role text not null check (role in ('owner', 'editor', 'commenter', 'reader')),
        joined_at timestamptz not null,
        primary key (team_id, account_id)
      )
    `.execute(database);
    await sql`create unique index one_owner_of_a_team on team_members (team_id) where role = 'owner'`.execute(database);
    await sql`create index teams_of_an_account on team_members (account_id)`.execute(database);
    await sql`
      create table team_invitations (
        id uuid primary key,
        team_id uuid not null references teams (id) on delete cascade,
        email text not null check (length(email) between 3 and 254),
        role text not null check (role in ('editor', 'commenter', 'reader')),
        invited_by uuid references accounts (id) on delete set null,
        sent_at timestamptz not null,
        expires_at timestamptz not null,
        unique (team_id, email)
      )
    `.execute(database);
    await sql`create index invitations_to_an_address on team_invitations (email)`.execute(database);
    await sql`
      create table team_activity (
        team_id uuid not null references teams (id) on delete cascade,
        number bigint generated always as identity,
        at timestamptz not null,
        action text not null check (length(action) between 1 and 40),
        account_id uuid references accounts (id) on delete set null,
        member_id uuid references accounts (id) on delete set null,
        role text,
        primary key (team_id, number)
      )
    `.execute(database);
  },
};
