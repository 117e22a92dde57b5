import { Cron } from "croner";
import type { NextRuns } from "../use-cases/read-schedule.ts";
import { clockMoments } from "./clock-moments.ts";

const DAY = 86_400_000;

/**
 * The moments of a schedule in five fields by the clock of a time zone. Fixed times follow Vixie cron: one that a clock change leaves
 * out runs at the first minute after the gap, and one that comes twice runs the first time alone. Throws for a schedule that is none.
 */
export const nextRuns: NextRuns = (schedule, after, count) => {
  const [minute = "", hour = ""] = schedule.cron.trim().split(/\s+/);
  return /[*/?]/.test(`${minute}${hour}`)
    ? nextOf(schedule.cron, schedule.timeZone, after, count)
    : fixedRuns(schedule, after, count);
};

const nextOf = (cron: string, timezone: string, after: Date, count: number): Date[] =>
  new Cron(cron, { timezone, mode: "5-part", fixedTimeRule: "no-wildcard", paused: true }).nextRuns(count, after);

/** Croner drops a fixed time that a change leaves out where the gap ends in the next day, as in Nuuk: its days are asked of a clock that never changes. */
function fixedRuns({ cron, timeZone }: Parameters<NextRuns>[0], after: Date, count: number): Date[] {
  const { shownAt, momentOf } = clockMoments(timeZone);
  const runs = new Set<number>();
  let shown = new Date(shownAt(after.getTime()) - DAY);
  while (runs.size < count) {
    const times = nextOf(cron, "UTC", shown, count);
    for (const time of times) {
      const moment = momentOf(time.getTime());
      if (moment > after.getTime() && runs.size < count) runs.add(moment);
      shown = time;
    }
    if (times.length < count) break;
  }
  return [...runs].map((run) => new Date(run));
}
