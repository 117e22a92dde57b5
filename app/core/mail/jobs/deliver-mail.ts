import { type RunningTask, runEvery } from "../../../jobs/run-every.ts";

const BETWEEN_IN_MILLISECONDS = 2_000;

/** Sends mail while the process lives. */
export const deliverMailRegularly = (job: { deliver(): Promise<number>; warn(error: unknown): void }): RunningTask =>
  runEvery({ every: BETWEEN_IN_MILLISECONDS, run: job.deliver, warn: job.warn });
