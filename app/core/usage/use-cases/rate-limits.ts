/** A rate-limited action and its caller. */
export type Paced = { name: string; who: string };

export type RateStore = {
  /**
   * Counts one more at this moment, unless there were as many as the limit within the window before it; then the moment at
   * which there is room again. A clock that is set back finds no room that was not there.
   */
  take(paced: Paced & { at: Date; limit: number; windowInMilliseconds: number }): Promise<{ freeAt: Date } | null>;
  forget(paced: Paced): Promise<void>;
};

/** Where one that was counted counts no more. */
export type ReturnedPace = { giveBack(paced: Paced & { at: Date }): Promise<void> };

/** When something was counted that still counts. */
export type PaceReader = { momentsOf(paced: Paced & { since: Date }): Promise<readonly Date[]> };

/** The moments that count in one pace, as far as they are known. */
export type WatchedPace = {
  /** Undefined: unknown. */
  atHand(): readonly Date[] | undefined;
  read(): Promise<readonly Date[]>;
};

/** How often something may be done within any stretch of time that is as long as the window. */
export type Pace = { limit: number; windowInSeconds: number };

/** Counts one more; null when there was room for it, else the seconds until there is again. */
export async function overPace(
  context: { now(): Date; rates: Pick<RateStore, "take"> },
  paced: Paced,
  pace: Pace,
): Promise<number | null> {
  const at = context.now();
  const { limit, windowInSeconds } = inParts(pace);
  const full = await context.rates.take({ ...paced, at, limit, windowInMilliseconds: windowInSeconds * 1_000 });
  return full === null ? null : Math.max(1, Math.ceil((full.freeAt.getTime() - at.getTime()) / 1_000));
}

/** Each one that counts is kept: a large pace is kept in shorter windows of fewer. */
const MOST_KEPT = 500;

export function inParts({ limit, windowInSeconds }: Pace): Pace {
  const parts = Math.ceil(limit / MOST_KEPT);
  return { limit: Math.floor(limit / parts), windowInSeconds: windowInSeconds / parts };
}
