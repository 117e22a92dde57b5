import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** A thesis is of an account or of a team, one of each company. */
export const teamTheses: Migration = {
  async up(database: Kysely<unknown>) {
    await sql`
      alter table theses
        alter column account_id drop not null,
        add column team_id uuid references teams (id) on delete cascade,
        add check ((account_id is null) <> (team_id is null)),
        add unique (team_id, ticker)
    `.execute(database);
  },
};
