import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** A person's own parameters of analysis, by name, and which of them applies. They go with the account. */
export const policies: Migration = {
  async up(database: Kysely<unknown>) {
    await sql`
      create table policies (
        id uuid primary key,
        account_id uuid not null references accounts (id) on delete cascade,
        name text not null check (length(name) between 1 and 60),
        scenario text check (scenario in ('conservative', 'neutral', 'optimistic')),
        wacc double precision,
        growth double precision,
        horizon integer,
        source text check (length(source) <= 40),
        created_at timestamptz not null,
        unique (account_id, name),
        unique (account_id, id)
      )
    `.execute(database);
    await sql`
      create table active_policies (
        account_id uuid primary key references accounts (id) on delete cascade,
        policy_id uuid not null,
        foreign key (account_id, policy_id) references policies (account_id, id) on delete cascade
      )
    `.execute(database);
  },
};
