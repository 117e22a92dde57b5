export type RegularTask<Done> = {
  /** Milliseconds from one turn to the next. */
  every: number;
  /** Milliseconds to the first turn; without it that is at once. */
  firstAfter?: number;
  run(signal: AbortSignal): Promise<Done>;
  /** Called with the result of every run that succeeds. */
  say?(done: Done): void;
  warn(error: unknown): void;
};

export type RunningTask = { stop(): Promise<void> };
/** `again` runs it now, unless it is running. */
export type RepeatedTask = RunningTask & { again(): void };

/**
 * Runs a task at its first turn, which is at once unless it is said, and at every turn from then on, never twice at the same time: a turn
 * that finds it still running is skipped. A failed run is reported and tried again at the next turn. `stop` ends the current run
 * and waits for it.
 */
export function runEvery<Done>({ every, firstAfter = 0, run, say, warn }: RegularTask<Done>): RepeatedTask {
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
  let turns: NodeJS.Timeout;
  const begin = () => {
    turn();
    turns = setInterval(turn, every).unref();
  };
  if (firstAfter === 0) begin();
  else turns = setTimeout(begin, firstAfter).unref();
  return {
    again: turn,
    async stop() {
      clearTimeout(turns);
      stopping.abort();
      await running;
    },
  };
}
