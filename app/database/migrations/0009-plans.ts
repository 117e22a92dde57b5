import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Who pays, and what the others have opened today. */
export const plans: Migration = {
  async up(database: Kysely<unknown>) {
    await sql`
      alter table accounts add column plan text not null default 'free' check (plan in ('free', 'pro'))
    `.execute(database);
    await sql`
      create table plan_uses (
        holder text primary key check (length(holder) <= 100),
        account_id uuid references accounts (id) on delete cascade,
        day text not null check (day like '____-__-__'),
        tickers text[] not null,
        latest_at timestamptz not null,
        latest_take uuid not null
      )
    `.execute(database);
    await sql`create index plan_uses_by_account on plan_uses (account_id)`.execute(database);
  },
};
