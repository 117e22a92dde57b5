import { firstPage, type PageAsked } from "../../../core/shared/contracts/pages.ts";
import { isUuid } from "../../../core/shared/contracts/uuid.ts";
import type { Account } from "../../../core/shared/use-cases/caller.ts";
import { pageOf } from "../../../core/shared/use-cases/read-page.ts";
import { Failure } from "../../../failure.ts";
import { type JobLimits, nextRunsShown } from "../contracts/job-limits.ts";
import type { JobRun } from "../contracts/job-runs.ts";
import type { CompaniesNow, Job, JobBook, JobChange, NewJob, OneJob, RunSummary } from "../contracts/jobs.ts";
import { companiesNow, type Matching } from "./companies-now.ts";
import type { JobContext, KeptJob, KeptRun, StoredFile } from "./job-context.ts";
import { mustHaveBook } from "./must-have-book.ts";
import { readJob } from "./read-job.ts";

const noDeliveries = { mail: null, webhook: false, file: null };

/** The limits of a person's plan; throws `planWithoutJobs` where it has none. */
function limitsOf({ limitsOf: of }: JobContext, { plan }: Account): JobLimits {
  const limits = of(plan);
  if (limits === null) throw new Failure("planWithoutJobs");
  return limits;
}

async function jobOf({ jobs }: JobContext, { id: accountId }: Account, id: string): Promise<KeptJob> {
  const found = isUuid(id) ? await jobs.find(accountId, id) : null;
  if (found === null) throw new Failure("notFound");
  return found;
}

const told = ({ now, nextRuns, limitsOf: of }: JobContext, { plan }: Account, job: KeptJob): Job => {
  const { id, name, companies, question, cron, timeZone, deliveries, createdAt, lastRun } = job;
  const state = of(plan) === null ? "waiting" : job.isPaused ? "paused" : "active";
  const next = state === "active" ? nextRuns({ cron, timeZone }, now(), nextRunsShown) : [];
  return {
    ...{ id, name, companies, question, cron, timeZone, deliveries, state },
    nextRuns: next.map((run) => run.toISOString()),
    createdAt: createdAt.toISOString(),
    lastRun: lastRun && summaryOf(lastRun),
  };
};

const summaryOf = ({ dueAt, startedAt, endedAt, ...run }: KeptRun): RunSummary => ({
  ...run,
  dueAt: dueAt.toISOString(),
  startedAt: startedAt?.toISOString() ?? null,
  endedAt: endedAt?.toISOString() ?? null,
});

/** One's own jobs, the first one first, and what the plan allows of them; null where it has none. */
export async function listJobs(
  context: JobContext,
  account: Account,
): Promise<{ jobs: Job[]; limits: JobLimits | null }> {
  const kept = await context.jobs.listOf(account.id);
  return { jobs: kept.map((job) => told(context, account, job)), limits: context.limitsOf(account.plan) };
}

/** One of them, with how many companies it has at the moment. */
export async function readOneJob(
  context: JobContext,
  account: Account,
  { id, matching }: { id: string; matching: Matching },
): Promise<OneJob> {
  const job = await jobOf(context, account, id);
  return { ...told(context, account, job), companiesNow: await companiesNow(context, account, { job, matching }) };
}

/**
 * Makes a job. With one key it makes one, for as long as the job is there, also where a process ends in the middle. Throws
 * `idempotencyKeyReused` for a key that came with another request.
 */
export async function addJob(
  context: JobContext,
  account: Account,
  { wanted, matching, key = null }: { wanted: NewJob; matching: Matching; key?: string | null },
): Promise<OneJob> {
  const limits = limitsOf(context, account);
  const now = context.now();
  const asked = { question: "", deliveries: noDeliveries, ...wanted };
  const { settings, next } = readJob(asked, { limits, now, nextRuns: context.nextRuns });
  await mustHaveBook(context, account, settings.companies);
  const added = await context.jobs.add({
    accountId: account.id,
    settings,
    nextRunAt: next,
    now,
    most: limits.jobs,
    key: key === null ? null : { text: key, digest: context.digest(JSON.stringify(settings)) },
  });
  if (added === "tooMany") throw new Failure("tooManyJobs", { maximum: limits.jobs });
  if (added === "reused") throw new Failure("idempotencyKeyReused");
  return readOneJob(context, account, { id: added.id, matching });
}

/** What a job would be, without keeping it: the next runs of its schedule, and how many companies it would have now. */
export async function tryJob(
  context: JobContext,
  account: Account,
  { wanted, matching }: { wanted: NewJob; matching: Matching },
): Promise<{ nextRuns: string[]; companiesNow: CompaniesNow | null }> {
  const now = context.now();
  const asked = { question: "", deliveries: noDeliveries, ...wanted };
  const { settings } = readJob(asked, { limits: limitsOf(context, account), now, nextRuns: context.nextRuns });
  await mustHaveBook(context, account, settings.companies);
  return {
    nextRuns: context.nextRuns(settings, now, nextRunsShown).map((run) => run.toISOString()),
    companiesNow: await companiesNow(context, account, { job: settings, matching }),
  };
}

/** Changes what is given; the schedule goes on from now. */
export async function changeJob(
  context: JobContext,
  account: Account,
  { id, isPaused, matching, ...change }: JobChange & { id: string; matching: Matching },
): Promise<OneJob> {
  const kept = await jobOf(context, account, id);
  const { name, companies, question, cron, timeZone, deliveries } = { ...kept, ...change };
  const asked = { name, companies, question, cron, timeZone, deliveries };
  const { settings, next } = readJob(asked, {
    limits: limitsOf(context, account),
    now: context.now(),
    nextRuns: context.nextRuns,
  });
  if (change.companies !== undefined || isPaused === false) await mustHaveBook(context, account, settings.companies);
  const changed = await context.jobs.change({
    ...{ accountId: account.id, id, settings, nextRunAt: next },
    isPaused: isPaused ?? kept.isPaused,
  });
  if (!changed) throw new Failure("notFound");
  return readOneJob(context, account, { id, matching });
}

/** The books whose companies a job may have. */
export const jobBooks = ({ books }: JobContext, account: Account): Promise<JobBook[]> => books.listOf(account.id);

export async function removeJob({ jobs }: JobContext, account: Account, id: string): Promise<void> {
  if (!isUuid(id) || !(await jobs.remove(account.id, id))) throw new Failure("notFound");
}

/** Runs it now, apart from its schedule; where a run by hand waits already, that one. */
export async function runJob(context: JobContext, account: Account, id: string): Promise<{ id: string }> {
  const { id: jobId } = await jobOf(context, account, id);
  limitsOf(context, account);
  const queued = await context.jobs.queueRun({ accountId: account.id, id: jobId, now: context.now() });
  if (queued === null) throw new Failure("notFound");
  return queued;
}

/** The runs of a job, newest first, a page at a time. Throws `enumInvalid` for a cursor that is no run of it. */
export async function runsOfJob(
  context: JobContext,
  account: Account,
  { id, page = firstPage }: { id: string; page?: PageAsked },
): Promise<{ runs: RunSummary[]; next: string | null }> {
  await jobOf(context, account, id);
  const { entries, next } = await pageOf(
    page,
    (asked) => context.runs.runsOf(account.id, id, asked),
    async (run) => (await context.runs.find(account.id, run))?.jobId === id,
  );
  return { runs: entries.map(summaryOf), next };
}

export async function readRun({ runs }: JobContext, account: Account, id: string): Promise<JobRun> {
  const found = isUuid(id) ? await runs.find(account.id, id) : null;
  if (found === null) throw new Failure("notFound");
  const { jobId, jobName, timeZone, readings, difference, files, deliveries, ...run } = found;
  return { ...summaryOf(run), jobId, jobName, timeZone, readings, difference, files, deliveries };
}

/** Ends a run that has not ended; what has been done by then is told to no one. */
export async function cancelRun(context: JobContext, account: Account, id: string): Promise<JobRun> {
  await readRun(context, account, id);
  await context.runs.cancel(account.id, id, context.now());
  return readRun(context, account, id);
}

export async function readRunFile({ runs }: JobContext, account: Account, id: string): Promise<StoredFile> {
  const found = isUuid(id) ? await runs.file(account.id, id) : null;
  if (found === null) throw new Failure("notFound");
  return found;
}
