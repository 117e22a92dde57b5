import type { Selectable } from "kysely";
import type { Tables } from "../../../database/schema.ts";
import { RunDifference, RunReading } from "../contracts/job-runs.ts";
import { JobCompanies, JobDeliveries } from "../contracts/jobs.ts";
import type { JobSettings, KeptRun } from "../use-cases/job-context.ts";

type JobRow = Selectable<Tables["jobs"]>;
type RunRow = Selectable<Tables["job_runs"]>;

export const settingsIn = (
  row: Pick<JobRow, "name" | "companies" | "question" | "cron" | "time_zone" | "deliveries">,
): JobSettings => ({
  name: row.name,
  companies: JobCompanies.parse(JSON.parse(row.companies)),
  question: row.question,
  cron: row.cron,
  timeZone: row.time_zone,
  deliveries: JobDeliveries.parse(JSON.parse(row.deliveries)),
});

export const rowOf = ({ name, companies, question, cron, timeZone, deliveries }: JobSettings) => ({
  ...{ name, question, cron },
  companies: JSON.stringify(companies),
  time_zone: timeZone,
  deliveries: JSON.stringify(deliveries),
});

/** What a list shows of a run. */
export const runColumns = [
  ...(["id", "job_id", "due_at", "is_by_hand", "state", "attempts", "started_at", "ended_at"] as const),
  ...(["milliseconds", "failure", "valued", "unvalued", "changes", "left_out", "sheets_left_out"] as const),
] as const;

export const toRun = (row: Pick<RunRow, (typeof runColumns)[number]>): KeptRun => ({
  id: row.id,
  dueAt: row.due_at,
  isByHand: row.is_by_hand,
  state: row.state,
  attempts: row.attempts,
  startedAt: row.started_at,
  endedAt: row.ended_at,
  milliseconds: row.milliseconds,
  failure: row.failure,
  valued: row.valued,
  unvalued: row.unvalued,
  changes: row.changes,
  leftOut: row.left_out,
  sheetsLeftOut: row.sheets_left_out,
});

export const readingsIn = (text: string | null): RunReading[] =>
  text === null ? [] : RunReading.array().parse(JSON.parse(text));
export const differenceIn = (text: string | null): RunDifference | null =>
  text === null ? null : RunDifference.parse(JSON.parse(text));
