import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Messages between readers and the team. */
export const conversations: Migration = {
  async up(database: Kysely<unknown>) {
    for (const statement of [started, lines]) await statement.execute(database);
    await sql`create index conversations_by_state on conversations (state, last_at)`.execute(database);
    await sql`create index conversations_by_last on conversations (last_at)`.execute(database);
    await sql`create index conversations_by_email on conversations (email)`.execute(database);
    await sql`create index conversations_by_account on conversations (account_id)`.execute(database);
  },
};

const started = sql`
  create table conversations (
    id uuid primary key,
    kind text not null check (kind in ('form', 'chat')),
    state text not null check (state in ('waiting', 'answered', 'closed')),
    account_id uuid references accounts (id) on delete cascade,
    email text check (length(email) between 3 and 254),
    subject text not null,
    language text not null check (language in ('es', 'en', 'it')),
    secret_hash text unique,
    opening_key uuid not null unique,
    last_number integer not null,
    started_at timestamptz not null,
    last_at timestamptz not null
  )
`;
const lines = sql`
  create table conversation_lines (
    conversation_id uuid not null references conversations (id) on delete cascade,
    number integer not null check (number > 0),
    author text not null check (author in ('reader', 'team')),
    account_id uuid references accounts (id) on delete set null,
    client_key uuid not null,
    text text not null check (length(text) between 1 and 40000),
    at timestamptz not null,
    primary key (conversation_id, number),
    unique (conversation_id, client_key)
  )
`;
