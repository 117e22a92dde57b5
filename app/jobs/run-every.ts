export type RegularTask<Done> = {
  /** Milliseconds from one turn to the next. */
  every: number;
  /** Whether the first turn is waited for too, instead of a run at once. */
  isFirstWaitedFor?: boolean;
  run(signal: AbortSignal): Promise<Done>;
  /** Called with the result of every run that succeeds. */
  say?(done: Done): void;
  warn(error: unknown): void;
};

export type RunningTask = { stop(): Promise<void> };
/** `again` runs it now, unless it is running. */
export type RepeatedTask = RunningTask & { again(): void };

/**
 * Runs a task at once (unless the first turn is waited for) and at every turn from then on, never twice at the same time: a turn
 * that finds it still running is skipped. A failed run is reported and tried again at the next turn. `stop` ends the current run
 * and waits for it.
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
