import { type Kysely, sql } from "kysely";
import type { Tables } from "../../../database/schema.ts";
import { countInTurn } from "../../../database/turn-of-account.ts";
import { uuidAt } from "../../../database/uuid.ts";
import type { JobStore, KeptJob } from "../use-cases/job-context.ts";
import { rowOf, runColumns, settingsIn, toRun } from "./job-rows.ts";

/** People's jobs. Every statement filters by the account. */
export const jobStore = (database: Kysely<Tables>): JobStore => ({
  listOf: (accountId) => jobsOf(database, accountId, null),

  find: async (accountId, id) => (await jobsOf(database, accountId, id))[0] ?? null,

  add: ({ accountId, settings, nextRunAt, now, most, key }) =>
    database.transaction().execute(async (inside) => {
      const count = await countInTurn(inside, accountId, "jobs");
      const known = key === null ? undefined : await ofKey(inside, accountId, key.text);
      if (known !== undefined) return known.client_digest === key?.digest ? { id: known.id } : "reused";
      if (count >= most) return "tooMany";
      const id = uuidAt(now);
      await inside
        .insertInto("jobs")
        .values({
          ...{ id, account_id: accountId, client_key: key?.text ?? null, client_digest: key?.digest ?? null },
          ...rowOf(settings),
          ...{ next_run_at: nextRunAt, created_at: now },
        })
        .execute();
      return { id };
    }),

  async change({ accountId, id, settings, isPaused, nextRunAt }) {
    const { numUpdatedRows } = await database
      .updateTable("jobs")
      .set({ ...rowOf(settings), is_paused: isPaused, next_run_at: nextRunAt })
      .where("account_id", "=", accountId)
      .where("id", "=", id)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },

  async remove(accountId, id) {
    const { numDeletedRows } = await database
      .deleteFrom("jobs")
      .where("account_id", "=", accountId)
      .where("id", "=", id)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  },

  queueRun: ({ accountId, id: jobId, now }) =>
    database.transaction().execute(async (inside) => {
      const job = await inside
        .selectFrom("jobs")
        .select("id")
        .where("account_id", "=", accountId)
        .where("id", "=", jobId)
        .forUpdate()
        .executeTakeFirst();
      if (job === undefined) return null;
      const waiting = await inside
        .selectFrom("job_runs")
        .select("id")
        .where("job_id", "=", jobId)
        .where("is_by_hand", "=", true)
        .where("state", "in", ["queued", "running", "retry"])
        .executeTakeFirst();
      if (waiting !== undefined) return { id: waiting.id };
      const id = uuidAt(now);
      const row = { id, job_id: jobId, due_at: now, is_by_hand: true, state: "queued" as const, next_attempt_at: now };
      await inside.insertInto("job_runs").values(row).execute();
      return { id };
    }),
});

const ofKey = (inside: Kysely<Tables>, accountId: string, key: string) =>
  inside
    .selectFrom("jobs")
    .select(["id", "client_digest"])
    .where("account_id", "=", accountId)
    .where("client_key", "=", key)
    .executeTakeFirst();

async function jobsOf(database: Kysely<Tables>, accountId: string, id: string | null): Promise<KeptJob[]> {
  let asked = database.selectFrom("jobs").selectAll().where("account_id", "=", accountId);
  if (id !== null) asked = asked.where("id", "=", id);
  const rows = await asked.orderBy("created_at").orderBy("id").execute();
  const last = await lastRuns(
    database,
    rows.map((row) => row.id),
  );
  return rows.map((row) => ({
    ...settingsIn(row),
    id: row.id,
    isPaused: row.is_paused,
    nextRunAt: row.next_run_at,
    createdAt: row.created_at,
    lastRun: last.get(row.id) ?? null,
  }));
}

async function lastRuns(database: Kysely<Tables>, jobs: readonly string[]) {
  if (jobs.length === 0) return new Map<string, ReturnType<typeof toRun>>();
  const rows = await database
    .selectFrom("job_runs")
    .distinctOn("job_id")
    .select(runColumns)
    .where("job_id", "in", jobs)
    .orderBy("job_id")
    .orderBy("due_at", "desc")
    .orderBy("id", "desc")
    .execute();
  return new Map(rows.map((row) => [row.job_id, toRun(row)]));
}

/** Deletes runs of before one day, and files that are not kept any longer. */
export async function purgeRuns(
  database: Kysely<Tables>,
  { runsBefore, now }: { runsBefore: Date; now: Date },
): Promise<void> {
  await database
    .deleteFrom("job_runs")
    .where("due_at", "<=", runsBefore)
    .where("state", "in", ["done", "failed", "cancelled"])
    .execute();
  await sql`delete from job_files where kept_until <= ${now}`.execute(database);
}
