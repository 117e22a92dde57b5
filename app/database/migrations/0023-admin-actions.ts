import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Changes that admins made to accounts, by whom and when. A row outlives both accounts, without their names. */
export const adminActions: Migration = {
  async up(database: Kysely<unknown>) {
    await sql`
      create table admin_actions (
        number bigint generated always as identity primary key,
        done_at timestamptz not null,
        action text not null check (action in ('role', 'plan', 'suspension', 'confirmation')),
        former text not null,
        present text not null,
        origin text not null check (origin in ('admin', 'commandLine')),
        done_by uuid references accounts (id) on delete set null,
        account_id uuid references accounts (id) on delete set null
      )
    `.execute(database);
    await sql`create index admin_actions_by_account on admin_actions (account_id)`.execute(database);
    await sql`create index admin_actions_by_admin on admin_actions (done_by)`.execute(database);
  },
};
