import { longestWaits, type RunningContext } from "./run-jobs.ts";

/** The schedules of one part are counted before anything else is done. */
const AT_ONCE = 50;

/** What a clock that was ahead has put off: jobs run at the next moment of their schedule, and runs that wait at once; says how many. */
export async function recountJobs({
  queue,
  now,
  nextRuns,
}: Pick<RunningContext, "queue" | "now" | "nextRuns">): Promise<number> {
  let recounted = await queue.bringBack({ now: now(), longest: longestWaits });
  let last: string | null = null;
  do {
    const part = await queue.ahead(now(), AT_ONCE, last);
    for (const { id, dueAt, ...schedule } of part) {
      const [nextRunAt] = nextRuns(schedule, now(), 1);
      const isWrong = nextRunAt !== undefined && (dueAt === null || nextRunAt < dueAt);
      if (isWrong && (await queue.move({ id, dueAt, nextRunAt }))) recounted += 1;
    }
    last = part.at(-1)?.id ?? null;
  } while (last !== null);
  return recounted;
}
