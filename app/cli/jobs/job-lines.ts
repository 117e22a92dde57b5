import type { Job, RunSummary } from "../../features/jobs/contracts/jobs.ts";
import type { JobsTold } from "../../features/jobs/use-cases/operate-jobs.ts";
import { formatsFor } from "../../messages/formats.ts";
import { momentInZone } from "../../messages/runs/moment-in-zone.ts";
import { table } from "../aligned-rows.ts";
import type { Reader } from "../figures-as-text.ts";

type Done = Exclude<JobsTold, { kind: "missing" | "several" }>;

/** What was done with the jobs of a person, or what they are, to read in a terminal; moments by the clock of each job. */
export function jobsAsLines(told: Done, { email, ...reader }: Reader & { email: string }): string[] {
  const { t } = reader;
  if (told.kind === "jobs")
    return told.jobs.length === 0 ? [t("cli.jobs.none", { email })] : jobLines(told.jobs, reader);
  if (told.kind === "runs")
    return told.runs.length === 0 ? [t("jobs.neverRun")] : runLines(told.runs, told.job.timeZone, reader);
  if (told.kind === "queued") return [t("cli.jobs.queued", { name: told.job.name, run: told.run })];
  return [t("cli.jobs.ended", { run: told.run.id, state: told.run.state })];
}

function jobLines(jobs: readonly Job[], { t, language }: Reader): string[] {
  const formats = formatsFor(language);
  const head = [t("jobs.name"), t("jobs.state"), t("cli.jobs.next"), t("cli.jobs.last"), t("cli.jobs.id")];
  const rows = jobs.map(({ id, name, state, nextRuns: [next], timeZone, lastRun }) => [
    name,
    t("jobs.states", { state }),
    next === undefined ? "–" : `${momentInZone(next, timeZone, formats)} (${timeZone})`,
    lastRun === null
      ? "–"
      : `${momentInZone(lastRun.dueAt, timeZone, formats)}, ${t("jobs.runStates", { state: lastRun.state })}`,
    id,
  ]);
  return table([head, ...rows], { numeric: [] });
}

function runLines(runs: readonly RunSummary[], timeZone: string, { t, language }: Reader): string[] {
  const formats = formatsFor(language);
  const head = [t("jobs.moment"), t("jobs.state"), t("jobs.result"), t("jobs.changes"), t("cli.jobs.id")];
  const rows = runs.map(({ id, dueAt, state, valued, unvalued, changes }) => [
    momentInZone(dueAt, timeZone, formats),
    t("jobs.runStates", { state }),
    valued === null || unvalued === null ? "–" : t("jobs.valuedOf", { valued, total: valued + unvalued }),
    changes === null ? "–" : formats.number(changes),
    id,
  ]);
  return table([head, ...rows], { numeric: [3] });
}
