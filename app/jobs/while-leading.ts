import type { RunningTask } from "./run-every.ts";

/** The right to do a job, which one process of an installation has at a time; `lost` is aborted when it has it no more. */
type Lead = { lost: AbortSignal; giveBack(): Promise<void> };

type LedTask = {
  /** Null while another process leads, or while that cannot be known. */
  take(): Promise<Lead | null>;
  /** Begins the work; what it returns is stopped when the lead is lost. */
  start(): RunningTask;
  /** Hears that this process leads from now on. */
  say?(): void;
};

/** How often a process that does not lead asks whether it may. */
export const LOOK_IN_MILLISECONDS = 2_000;

/**
 * Does work for as long as this process leads in it, and takes it over within two seconds of the moment when the one that led has gone.
 * `stop` ends the work and gives the lead back.
 */
export function whileLeading({ take, start, say }: LedTask): RunningTask {
  const stopping = new AbortController();

  async function lead({ lost, giveBack }: Lead): Promise<void> {
    say?.();
    const task = start();
    await aborted(AbortSignal.any([lost, stopping.signal]));
    await task.stop();
    await giveBack();
  }

  async function follow(): Promise<void> {
    while (!stopping.signal.aborted) {
      const taken = await take();
      if (taken === null) await rest(LOOK_IN_MILLISECONDS, stopping.signal);
      else await lead(taken);
    }
  }

  const following = follow();
  return {
    async stop() {
      stopping.abort();
      await following;
    },
  };
}

/** Ends early when it is aborted. */
async function rest(milliseconds: number, ending: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, milliseconds);
  await Promise.race([promise, aborted(ending)]);
  clearTimeout(timer);
}

const aborted = (signal: AbortSignal) =>
  new Promise<void>((done) => {
    if (signal.aborted) done();
    else signal.addEventListener("abort", () => done(), { once: true });
  });
