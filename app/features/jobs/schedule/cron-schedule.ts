import { Cron } from "croner";
import type { NextRuns } from "../use-cases/read-schedule.ts";

/**
 * The moments of a schedule in five fields by the clock of a time zone. Fixed times follow Vixie cron: one that a clock change leaves
 * out runs at the first minute after the gap, and one that comes twice runs the first time alone. Throws for a schedule that is none.
 */
export const nextRuns: NextRuns = ({ cron, timeZone }, after, count) =>
  new Cron(cron, { timezone: timeZone, mode: "5-part", fixedTimeRule: "no-wildcard", paused: true }).nextRuns(
    count,
    after,
  );
