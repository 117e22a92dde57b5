import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** People: who they are, how they come in, what is written to them, and how often something may be tried. */
export const accounts: Migration = {
  async up(database: Kysely<unknown>) {
    for (const statement of [people, signUps, sessions, knownDevices, resets, apiKeys, removed, outbox, rates]) {
      await statement.execute(database);
    }
    await sql`create index sign_ups_by_email on sign_ups (email)`.execute(database);
    await sql`create index sessions_by_account on sessions (account_id)`.execute(database);
    await sql`create index api_keys_by_account on api_keys (account_id)`.execute(database);
    await sql`create index password_resets_by_account on password_resets (account_id)`.execute(database);
    await sql`create index outbox_due on outbox (next_attempt_at) where next_attempt_at is not null`.execute(database);
    await sql`create index outbox_by_recipient on outbox (recipient)`.execute(database);
  },
};

const people = sql`
  create table accounts (
    id uuid primary key,
    email text not null unique check (length(email) between 3 and 254 and email = lower(email)),
    display_name text not null check (length(display_name) between 1 and 80),
    password_hash text not null check (password_hash like 'scrypt$%'),
    role text not null default 'user' check (role in ('user', 'editor', 'admin')),
    language text not null check (language in ('es', 'en', 'it')),
    theme text check (theme in ('light', 'dark')),
    created_at timestamptz not null,
    age_declared_at timestamptz not null
  )
`;
const signUps = sql`
  create table sign_ups (
    token_hash text primary key,
    email text not null check (length(email) between 3 and 254),
    display_name text not null,
    password_hash text not null,
    language text not null,
    age_declared_at timestamptz not null,
    expires_at timestamptz not null
  )
`;
const sessions = sql`
  create table sessions (
    id uuid primary key,
    account_id uuid not null references accounts (id) on delete cascade,
    token_hash text not null unique,
    device text not null check (length(device) <= 80),
    started_at timestamptz not null,
    seen_at timestamptz not null,
    expires_at timestamptz not null
  )
`;
const knownDevices = sql`
  create table known_devices (
    account_id uuid not null references accounts (id) on delete cascade,
    token_hash text not null,
    seen_at timestamptz not null,
    primary key (account_id, token_hash)
  )
`;
const resets = sql`
  create table password_resets (
    token_hash text primary key,
    account_id uuid not null references accounts (id) on delete cascade,
    expires_at timestamptz not null
  )
`;
const apiKeys = sql`
  create table api_keys (
    id uuid primary key,
    account_id uuid not null references accounts (id) on delete cascade,
    name text not null check (length(name) between 1 and 60),
    key_hash text not null unique,
    ending text not null check (length(ending) = 4),
    created_at timestamptz not null,
    last_used_at timestamptz
  )
`;
const removed = sql`
  create table removed_accounts (
    id_hash text primary key,
    removed_at timestamptz not null
  )
`;
const outbox = sql`
  create table outbox (
    id uuid primary key,
    account_id uuid references accounts (id) on delete cascade,
    recipient text not null,
    subject text not null,
    text text,
    queued_at timestamptz not null,
    sent_at timestamptz,
    attempts integer not null default 0,
    next_attempt_at timestamptz,
    failure text
  )
`;
const rates = sql`
  create table rate_counts (
    key text primary key check (length(key) <= 200),
    window_start timestamptz not null,
    count integer not null check (count > 0)
  )
`;
