import { Failure } from "../../../failure.ts";

type Schedule = { cron: string; timeZone: string };

const FIELDS = 5;
const A_MINUTE = 60_000;
/** More than a day of a schedule that runs every half an hour: the shortest wait of a schedule is among them. */
const LOOKED_AT = 60;
const longestCron = 100;

/** The next moments of a schedule after one, fewer where there are no more. Throws for a schedule that is none. */
export type NextRuns = (schedule: Schedule, after: Date, count: number) => Date[];

/** Whether a name is that of an IANA time zone. */
export function isTimeZone(name: string): boolean {
  // An offset is no time zone: it knows no clock change.
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}

/** A schedule that may be kept, written in one form. Throws the first reason why it may not. */
export function readSchedule(
  typed: Schedule,
  { now, minutes, nextRuns }: { now: Date; minutes: number; nextRuns: NextRuns },
): Schedule & { next: Date } {
  const timeZone = typed.timeZone.trim();
  if (!isTimeZone(timeZone)) throw new Failure("timeZoneUnknown");
  const fields = typed.cron.trim().toUpperCase().split(/\s+/);
  if (fields.length !== FIELDS || typed.cron.length > longestCron) throw new Failure("jobScheduleInvalid");
  const schedule = { cron: fields.join(" "), timeZone };
  const runs = runsFrom(schedule, now, nextRuns);
  const [next] = runs;
  if (next === undefined) throw new Failure("jobScheduleNever");
  const shortest = Math.min(...runs.slice(1).map((run, index) => run.getTime() - (runs[index] ?? run).getTime()));
  if (shortest < minutes * A_MINUTE) throw new Failure("jobScheduleTooOften", { minutes });
  return { ...schedule, next };
}

function runsFrom(schedule: Schedule, now: Date, nextRuns: NextRuns): Date[] {
  try {
    return nextRuns(schedule, now, LOOKED_AT);
  } catch (cause) {
    throw new Failure("jobScheduleInvalid", {}, { cause });
  }
}
