import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Who gave whom which plan, and when. */
export const planAssignments: Migration = {
  async up(database: Kysely<unknown>) {
    await sql`
      create table plan_assignments (
        id uuid primary key,
        account_id uuid not null references accounts (id) on delete cascade,
        plan text not null check (plan in ('free', 'pro')),
        origin text not null check (origin in ('admin', 'commandLine')),
        assigned_by uuid references accounts (id) on delete set null,
        assigned_at timestamptz not null
      )
    `.execute(database);
    await sql`create index plan_assignments_by_account on plan_assignments (account_id, assigned_at)`.execute(database);
    await sql`create index plan_assignments_by_admin on plan_assignments (assigned_by)`.execute(database);
  },
};
