/** Unreachable this many times in a row, a provider is left alone for a while. */
const failuresToOpen = 3;
const pauseInMilliseconds = 30_000;

/** Opens after repeated failures, so that callers do not wait for a provider that is down. */
export function circuitBreaker(now: () => number) {
  let failures = 0;
  let isLate = false;
  let openedAt = Number.NEGATIVE_INFINITY;
  return {
    isOpen: () => now() - openedAt < pauseInMilliseconds,
    /** The last call failed: call again, but do not wait when another answer is available. */
    isDoubtful: () => isLate || failures > 0 || openedAt > Number.NEGATIVE_INFINITY,
    /** A caller stopped waiting. */
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
