import { randomInt } from "node:crypto";
import { setTimeout } from "node:timers/promises";

/** The answer has been sent by then, so the time of the next one does not show whether there was any work. */
const beginsInMilliseconds = [50, 250] as const;

/** Work in the background, which only the shutdown waits for. */
export function unawaited(warn: (error: unknown) => void) {
  const running = new Set<Promise<void>>();
  return {
    async begin(work: () => Promise<void>): Promise<void> {
      const done = setTimeout(randomInt(...beginsInMilliseconds))
        .then(work)
        .catch(warn)
        .finally(() => running.delete(done));
      running.add(done);
    },
    ended: () => Promise.all(running),
  };
}
