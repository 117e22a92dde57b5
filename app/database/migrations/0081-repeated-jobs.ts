import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** The last run of each repeated job: a process that starts, or leads from now on, goes on in the same rhythm. */
export const repeatedJobs: Migration = {
  async up(database: Kysely<unknown>) {
    await sql`
      create table repeated_jobs (
        job text primary key check (length(job) <= 40),
        begun_at timestamptz not null,
        ended_at timestamptz,
        failed_at timestamptz,
        failure text check (length(failure) <= 300),
        check ((failed_at is null) = (failure is null))
      )
    `.execute(database);
  },
};
