import type { NextRuns } from "../../jobs/use-cases/read-schedule.ts";
import { nextDigest } from "./digest-schedules.ts";
import type { DigestQueue, DigestWriter } from "./webhook-context.ts";

const AT_ONCE = 100;

export type SendingDigests = {
  now(): Date;
  nextRuns: NextRuns;
  queue: DigestQueue;
  write: DigestWriter;
  /** Hears of a digest that cannot be written through a mistake of ours; the others are sent. */
  warn(error: unknown): void;
};

/** Digests that a clock which was ahead has put off are sent at the next moment of their schedule; says how many. */
export async function recountDigests({ now, nextRuns, queue }: Pick<SendingDigests, "now" | "nextRuns" | "queue">) {
  let recounted = 0;
  let last: string | null = null;
  do {
    const part = await queue.ahead(now(), AT_ONCE, last);
    for (const { accountId, dueAt, ...schedule } of part) {
      const nextAt = nextDigest(nextRuns, schedule, now());
      if (nextAt < dueAt && (await queue.move({ accountId, dueAt, nextAt }))) recounted += 1;
    }
    last = part.at(-1)?.accountId ?? null;
  } while (last !== null);
  return recounted;
}

/**
 * Queues what waits for each digest whose moment has come, one for all moments that have passed; says how many had something to say.
 * Several processes may at once.
 */
export async function sendDigests(context: SendingDigests, signal: AbortSignal): Promise<number> {
  const { now, nextRuns, queue, write, warn } = context;
  let sent = 0;
  for (const { accountId, dueAt, ...schedule } of await queue.due(now(), AT_ONCE)) {
    if (signal.aborted) break;
    const at = now();
    try {
      const nextAt = nextDigest(nextRuns, schedule, at);
      if (await queue.send({ accountId, dueAt, nextAt, write, now: at })) sent += 1;
    } catch (error) {
      warn(error);
    }
  }
  return sent;
}
