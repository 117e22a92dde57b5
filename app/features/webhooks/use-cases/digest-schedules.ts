import { usualZone } from "../../../core/shared/contracts/usual-zone.ts";
import { Failure } from "../../../failure.ts";
import { isTimeZone, type NextRuns } from "../../jobs/use-cases/read-schedule.ts";
import { type DigestSchedule, weekdays } from "../contracts/digest-schedule.ts";

const LAST_HOUR = 23;

/** Every morning, by the clock of most readers of a language. */
export const usualSchedule = (language: string): DigestSchedule => ({
  ...{ days: weekdays, hour: 8 },
  timeZone: usualZone(language),
});

/** A schedule that may be kept. Throws `digestDaysRequired`, `outOfRange`, `timeZoneUnknown`. */
export function checkedSchedule({ days, hour, timeZone }: DigestSchedule): DigestSchedule {
  if (days.length === 0) throw new Failure("digestDaysRequired");
  if (hour < 0 || hour > LAST_HOUR) throw new Failure("outOfRange", { param: "hour", minimum: 0, maximum: LAST_HOUR });
  if (!isTimeZone(timeZone)) throw new Failure("timeZoneUnknown");
  return { days: weekdays.filter((day) => days.includes(day)), hour, timeZone };
}

/** The first moment of a schedule after one. */
export function nextDigest(nextRuns: NextRuns, { days, hour, timeZone }: DigestSchedule, after: Date): Date {
  const cron = `0 ${hour} * * ${days.map((day) => day.slice(0, 3).toUpperCase()).join(",")}`;
  const [next] = nextRuns({ cron, timeZone }, after, 1);
  if (next === undefined) throw new Error(`a digest has no next moment: ${cron} ${timeZone}`);
  return next;
}
