import type { PageAsked } from "../../../core/shared/contracts/pages.ts";
import type { Plan } from "../../../core/usage/contracts/plan.ts";
import type { WrittenEvent } from "../../webhooks/contracts/written-event.ts";
import type { JobLimits } from "../contracts/job-limits.ts";
import type { JobRun, RunDifference, RunReading } from "../contracts/job-runs.ts";
import type { JobBook, JobCompanies, JobDeliveries, JobFormat } from "../contracts/jobs.ts";
import type { RunState } from "../contracts/run-states.ts";
import type { NextRuns } from "./read-schedule.ts";

/** What a person asks for: of which companies, how, when, and how the result reaches them. */
export type JobSettings = {
  name: string;
  companies: JobCompanies;
  /** Parameters of an analysis, as its address writes them. */
  question: string;
  cron: string;
  timeZone: string;
  deliveries: JobDeliveries;
};

export type KeptRun = {
  id: string;
  dueAt: Date;
  isByHand: boolean;
  state: RunState;
  attempts: number;
  startedAt: Date | null;
  endedAt: Date | null;
  milliseconds: number | null;
  failure: string | null;
  valued: number | null;
  unvalued: number | null;
  changes: number | null;
  leftOut: number | null;
  sheetsLeftOut: number | null;
};

export type KeptJob = JobSettings & {
  id: string;
  isPaused: boolean;
  /** Null where the schedule has come to its end. */
  nextRunAt: Date | null;
  createdAt: Date;
  lastRun: KeptRun | null;
};

/** What came with a run, and how its deliveries stand. */
export type ReadRun = KeptRun & {
  jobId: string;
  jobName: string;
  timeZone: string;
  readings: RunReading[];
  difference: RunDifference | null;
  files: JobRun["files"];
  deliveries: JobRun["deliveries"];
};

export type StoredFile = { name: string; format: JobFormat; content: Uint8Array<ArrayBuffer> };

export type JobStore = {
  /** Oldest first. */
  listOf(accountId: string): Promise<KeptJob[]>;
  find(accountId: string, id: string): Promise<KeptJob | null>;
  /**
   * Keeps a new one. With a key the same request makes one job: its id is given again, and `reused` where the key came with
   * another request.
   */
  add(job: {
    accountId: string;
    settings: JobSettings;
    nextRunAt: Date;
    now: Date;
    most: number;
    key: { text: string; digest: string } | null;
  }): Promise<{ id: string } | "tooMany" | "reused">;
  /** Whether this person has that job. */
  change(change: {
    accountId: string;
    id: string;
    settings: JobSettings;
    isPaused: boolean;
    nextRunAt: Date;
  }): Promise<boolean>;
  /** With its runs and their files. */
  remove(accountId: string, id: string): Promise<boolean>;
  /** Queues a run by hand, or gives the one that waits already; null where this person has no such job. */
  queueRun(queued: { accountId: string; id: string; now: Date }): Promise<{ id: string } | null>;
};

export type RunStore = {
  /** Newest first. */
  runsOf(accountId: string, jobId: string, page: PageAsked): Promise<KeptRun[]>;
  find(accountId: string, id: string): Promise<ReadRun | null>;
  /** Nothing where it has ended. */
  cancel(accountId: string, id: string, now: Date): Promise<void>;
  file(accountId: string, id: string): Promise<StoredFile | null>;
};

/** Books of the teams that a person is in. */
export type JobBooks = {
  /** By team and name. */
  listOf(accountId: string): Promise<JobBook[]>;
  /** The symbols in one; null where there is none of a team of theirs. */
  companiesOf(accountId: string, id: string): Promise<readonly string[] | null>;
};

/** Dependencies of what a person does with their jobs. */
export type JobContext = {
  now(): Date;
  jobs: JobStore;
  runs: RunStore;
  books: JobBooks;
  /** How many companies a person follows. */
  watched(accountId: string): Promise<number>;
  /** Null: the plan has no jobs. */
  limitsOf(plan: Plan): JobLimits | null;
  digest(text: string): string;
  nextRuns: NextRuns;
};

/** A run in hand, under a lease; `attempts` counts all, with the one that begins, and tells its holder from another. */
export type DueRun = JobSettings & {
  id: string;
  jobId: string;
  accountId: string;
  dueAt: Date;
  attempts: number;
  /** Attempts of it that ended with a failure. */
  failures: number;
  owner: { recipient: string; displayName: string; language: string };
};

export type Told = {
  mail: { subject: string; text: string; attachments: readonly StoredFile[] } | null;
  event: WrittenEvent | null;
};

/** How a run ends, with all that follows from it. */
export type RunEnd = Told & {
  id: string;
  attempts: number;
  state: "done" | "failed";
  at: Date;
  milliseconds: number;
  failure: string | null;
  readings: readonly RunReading[];
  difference: RunDifference | null;
  /** Beyond what the plan allows: companies that were not valued, and companies with a value without a sheet. */
  leftOut: number;
  sheetsLeftOut: number;
  /** The job is paused with it, where it still has these companies; null: it goes on. */
  pauses: JobCompanies | null;
  /** All that was made: some are attached, some kept. */
  files: readonly StoredFile[];
};

export type RunQueue = {
  /** Jobs whose moment has come. */
  due(now: Date, most: number): Promise<({ id: string; dueAt: Date } & Pick<JobSettings, "cron" | "timeZone">)[]>;
  /** Queues the run of that moment and moves the job to its next one, both or neither: one process alone does. */
  begin(begun: { id: string; dueAt: Date; nextRunAt: Date | null }): Promise<boolean>;
  /** A part of the jobs whose moment is to come, or whose schedule has come to its end: those that stand after one. */
  ahead(
    now: Date,
    most: number,
    afterId: string | null,
  ): Promise<({ id: string; dueAt: Date | null } & Pick<JobSettings, "cron" | "timeZone">)[]>;
  /** Puts the next moment in the place of one that is still the same; whether it was. */
  move(moved: { id: string; dueAt: Date | null; nextRunAt: Date }): Promise<boolean>;
  /** Makes due the runs that wait for a moment farther ahead than their failures allow; says how many. */
  bringBack(wrong: { now: Date; longest: readonly number[] }): Promise<number>;
  /** Takes the run that has been due longest, of none of these people; no other process takes it during its lease. */
  take(wanted: { now: Date; leaseUntil: Date; busy: readonly string[] }): Promise<DueRun | null>;
  /** Prolongs the lease; false: it has passed to another, or the run was cancelled. */
  renew(lease: { id: string; attempts: number; until: Date }): Promise<boolean>;
  /** The run before it that has figures. */
  lastOf(jobId: string): Promise<{ dueAt: Date; readings: RunReading[] } | null>;
  /** Everything or nothing; nothing where the lease has passed to another. Whether it was kept. */
  ended(end: RunEnd): Promise<boolean>;
  /** Another attempt follows. */
  postponed(retry: { id: string; attempts: number; nextAttemptAt: Date; failure: string }): Promise<void>;
};
