const PAUSE_IN_MILLISECONDS = 2_000;

/** Sends mail while the process lives; what fails is logged and tried again at the next round. */
export function deliverMailRegularly({ deliver, warn }: { deliver(): Promise<number>; warn(error: unknown): void }) {
  let isStopped = false;
  let timer: NodeJS.Timeout | null = null;
  let round: Promise<void> = Promise.resolve();
  const next = () => {
    timer = setTimeout(() => {
      round = deliver()
        .then(() => {}, warn)
        .finally(() => {
          if (!isStopped) next();
        });
    }, PAUSE_IN_MILLISECONDS);
    timer.unref();
  };
  next();
  return {
    async stop(): Promise<void> {
      isStopped = true;
      if (timer !== null) clearTimeout(timer);
      await round;
    },
  };
}
