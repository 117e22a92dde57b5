import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Brokers that people have connected: each fills one portfolio, and goes with it and with the account. */
export const brokerConnections: Migration = {
  async up(database: Kysely<unknown>) {
    await sql`
      create table broker_connections (
        id uuid primary key,
        account_id uuid not null references accounts (id) on delete cascade,
        portfolio_id uuid not null unique references portfolios (id) on delete cascade,
        broker text not null check (broker in ('interactiveBrokers', 'alpaca')),
        is_paper boolean not null,
        credentials text not null check (starts_with(credentials, 'v') and length(credentials) between 40 and 2000),
        connected_at timestamptz not null,
        fetched_at timestamptz not null,
        as_of text check (length(as_of) = 10),
        accounts integer not null check (accounts >= 1),
        tells_cash boolean not null,
        left_out text not null check (length(left_out) between 2 and 1000000)
      )
    `.execute(database);
    await sql`create index broker_connections_of_account on broker_connections (account_id)`.execute(database);
  },
};
