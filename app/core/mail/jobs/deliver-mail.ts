import { type RunningTask, runEvery } from "../../../jobs/run-every.ts";

type Job = { deliver(signal: AbortSignal): Promise<number>; warn(error: unknown): void };

const BETWEEN_IN_MILLISECONDS = 2_000;

/** Sends mail while the process lives. */
export const deliverMailRegularly = ({ deliver, warn }: Job): RunningTask =>
  runEvery({ every: BETWEEN_IN_MILLISECONDS, run: deliver, warn });
