type Job = {
  refresh(signal: AbortSignal): Promise<{ valued: number }>;
  say(done: { valued: number }): void;
  warn(error: unknown): void;
};

const BETWEEN_IN_MILLISECONDS = 3_600_000;

/** Values all companies at once and looks every hour whether a new day, new data or another engine ask for it again. */
export function refreshScreenRegularly({ refresh, say, warn }: Job): { stop(): Promise<void> } {
  const stopping = new AbortController();
  let running: Promise<void> | null = null;
  const run = () => {
    running ??= refresh(stopping.signal)
      .then((done) => {
        if (done.valued > 0) say(done);
      })
      .catch((error: unknown) => {
        if (!stopping.signal.aborted) warn(error);
      })
      .finally(() => {
        running = null;
      });
  };
  run();
  const turns = setInterval(run, BETWEEN_IN_MILLISECONDS);
  turns.unref();
  return {
    async stop() {
      clearInterval(turns);
      stopping.abort();
      await running;
    },
  };
}
