/** After this many times unreachable in a row, a source is left alone for a while. */
const failuresToOpen = 3;
const pauseInMilliseconds = 30_000;

export type Breaker = ReturnType<typeof breaker>;

/** Remembers whether a source answers, so that no caller waits for one that does not. */
export function breaker(now: () => number) {
  let failures = 0;
  let isLate = false;
  let openedAt = Number.NEGATIVE_INFINITY;
  return {
    isOpen: () => now() - openedAt < pauseInMilliseconds,
    /** It failed the last time: ask it, but do not wait for it when another answer is at hand. */
    isDoubtful: () => isLate || failures > 0 || openedAt > Number.NEGATIVE_INFINITY,
    /** A caller stopped waiting for it. */
    late: () => {
      isLate = true;
    },
    succeeded: () => {
      isLate = false;
      failures = 0;
      openedAt = Number.NEGATIVE_INFINITY;
    },
    failed: () => {
      failures += 1;
      if (failures < failuresToOpen) return;
      openedAt = now();
      failures = 0;
    },
  };
}
