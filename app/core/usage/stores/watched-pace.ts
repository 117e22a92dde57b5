import type { Paced, PaceReader, RateStore, WatchedPace } from "../use-cases/rate-limits.ts";

/** How old a count may be that is told to callers; the limit itself is counted in the database each time. */
const TOLD_FOR_IN_MILLISECONDS = 1_000;

type Parts = {
  rates: RateStore & PaceReader;
  paced: Paced;
  windowInMilliseconds: number;
  now(): Date;
};

/** One pace, with the moments that count remembered: what this process adds at once, what others add within a second. */
export function watchedPace({ rates, paced, windowInMilliseconds, now }: Parts): WatchedPace & { rates: RateStore } {
  let moments: readonly Date[] = [];
  let readAt: number | null = null;
  let reading: Promise<readonly Date[]> | null = null;

  const sinceOf = (time: number) => new Date(time - windowInMilliseconds);
  const read = () => {
    const time = now().getTime();
    reading ??= rates
      .momentsOf({ ...paced, since: sinceOf(time) })
      .then((found) => {
        // One that was counted meanwhile may not have been seen.
        const meanwhile = moments.filter((each) => each.getTime() >= time && !found.some((one) => +one === +each));
        moments = [...found, ...meanwhile];
        readAt = time;
        return moments;
      })
      .finally(() => {
        reading = null;
      });
    return reading;
  };

  return {
    read,
    atHand() {
      if (readAt === null) return undefined;
      const time = now().getTime();
      // While the database is away, what was known is told.
      if (Math.abs(time - readAt) >= TOLD_FOR_IN_MILLISECONDS) read().catch(() => {});
      return Math.abs(time - readAt) < windowInMilliseconds ? moments : undefined;
    },
    rates: {
      ...rates,
      async take(taken) {
        const full = await rates.take(taken);
        if (full === null && taken.name === paced.name && taken.who === paced.who) {
          const since = sinceOf(taken.at.getTime());
          moments = [...moments.filter((each) => each > since), taken.at];
        }
        return full;
      },
    },
  };
}
