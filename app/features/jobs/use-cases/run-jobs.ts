import type { CompanyAnswered } from "../../../core/analysis/use-cases/analyse-companies.ts";
import { Failure } from "../../../failure.ts";
import type { RunDifference, RunReading } from "../contracts/job-runs.ts";
import type { DueRun, RunEnd, RunQueue, StoredFile, Told } from "./job-context.ts";
import type { NextRuns } from "./read-schedule.ts";
import { runDifference, unread } from "./run-reading.ts";

const A_MINUTE = 60_000;
/** Longer than the work on a company, at whose end it is prolonged. */
const LEASE_IN_MILLISECONDS = 2 * A_MINUTE;
const RENEWED_AFTER_IN_MILLISECONDS = 2_000;
/** From then on the companies that are left are not valued. */
const LONGEST_IN_MILLISECONDS = 30 * A_MINUTE;
/** One person's long run holds up no other's. */
const MOST_AT_ONCE = 3;
const BEGUN_AT_ONCE = 100;
const LOOK_IN_MILLISECONDS = 250;
/** How long to wait after each attempt that failed; after the last one the run has failed. */
const waits = [1, 5, 30, 120].map((minutes) => minutes * A_MINUTE);
/** How far ahead the next attempt may be, by the number of those that failed. */
export const longestWaits = [LEASE_IN_MILLISECONDS, ...waits].map((wait) => Math.max(wait, LEASE_IN_MILLISECONDS));
/** A run in whose midst the process ends each time is given up. */
const MOST_ATTEMPTS = 20;

/** The companies of a run, what is different from the run before, and how many companies were left out. */
export type Found = { readings: readonly RunReading[]; difference: RunDifference | null; leftOut: number };

/** A run whose companies are known. */
export type OpenedRun = {
  /** Companies beyond what the plan allows. */
  leftOut: number;
  /** Its companies, one after the other, as they are valued now. */
  valued(outOfTime: AbortSignal, signal: AbortSignal): AsyncIterable<CompanyAnswered<RunReading>>;
  /** What is attached and kept; `beforeEach` is awaited before each. */
  files(found: Found, beforeEach: () => Promise<void>): Promise<StoredFile[]>;
};

export type RunningContext = {
  now(): Date;
  /** Milliseconds, for durations. */
  clock(): number;
  pause(milliseconds: number): Promise<void>;
  queue: RunQueue;
  nextRuns: NextRuns;
  /** Throws `jobBookMissing`. */
  open(run: DueRun): Promise<OpenedRun>;
  write(end: Omit<RunEnd, keyof Told>, run: DueRun): Promise<Told>;
  warn(error: unknown): void;
};

/** Queues a run for each job whose moment has come, at most one for all moments that have passed; says how many. */
async function beginDueRuns({
  queue,
  now,
  nextRuns,
}: Pick<RunningContext, "queue" | "now" | "nextRuns">): Promise<number> {
  let begun = 0;
  for (const { id, dueAt, ...schedule } of await queue.due(now(), BEGUN_AT_ONCE)) {
    const [next = null] = nextRuns(schedule, now(), 1);
    if (await queue.begin({ id, dueAt, nextRunAt: next })) begun += 1;
  }
  return begun;
}

/**
 * Begins and finishes runs, some at once and one of each person, until none is due; says how many attempts were made. Each is taken
 * under a lease: a process that is killed leaves it to be taken again, from its beginning, when the lease is over. What a run
 * delivers is queued in the transaction in which it ends.
 */
export async function runJobs(context: RunningContext, signal: AbortSignal): Promise<number> {
  const underWay = new Map<string, Promise<void>>();
  let count = 0;
  while (!signal.aborted) {
    await beginDueRuns(context);
    const busy = [...underWay.keys()];
    const run = busy.length < MOST_AT_ONCE ? await taken(context, busy) : null;
    if (run !== null) {
      count += 1;
      const attempt = attempted(context, run, signal)
        .catch(context.warn)
        .finally(() => underWay.delete(run.accountId));
      underWay.set(run.accountId, attempt);
    } else if (busy.length === 0) break;
    // Where the last one has ended meanwhile, its person was left out of the answer, and is asked for again at once.
    else if (underWay.size > 0) await Promise.race([...underWay.values(), context.pause(LOOK_IN_MILLISECONDS)]);
  }
  await Promise.all(underWay.values());
  return count;
}

const leaseFrom = (now: Date) => new Date(now.getTime() + LEASE_IN_MILLISECONDS);

const taken = ({ queue, now }: RunningContext, busy: readonly string[]): Promise<DueRun | null> => {
  const moment = now();
  return queue.take({ now: moment, leaseUntil: leaseFrom(moment), busy });
};

/** Thrown inside an attempt whose lease is no longer its own. */
class LeaseLost extends Error {}

async function attempted(context: RunningContext, run: DueRun, signal: AbortSignal): Promise<void> {
  const begun = context.clock();
  const elapsed = () => Math.round(context.clock() - begun);
  try {
    if (run.attempts > MOST_ATTEMPTS) return await failed(context, run, { code: "unexpected", milliseconds: 0 });
    const holding = leaseOf(context, run);
    const opened = await context.open(run);
    const readings = await readingsOf(context, opened, { signal, beforeEach: holding });
    if (signal.aborted) return;
    const code = failureOfAll(readings);
    if (code !== null) return await retried(context, run, { code, milliseconds: elapsed() });
    const difference = runDifference(await context.queue.lastOf(run.jobId), readings);
    const { leftOut } = opened;
    const files = await opened.files({ readings, difference, leftOut }, holding);
    const end = {
      ...{ id: run.id, attempts: run.attempts, state: "done" as const, at: context.now(), milliseconds: elapsed() },
      ...{ failure: null, readings, difference, files, leftOut, pauses: null },
      sheetsLeftOut: sheetsLeftOut(run, { readings, files }),
    };
    const told = await context.write(end, run);
    const kept = files.filter(({ format }) => format === run.deliveries.file);
    await context.queue.ended({ ...end, files: kept, ...told });
  } catch (error) {
    // Cut off by the end of this process, or cancelled: another attempt or none follows.
    if (error instanceof LeaseLost || signal.aborted) return;
    const { code } = Failure.from(error);
    if (code === "unexpected") context.warn(error);
    // No later attempt finds it.
    if (code === "jobBookMissing") return failed(context, run, { code, milliseconds: elapsed() });
    await retried(context, run, { code, milliseconds: elapsed() });
  }
}

/** Companies with a value of which there is no sheet, where sheets were asked for. */
function sheetsLeftOut(
  { deliveries: { mail, file } }: DueRun,
  { readings, files }: Pick<RunEnd, "readings" | "files">,
): number {
  if (mail !== "pdf" && file !== "pdf") return 0;
  const made = files.filter(({ format }) => format === "pdf").length;
  return readings.filter(({ value }) => value !== null).length - made;
}

/** Prolongs the lease from time to time; throws once it is another's. */
function leaseOf({ queue, now, clock }: RunningContext, { id, attempts }: DueRun): () => Promise<void> {
  let renewedAt = clock();
  return async () => {
    if (clock() - renewedAt < RENEWED_AFTER_IN_MILLISECONDS) return;
    renewedAt = clock();
    if (!(await queue.renew({ id, attempts, until: leaseFrom(now()) }))) throw new LeaseLost();
  };
}

type Reading = { signal: AbortSignal; beforeEach(): Promise<void> };

async function readingsOf(context: RunningContext, opened: OpenedRun, { signal, beforeEach }: Reading) {
  const readings: RunReading[] = [];
  const outOfTime = AbortSignal.timeout(LONGEST_IN_MILLISECONDS);
  for await (const company of opened.valued(outOfTime, signal)) {
    if (company.kind === "failed" && company.failure.code === "unexpected") context.warn(company.failure);
    readings.push(company.kind === "answered" ? company.answer : unread(company.ticker, company.failure.code));
    await beforeEach();
  }
  return readings;
}

/** Failures that may pass. */
const passing: ReadonlySet<string> = new Set([
  ...["upstreamUnavailable", "upstreamInvalid", "upstreamLimited", "upstreamTimeout"],
  ...["overloaded", "batchOutOfTime", "storageUnavailable", "storageFull"],
]);

/** Why a run is to be tried again: none of its companies has a value, and for one of them that may pass. */
function failureOfAll(readings: readonly RunReading[]): string | null {
  if (readings.some(({ failure }) => failure === null)) return null;
  return readings.find(({ failure }) => failure !== null && passing.has(failure))?.failure ?? null;
}

type Fault = { code: string; milliseconds: number };

async function retried(context: RunningContext, run: DueRun, fault: Fault): Promise<void> {
  const wait = waits[run.failures];
  if (wait === undefined) return failed(context, run, fault);
  const nextAttemptAt = new Date(context.now().getTime() + wait);
  await context.queue.postponed({ id: run.id, attempts: run.attempts, nextAttemptAt, failure: fault.code });
}

async function failed(context: RunningContext, run: DueRun, { code, milliseconds }: Fault): Promise<void> {
  const end = {
    ...{ id: run.id, attempts: run.attempts, state: "failed" as const, at: context.now(), milliseconds },
    ...{ failure: code, readings: [], difference: null, files: [], leftOut: 0, sheetsLeftOut: 0 },
    pauses: code === "jobBookMissing" ? run.companies : null,
  };
  await context.queue.ended({ ...end, ...(await context.write(end, run)) });
}
