import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** What an administrator has chosen for the whole installation, told to all its processes. */
export const installationSettings: Migration = {
  async up(database: Kysely<unknown>) {
    await sql`
      create table installation_settings (
        id boolean primary key default true check (id),
        settings text not null check (length(settings) <= 4000)
      )
    `.execute(database);
    await sql`
      create function tell_installation_settings() returns trigger language plpgsql as $$
      begin perform pg_notify('valora', 'installation settings'); return null; end $$
    `.execute(database);
    await sql`
      create trigger tell_installation_settings after insert or update on installation_settings
      for each statement execute function tell_installation_settings()
    `.execute(database);
  },
};
