import { uptime } from "node:os";

/** A clock that has gone back by more was set: none is corrected by so much while it runs. */
const SET_BACK_IN_MILLISECONDS = 1_000;
/** What another process has written by a wrong clock of its own is found by then. */
const AGAIN_AFTER_IN_MILLISECONDS = 600_000;

type Recounted<Done> = {
  /** Brings back moments that lie farther ahead than their schedule or their wait allows; says how many. */
  recount(): Promise<number>;
  run(signal: AbortSignal): Promise<Done>;
  say(count: number): void;
  /** Milliseconds: the clock that people set, and one that nothing sets and that counts sleep. */
  wall?(): number;
  steady?(): number;
};

/**
 * A clock that was ahead and came back leaves moments for which everything would wait: they are looked for before the first run, before
 * the first one after the clock was set back, and every ten minutes.
 */
export function recountedFirst<Done>({
  recount,
  run,
  say,
  wall = Date.now,
  steady = () => uptime() * 1_000,
}: Recounted<Done>) {
  let last: { offset: number; at: number } | null = null;

  function isDue(offset: number, at: number): boolean {
    if (last === null || at - last.at >= AGAIN_AFTER_IN_MILLISECONDS) return true;
    return last.offset - offset > SET_BACK_IN_MILLISECONDS;
  }

  return async (signal: AbortSignal): Promise<Done> => {
    const at = steady();
    const offset = wall() - at;
    if (isDue(offset, at)) {
      const count = await recount();
      if (count > 0) say(count);
      last = { offset, at };
    } else if (last !== null) last = { offset: Math.max(last.offset, offset), at: last.at };
    return run(signal);
  };
}
