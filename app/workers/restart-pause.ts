const FIRST_IN_MILLISECONDS = 500;
const LONGEST_IN_MILLISECONDS = 30_000;
/** A worker that has lived so long had started well. */
const WELL_IN_MILLISECONDS = 60_000;

/** How long to wait before a worker that has ended is started again: twice as long each time, until one lives. */
export function restartPauses() {
  let next = FIRST_IN_MILLISECONDS;
  return {
    after(livedInMilliseconds: number): number {
      if (livedInMilliseconds >= WELL_IN_MILLISECONDS) next = FIRST_IN_MILLISECONDS;
      const pause = next;
      next = Math.min(2 * next, LONGEST_IN_MILLISECONDS);
      return pause;
    },
  };
}
