import { type RunningTask, runEvery } from "../../../jobs/run-every.ts";

type Running = { run(signal: AbortSignal): Promise<number>; say(runs: number): void; warn(error: unknown): void };

const BETWEEN_IN_MILLISECONDS = 1_000;

/** Runs what is due while the process lives. */
export const runJobsRegularly = ({ run, say, warn }: Running): RunningTask =>
  runEvery({
    every: BETWEEN_IN_MILLISECONDS,
    run,
    say: (runs) => {
      if (runs > 0) say(runs);
    },
    warn,
  });
