import { type Kysely, sql } from "kysely";
import { afterCursor } from "../../../database/after-cursor.ts";
import type { Tables } from "../../../database/schema.ts";
import type { JobRun } from "../contracts/job-runs.ts";
import type { RunStore } from "../use-cases/job-context.ts";
import { differenceIn, readingsIn, runColumns, toRun } from "./job-rows.ts";

/** The runs of people's jobs. Every statement filters by the account. */
export const runStore = (database: Kysely<Tables>): RunStore => ({
  async runsOf(accountId, jobId, { cursor, limit }) {
    const rows = await database
      .selectFrom("job_runs as run")
      .innerJoin("jobs as job", "job.id", "run.job_id")
      .select(runColumns.map((column) => `run.${column}` as const))
      .where("job.account_id", "=", accountId)
      .where("job.id", "=", jobId)
      .$if(cursor !== null, (query) => {
        const of = sql<boolean>`job_id = ${jobId}`;
        return query.where(afterCursor(cursor, { table: "job_runs", as: "run", at: "due_at", of }));
      })
      .orderBy("run.due_at", "desc")
      .orderBy("run.id", "desc")
      .limit(limit)
      .execute();
    return rows.map(toRun);
  },

  async find(accountId, id) {
    const row = await database
      .selectFrom("job_runs as run")
      .innerJoin("jobs as job", "job.id", "run.job_id")
      .select([...runColumns.map((column) => `run.${column}` as const), "run.readings", "run.difference"])
      .select(["run.mail_id", "run.webhook_ids", "job.name as job_name", "job.time_zone"])
      .where("job.account_id", "=", accountId)
      .where("run.id", "=", id)
      .executeTakeFirst();
    if (row === undefined) return null;
    return {
      ...toRun(row),
      jobId: row.job_id,
      jobName: row.job_name,
      timeZone: row.time_zone,
      readings: readingsIn(row.readings),
      difference: differenceIn(row.difference),
      files: await filesOf(database, id),
      deliveries: [...(await mailOf(database, row.mail_id)), ...(await toldOf(database, row.webhook_ids))],
    };
  },

  async cancel(accountId, id, now) {
    await sql`
      update job_runs as run set state = 'cancelled', ended_at = ${now}::timestamptz, next_attempt_at = null
      from jobs as job
      where run.id = ${id} and job.id = run.job_id and job.account_id = ${accountId}
      and run.state in ('queued', 'running', 'retry')
    `.execute(database);
  },

  async file(accountId, id) {
    const row = await database
      .selectFrom("job_files as file")
      .innerJoin("job_runs as run", "run.id", "file.run_id")
      .innerJoin("jobs as job", "job.id", "run.job_id")
      .select(["file.name", "file.format", "file.content"])
      .where("job.account_id", "=", accountId)
      .where("file.id", "=", id)
      .executeTakeFirst();
    return row === undefined ? null : { ...row, content: new Uint8Array(row.content) };
  },
});

async function filesOf(database: Kysely<Tables>, runId: string): Promise<JobRun["files"]> {
  const rows = await database
    .selectFrom("job_files")
    .select(["id", "name", "format", "kept_until"])
    .select(sql<number>`length(content)`.as("bytes"))
    .where("run_id", "=", runId)
    .orderBy("name")
    .execute();
  return rows.map(({ kept_until, ...file }) => ({ ...file, keptUntil: kept_until.toISOString() }));
}

type Delivery = JobRun["deliveries"][number];

/** A mail that has been deleted since is not told of. */
async function mailOf(database: Kysely<Tables>, id: string | null): Promise<Delivery[]> {
  if (id === null) return [];
  const rows = await database
    .selectFrom("outbox")
    .select(["id", "sent_at", "next_attempt_at"])
    .where("id", "=", id)
    .execute();
  return rows.map(({ sent_at, next_attempt_at, ...mail }) => ({
    ...mail,
    kind: "mail",
    state: sent_at !== null ? "sent" : next_attempt_at === null ? "dead" : "queued",
    at: sent_at?.toISOString() ?? null,
    endpoint: null,
  }));
}

async function toldOf(database: Kysely<Tables>, ids: readonly string[]): Promise<Delivery[]> {
  if (ids.length === 0) return [];
  const rows = await database
    .selectFrom("webhook_deliveries as told")
    .innerJoin("webhook_endpoints as endpoint", "endpoint.id", "told.endpoint_id")
    .select(["told.id", "told.state", "told.endpoint_id", "endpoint.kind", "endpoint.address", "endpoint.destination"])
    .where("told.id", "in", ids)
    .orderBy("told.id")
    .execute();
  const stateOf = (state: string) => (state === "sent" || state === "dead" ? state : "queued");
  return rows.map(({ id, state, endpoint_id, ...endpoint }) => ({
    ...{ kind: "webhook", id, state: stateOf(state), at: null },
    endpoint: { id: endpoint_id, ...endpoint },
  }));
}
