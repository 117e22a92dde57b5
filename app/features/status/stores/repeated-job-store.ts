import type { Kysely } from "kysely";
import type { RepeatedJobTables } from "./repeated-job-tables.ts";

type Run = { begunAt: Date; endedAt: Date | null; fault: { at: Date; text: string } | null };

/** The last run of a repeated job. */
export const repeatedJobStore = (database: Kysely<RepeatedJobTables>, job: string) => ({
  async last(): Promise<Run | null> {
    const row = await database.selectFrom("repeated_jobs").selectAll().where("job", "=", job).executeTakeFirst();
    if (row === undefined) return null;
    const { begun_at: begunAt, ended_at: endedAt, failed_at, failure } = row;
    return { begunAt, endedAt, fault: failed_at && { at: failed_at, text: failure ?? "" } };
  },

  async keep({ begunAt, endedAt, fault }: Run): Promise<void> {
    const run = {
      ...{ begun_at: begunAt, ended_at: endedAt, failed_at: fault?.at ?? null, failure: fault?.text ?? null },
    };
    await database
      .insertInto("repeated_jobs")
      .values({ job, ...run })
      .onConflict((conflict) => conflict.column("job").doUpdateSet(run))
      .execute();
  },
});
