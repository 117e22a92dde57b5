import { madridDay } from "../../../core/shared/use-cases/madrid-day.ts";
import type { DueThesis, ReviewQueue } from "./thesis-context.ts";

const MOST_AT_ONCE = 100;

type Reminding = {
  now(): Date;
  queue: ReviewQueue;
  write(thesis: DueThesis): Promise<{ subject: string; text: string }>;
};

/** Queues a mail for each thesis whose day has come, once for each day; returns how many. */
export async function remindOfReviews({ now, queue, write }: Reminding, signal: AbortSignal): Promise<number> {
  let told = 0;
  for (;;) {
    const due = await queue.due({ today: madridDay(now()), most: MOST_AT_ONCE });
    for (const thesis of due) {
      if (signal.aborted) return told;
      if (await queue.remind(thesis, await write(thesis), now())) told += 1;
    }
    if (due.length < MOST_AT_ONCE) return told;
  }
}
