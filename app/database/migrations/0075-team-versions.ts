import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * A version is of an account or of a team. One of a team is a copy, and says who gave it and when; that the account of the giver goes is the
 * only change of a version that there is.
 */
export const teamVersions: Migration = {
  async up(database: Kysely<unknown>) {
    await sql`
      alter table versions
        alter column account_id drop not null,
        add column team_id uuid references teams (id) on delete cascade,
        add column given_by uuid references accounts (id) on delete set null,
        add column given_at timestamptz,
        add check ((account_id is null) <> (team_id is null)),
        add check ((team_id is null) = (given_at is null)),
        add check (team_id is not null or given_by is null),
        add unique (team_id, client_key)
    `.execute(database);
    await sql`create index versions_of_a_team on versions (team_id, saved_at)`.execute(database);
    await sql`
      create or replace function refuse_change_of_version() returns trigger language plpgsql as $$
      begin
        old.given_by := null;
        if new is not distinct from old then
          return new;
        end if;
        raise exception 'a saved version never changes';
      end $$
    `.execute(database);
  },
};
