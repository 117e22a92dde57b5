import { type Kysely, type Selectable, sql } from "kysely";
import { hasProPlan } from "../../../core/usage/stores/pro-plan.ts";
import type { Tables } from "../../../database/schema.ts";
import { uuidAt } from "../../../database/uuid.ts";
import { deliveriesTo } from "../../webhooks/stores/queue-event.ts";
import { filesKeptInDays, runsWithFiles } from "../contracts/job-limits.ts";
import type { RunEnd, RunQueue } from "../use-cases/job-context.ts";
import { readingsIn, settingsIn } from "./job-rows.ts";
import { wrongMoments } from "./wrong-moments.ts";

const A_DAY = 24 * 3_600_000;

type TakenRow = Pick<
  Selectable<Tables["jobs"]>,
  "account_id" | "name" | "companies" | "question" | "cron" | "time_zone" | "deliveries"
> & {
  id: string;
  job_id: string;
  due_at: Date;
  attempts: number;
  failures: number;
  email: string;
  display_name: string;
  language: string;
};

/** Whether an owner's plan has jobs, and nothing stops them. */
const mayRun = (hasPlanLimits: boolean) => sql`owner.suspended_at is null and ${hasProPlan(hasPlanLimits)}`;

/** Runs on their way, done by as many processes as there are. */
export const runQueue = (database: Kysely<Tables>, { hasPlanLimits }: { hasPlanLimits: boolean }): RunQueue => ({
  async due(now, most) {
    const { rows } = await sql<{ id: string; cron: string; time_zone: string; next_run_at: Date }>`
      select job.id, job.cron, job.time_zone, job.next_run_at
      from jobs as job join accounts as owner on owner.id = job.account_id
      where not job.is_paused and job.next_run_at <= ${now} and ${mayRun(hasPlanLimits)}
      order by job.next_run_at limit ${most}
    `.execute(database);
    return rows.map(({ time_zone, next_run_at, ...row }) => ({ ...row, timeZone: time_zone, dueAt: next_run_at }));
  },

  ...wrongMoments(database),

  async begin({ id, dueAt, nextRunAt }) {
    const { rows } = await sql`
      with moved as (
        update jobs set next_run_at = ${nextRunAt}::timestamptz
        where id = ${id} and next_run_at = ${dueAt}::timestamptz and not is_paused returning id
      )
      insert into job_runs (id, job_id, due_at, is_by_hand, state, next_attempt_at)
      select ${uuidAt(dueAt)}::uuid, id, ${dueAt}::timestamptz, false, 'queued', ${dueAt}::timestamptz from moved
      on conflict do nothing returning id
    `.execute(database);
    return rows.length > 0;
  },

  // `=` and not `in`: the part of an `in` may be worked out once for each row, and would take another run each time.
  async take({ now, leaseUntil, busy }) {
    const { rows } = await sql<TakenRow>`
      update job_runs as run
      set state = 'running', attempts = run.attempts + 1, next_attempt_at = ${leaseUntil}::timestamptz,
        started_at = coalesce(run.started_at, ${now}::timestamptz)
      from jobs as job, accounts as person
      where job.id = run.job_id and person.id = job.account_id and run.id = (
        select due.id from job_runs as due
        join jobs as its on its.id = due.job_id join accounts as owner on owner.id = its.account_id
        where due.next_attempt_at <= ${now} and ${mayRun(hasPlanLimits)}
        and not owner.id = any (string_to_array(${busy.join(",")}::text, ',')::uuid[])
        and not exists (
          select 1 from job_runs as other
          where other.job_id = due.job_id and other.id <> due.id and other.state = 'running' and other.next_attempt_at > ${now}
        )
        order by due.next_attempt_at limit 1 for update of due skip locked
      )
      returning run.id, run.job_id, run.due_at, run.attempts, run.failures, job.account_id, job.name, job.companies,
        job.question, job.cron, job.time_zone, job.deliveries, person.email, person.display_name, person.language
    `.execute(database);
    const [row] = rows;
    if (row === undefined) return null;
    const { id, attempts, failures, email: recipient, display_name: displayName, language } = row;
    return {
      ...{ id, attempts, failures, jobId: row.job_id, accountId: row.account_id, dueAt: row.due_at },
      ...settingsIn(row),
      owner: { recipient, displayName, language },
    };
  },

  async renew({ id, attempts, until }) {
    const { numUpdatedRows } = await database
      .updateTable("job_runs")
      .set({ next_attempt_at: until })
      .where("id", "=", id)
      .where("attempts", "=", attempts)
      .where("state", "=", "running")
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },

  async lastOf(jobId) {
    const row = await database
      .selectFrom("job_runs")
      .select(["due_at", "readings"])
      .where("job_id", "=", jobId)
      .where("state", "=", "done")
      .orderBy("ended_at", "desc")
      .limit(1)
      .executeTakeFirst();
    return row === undefined ? null : { dueAt: row.due_at, readings: readingsIn(row.readings) };
  },

  ended: (end) => database.transaction().execute((inside) => endedIn(inside, end)),

  async postponed({ id, attempts, nextAttemptAt, failure }) {
    await sql`
      update job_runs set state = 'retry', failures = failures + 1, failure = ${failure}, next_attempt_at = ${nextAttemptAt}::timestamptz
      where id = ${id} and state = 'running' and attempts = ${attempts}
    `.execute(database);
  },
});

/** The run's end, its files, its mail and what endpoints are told: one transaction. */
async function endedIn(inside: Kysely<Tables>, end: RunEnd): Promise<boolean> {
  const mailId = end.mail === null ? null : uuidAt(end.at);
  const { readings, difference } = end;
  const changes =
    difference === null ? null : difference.changed.length + difference.came.length + difference.went.length;
  const valued = readings.filter(({ value }) => value !== null).length;
  const { rows } = await sql<{ account_id: string; job_id: string; email: string }>`
    update job_runs as run set state = ${end.state}, next_attempt_at = null, ended_at = ${end.at}::timestamptz,
      milliseconds = ${end.milliseconds}, failure = ${end.failure}, valued = ${valued}, unvalued = ${readings.length - valued},
      changes = ${changes}::integer, left_out = ${end.leftOut}, sheets_left_out = ${end.sheetsLeftOut}, readings = ${JSON.stringify(readings)},
      difference = ${difference === null ? null : JSON.stringify(difference)}, mail_id = ${mailId}::uuid
    from jobs as job, accounts as owner
    where run.id = ${end.id} and run.state = 'running' and run.attempts = ${end.attempts}
    and job.id = run.job_id and owner.id = job.account_id
    returning job.account_id, job.id as job_id, owner.email
  `.execute(inside);
  const [owner] = rows;
  if (owner === undefined) return false;
  if (end.pauses !== null)
    await inside
      .updateTable("jobs")
      .set({ is_paused: true })
      .where("id", "=", owner.job_id)
      .where("companies", "=", JSON.stringify(end.pauses))
      .execute();
  await keepFiles(inside, end, owner.job_id);
  if (end.mail !== null && mailId !== null) await queueMail(inside, end, { ...owner, mailId });
  if (end.event !== null)
    await sql`
      with recipient as (select ${owner.account_id}::uuid as account_id),
      told as (${deliveriesTo(sql`recipient`, end.event, end.at)})
      update job_runs set webhook_ids = array(select id from told) where id = ${end.id}
    `.execute(inside);
  return true;
}

async function keepFiles(inside: Kysely<Tables>, { id: runId, files, at }: RunEnd, jobId: string): Promise<void> {
  const kept_until = new Date(at.getTime() + filesKeptInDays * A_DAY);
  for (const file of files)
    await inside
      .insertInto("job_files")
      .values({ id: uuidAt(at), run_id: runId, ...file, kept_until })
      .execute();
  await sql`
    delete from job_files using job_runs as run
    where run.id = job_files.run_id and run.job_id = ${jobId} and run.id not in (
      select recent.id from job_runs as recent
      where recent.job_id = ${jobId} and exists (select 1 from job_files as theirs where theirs.run_id = recent.id)
      order by recent.ended_at desc nulls last limit ${runsWithFiles}
    )
  `.execute(inside);
}

type Addressed = { account_id: string; email: string; mailId: string };
const types = { csv: "text/csv; charset=utf-8", pdf: "application/pdf" } as const;

async function queueMail(inside: Kysely<Tables>, { mail, at }: RunEnd, { account_id, email, mailId }: Addressed) {
  if (mail === null) return;
  await inside
    .insertInto("outbox")
    .values({
      ...{ id: mailId, account_id, recipient: email, subject: mail.subject, text: mail.text, queued_at: at },
      ...{ sent_at: null, attempts: 0, next_attempt_at: at, failure: null },
    })
    .execute();
  for (const [number, { name, format, content }] of mail.attachments.entries())
    await inside
      .insertInto("outbox_attachments")
      .values({ mail_id: mailId, number, name, type: types[format], content })
      .execute();
}
