import { localTime } from "../../../core/shared/contracts/local-time.ts";
import { isOfTheFuture, type NamedBackup } from "./backup-names.ts";

const DAY_IN_MILLISECONDS = 86_400_000;
const keptOf = { days: 7, weeks: 4, months: 6 } as const;

type Rule = { now: Date; keptDays: number; timeZone: string };

/**
 * The backups that go: kept are all of the last day, the newest of each of seven days, four weeks and six months, and none
 * beyond the limit in days, because deleted accounts are in them. One of the future takes no other's place, and stays: its clock or ours
 * is wrong.
 */
export function expiredBackups(newestFirst: readonly NamedBackup[], { now, keptDays, timeZone }: Rule): NamedBackup[] {
  const age = ({ madeAt }: NamedBackup) => now.getTime() - madeAt.getTime();
  const newestOfEach = (many: number, spanOf: (day: string) => string) => {
    const firsts = new Map<string, NamedBackup>();
    for (const each of newestFirst) {
      if (isOfTheFuture(each, now)) continue;
      const span = spanOf(localTime(each.madeAt, timeZone).day);
      if (!firsts.has(span)) firsts.set(span, each);
    }
    return [...firsts.values()].slice(0, many);
  };
  const kept = new Set([
    ...newestFirst.filter((each) => age(each) < DAY_IN_MILLISECONDS),
    ...newestOfEach(keptOf.days, (day) => day),
    ...newestOfEach(keptOf.weeks, mondayOf),
    ...newestOfEach(keptOf.months, (day) => day.slice(0, 7)),
  ]);
  return newestFirst.filter((each) => !kept.has(each) || age(each) >= keptDays * DAY_IN_MILLISECONDS);
}

/** The Monday of a day's week, both as ISO dates. */
function mondayOf(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7));
  return date.toISOString().slice(0, 10);
}
