import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Addresses that people want to be told at, what is told to each, and how each attempt went. They go with the account. */
export const webhooks: Migration = {
  async up(database: Kysely<unknown>) {
    for (const statement of [endpoints, deliveries, attempts, knownFilings]) await statement.execute(database);
    await sql`create index webhook_endpoints_by_account on webhook_endpoints (account_id)`.execute(database);
    await sql`
      create index webhook_deliveries_due on webhook_deliveries (next_attempt_at) where next_attempt_at is not null
    `.execute(database);
    await sql`create index webhook_deliveries_by_endpoint on webhook_deliveries (endpoint_id, queued_at)`.execute(
      database,
    );
    await sql`create index webhook_deliveries_by_moment on webhook_deliveries (queued_at)`.execute(database);
  },
};

const endpoints = sql`
  create table webhook_endpoints (
    id uuid primary key,
    account_id uuid not null references accounts (id) on delete cascade,
    address text not null check (length(address) between 1 and 2048),
    events text[] not null,
    secret text not null,
    former_secret text,
    former_until timestamptz,
    is_paused boolean not null default false,
    disabled_at timestamptz,
    created_at timestamptz not null,
    check ((former_secret is null) = (former_until is null))
  )
`;
const deliveries = sql`
  create table webhook_deliveries (
    id uuid primary key,
    endpoint_id uuid not null references webhook_endpoints (id) on delete cascade,
    event text not null,
    body text not null check (length(body) <= 65536),
    state text not null check (state in ('queued', 'sending', 'sent', 'retry', 'dead')),
    attempts integer not null default 0,
    tries integer not null default 0,
    queued_at timestamptz not null,
    next_attempt_at timestamptz
  )
`;
const attempts = sql`
  create table webhook_attempts (
    delivery_id uuid not null references webhook_deliveries (id) on delete cascade,
    number integer not null check (number > 0),
    begun_at timestamptz not null,
    milliseconds integer not null,
    status integer,
    failure text,
    excerpt text check (length(excerpt) <= 500),
    primary key (delivery_id, number)
  )
`;
const knownFilings = sql`
  create table known_filings (
    ticker text primary key,
    filed_at text not null check (length(filed_at) = 10)
  )
`;
