import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * A policy is of an account or of a team; one of a team says who shared it. Members follow it as one of their own: what a person
 * follows is told by its id alone, and keeps the names of a policy that they can follow no more. The
 * activity of a team names the policy that it is about; a version, the one that its question followed.
 */
export const teamPolicies: Migration = {
  async up(database: Kysely<unknown>) {
    await sql`
      alter table policies
        alter column account_id drop not null,
        add column team_id uuid references teams (id) on delete cascade,
        add column shared_by uuid references accounts (id) on delete set null,
        add column changed_at timestamptz not null default now(),
        add check ((account_id is null) <> (team_id is null)),
        add check (team_id is not null or shared_by is null),
        add unique (team_id, name)
    `.execute(database);
    await sql`
      alter table active_policies
        drop constraint active_policies_account_id_policy_id_fkey,
        add column lost_name text,
        add column lost_team text,
        add check ((lost_name is null) = (lost_team is null))
    `.execute(database);
    await sql`
      alter table team_activity add column policy text check (length(policy) between 1 and 240)
    `.execute(database);
    await sql`
      alter table versions
        add column policy_name text,
        add column policy_team text,
        add column policy_team_id uuid,
        add check (policy_name is not null or policy_team is null),
        add check ((policy_team is null) = (policy_team_id is null))
    `.execute(database);
  },
};
