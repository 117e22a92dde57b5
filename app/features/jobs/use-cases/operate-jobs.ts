import { firstPage } from "../../../core/shared/contracts/pages.ts";
import type { Account } from "../../../core/shared/use-cases/caller.ts";
import { Failure } from "../../../failure.ts";
import type { JobVerb } from "../contracts/job-verbs.ts";
import type { Job, OneJob, RunSummary } from "../contracts/jobs.ts";
import type { Jobs } from "./jobs.ts";

/** `which` is the id of a job, or its name where one job alone has it; of `cancel`, the id of a run. `list` has none. */
export type JobOrder = { verb: JobVerb; which: string | null };

/** `missing`: this person has no such job or run; `several`: jobs that have the name. */
export type JobsTold =
  | { kind: "jobs"; jobs: Job[] }
  | { kind: "runs"; job: Job; runs: RunSummary[] }
  | { kind: "queued"; job: Job; run: string }
  | { kind: "cancelled"; run: RunSummary }
  | { kind: "missing" }
  | { kind: "several"; jobs: Job[] };

type OfPerson = Pick<Jobs, "list" | "runsOf" | "run" | "cancel" | "change">;

/**
 * Does with the jobs of a person what the person can, for who has the machine. Throws the failures of the use cases, but for what is not
 * there.
 */
export async function operateJobs(jobs: OfPerson, account: Account, { verb, which }: JobOrder): Promise<JobsTold> {
  if (verb === "cancel") return cancelled(jobs, account, which ?? "");
  const all = (await jobs.list(account)).jobs;
  if (verb === "list") return { kind: "jobs", jobs: all };
  const byId = all.find(({ id }) => id === which?.toLowerCase());
  const named = byId === undefined ? all.filter(({ name }) => name === which) : [byId];
  const [job, other] = named;
  if (job === undefined) return { kind: "missing" };
  if (other !== undefined) return { kind: "several", jobs: named };
  if (verb === "runs") return { kind: "runs", job, runs: await allRunsOf(jobs, account, job.id) };
  if (verb === "run") return { kind: "queued", job, run: (await jobs.run(account, job.id)).id };
  const changed = await jobs.change(account, { id: job.id, isPaused: verb === "pause", matching: async () => null });
  return { kind: "jobs", jobs: [withoutCount(changed)] };
}

/** All that are kept, page after page: those of 90 days. */
async function allRunsOf(jobs: OfPerson, account: Account, id: string): Promise<RunSummary[]> {
  const runs: RunSummary[] = [];
  let cursor: string | null = null;
  do {
    const page: { runs: RunSummary[]; next: string | null } = await jobs.runsOf(account, {
      id,
      page: { ...firstPage, cursor },
    });
    runs.push(...page.runs);
    cursor = page.next;
  } while (cursor !== null);
  return runs;
}

async function cancelled(jobs: OfPerson, account: Account, id: string): Promise<JobsTold> {
  try {
    const { jobId, jobName, timeZone, readings, difference, files, deliveries, ...run } = await jobs.cancel(
      account,
      id,
    );
    return { kind: "cancelled", run };
  } catch (error) {
    if (error instanceof Failure && error.code === "notFound") return { kind: "missing" };
    throw error;
  }
}

const withoutCount = ({ companiesNow, ...job }: OneJob): Job => job;
