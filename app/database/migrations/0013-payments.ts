import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Who pays for their plan, and the university addresses that halve its price. */
export const payments: Migration = {
  async up(database: Kysely<unknown>) {
    for (const statement of [checkouts, subscriptions, events, academicAddresses]) await statement.execute(database);
    await sql`create index checkouts_by_account on checkouts (account_id)`.execute(database);
    await sql`create index subscriptions_by_account on subscriptions (account_id)`.execute(database);
    await sql`
      create unique index academic_addresses_once on academic_addresses (email) where confirmed_at is not null
    `.execute(database);
  },
};

const checkouts = sql`
  create table checkouts (
    id uuid primary key,
    account_id uuid not null references accounts (id) on delete cascade,
    session_id text not null unique,
    offer text not null check (offer in ('pro', 'student')),
    started_at timestamptz not null,
    is_over boolean not null default false
  )
`;
const subscriptions = sql`
  create table subscriptions (
    id text primary key,
    account_id uuid not null references accounts (id) on delete cascade,
    customer_id text not null,
    offer text check (offer in ('pro', 'student')),
    status text not null,
    ends_at timestamptz,
    is_ending boolean not null,
    read_at timestamptz not null,
    version integer not null check (version > 0)
  )
`;
const events = sql`
  create table payment_events (
    id text primary key,
    taken_at timestamptz not null
  )
`;
const academicAddresses = sql`
  create table academic_addresses (
    account_id uuid primary key references accounts (id) on delete cascade,
    email text not null check (length(email) between 3 and 254),
    token_hash text not null unique,
    expires_at timestamptz not null,
    confirmed_at timestamptz
  )
`;
