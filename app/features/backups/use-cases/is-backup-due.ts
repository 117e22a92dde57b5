import { localTime } from "../../../core/shared/contracts/local-time.ts";

type Schedule = { at: string; timeZone: string };

/**
 * Whether a backup should be made: the time of day has passed since the last one. What a machine has missed while it was off
 * is made up for once. The clock of the zone decides, so that a day of 23 or 25 hours has one backup too.
 */
export function isBackupDue(now: Date, last: Date, { at, timeZone }: Schedule): boolean {
  const present = localTime(now, timeZone);
  const due = `${present.time >= at ? present.day : dayBefore(present.day)} ${at}`;
  const { day, time } = localTime(last, timeZone);
  return `${day} ${time}` < due && last.getTime() < now.getTime();
}

function dayBefore(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - 1);
  return date.toISOString().slice(0, 10);
}
