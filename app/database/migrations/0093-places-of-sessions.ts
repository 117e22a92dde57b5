import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Where a session began, where the operator has a file that knows places; of those before it is not known. */
export const placesOfSessions: Migration = {
  async up(database: Kysely<unknown>) {
    await sql`alter table sessions add column country text, add column city text`.execute(database);
  },
};
