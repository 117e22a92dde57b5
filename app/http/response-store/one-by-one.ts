import { setImmediate } from "node:timers/promises";

/** Who has waited so long goes without a turn: a page that waits for something must not hold up the others. */
const LONGEST_IN_MILLISECONDS = 1_000;

type Turns = {
  /** Whether all turns are free. */
  readonly isFree: boolean;
  /** Does work when those before it are done. */
  take<Result>(work: () => Promise<Result>): Promise<Result>;
};

/**
 * Work that is done one by one, in the order in which it came. Between two pieces all that has arrived meanwhile is answered: many
 * long answers keep the short ones waiting for one of them, and not for all.
 */
export function oneByOne(longestInMilliseconds = LONGEST_IN_MILLISECONDS): Turns {
  const waiting = new Set<() => void>();
  let underWay = 0;

  const turn = (): Promise<void> =>
    new Promise((begin) => {
      const called = () => {
        clearTimeout(patience);
        waiting.delete(called);
        underWay += 1;
        begin();
      };
      const patience = setTimeout(called, longestInMilliseconds);
      waiting.add(called);
    });

  return {
    get isFree() {
      return underWay === 0;
    },
    async take(work) {
      if (underWay > 0) await turn();
      else underWay += 1;
      try {
        return await work();
      } finally {
        await setImmediate();
        underWay -= 1;
        const [next] = waiting;
        if (underWay === 0) next?.();
      }
    },
  };
}
export type OneByOne = Turns;
