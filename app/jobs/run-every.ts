export type RegularTask<Done> = {
  /** Milliseconds from one turn to the next. */
  every: number;
  /** Whether the first turn is waited for too, instead of a run at once. */
  isFirstWaitedFor?: boolean;
  run(signal: AbortSignal): Promise<Done>;
  /** Hears of every run that ended well. */
  say?(done: Done): void;
  warn(error: unknown): void;
};

export type RunningTask = { stop(): Promise<void> };
/** `again` runs it now, unless it is running. */
export type RepeatedTask = RunningTask & { again(): void };

/**
 * Does a task at once, unless the first turn is waited for, and at every turn from then on, never twice at the same time: a turn that finds it still running is
 * passed over. A run that fails is told and tried again at the next turn. `stop` ends the run that is under way and waits
 * for it.
 */
export function runEvery<Done>({ every, isFirstWaitedFor = false, run, say, warn }: RegularTask<Done>): RepeatedTask {
  const stopping = new AbortController();
  let running: Promise<void> | null = null;
  const turn = () => {
    running ??= run(stopping.signal)
      .then(say)
      .catch((error: unknown) => {
        if (!stopping.signal.aborted) warn(error);
      })
      .finally(() => {
        running = null;
      });
  };
  if (!isFirstWaitedFor) turn();
  const turns = setInterval(turn, every);
  turns.unref();
  return {
    again: turn,
    async stop() {
      clearInterval(turns);
      stopping.abort();
      await running;
    },
  };
}
