import { type Kysely, sql } from "kysely";
import type { Tables } from "../../../database/schema.ts";
import { differenceIn, readingsIn } from "./job-rows.ts";

/** A person's jobs and their runs, with what these found; of files their names. */
export async function jobsOf(database: Kysely<Tables>, accountId: string) {
  const runs = await database
    .selectFrom("job_runs as run")
    .innerJoin("jobs as job", "job.id", "run.job_id")
    .select(["run.id", "job_id", "due_at", "is_by_hand", "state", "started_at", "ended_at", "failure"])
    .select(["left_out", "sheets_left_out"])
    .select(["readings", "difference"])
    .where("account_id", "=", accountId)
    .orderBy("due_at")
    .execute();
  return {
    jobs: await database
      .selectFrom("jobs")
      .select(["id", "name", "companies", "question", "cron", "time_zone", "deliveries", "is_paused", "created_at"])
      .where("account_id", "=", accountId)
      .orderBy("created_at")
      .execute(),
    job_runs: runs.map(({ readings, difference, ...run }) => ({
      ...run,
      readings: readingsIn(readings),
      difference: differenceIn(difference),
    })),
    job_files: await database
      .selectFrom("job_files as file")
      .innerJoin("job_runs as run", "run.id", "file.run_id")
      .innerJoin("jobs as job", "job.id", "run.job_id")
      .select(["file.id", "run_id", "file.name", "file.format", "kept_until"])
      .select(sql<number>`length(content)`.as("bytes"))
      .where("account_id", "=", accountId)
      .orderBy("kept_until")
      .execute(),
  };
}
