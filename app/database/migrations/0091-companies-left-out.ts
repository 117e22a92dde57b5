import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** How many companies a run has left out, and of how many it has made no sheet; of earlier runs it is not known. */
export const companiesLeftOut: Migration = {
  async up(database: Kysely<unknown>) {
    await sql`alter table job_runs add column left_out integer, add column sheets_left_out integer`.execute(database);
  },
};
