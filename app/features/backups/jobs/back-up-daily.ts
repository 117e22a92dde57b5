import { type RunningTask, runEvery } from "../../../jobs/run-every.ts";

type Job = {
  backUpIfDue(signal: AbortSignal): Promise<void>;
  warn(error: unknown): void;
};

const LOOK_IN_MILLISECONDS = 600_000;

/** Looks every ten minutes whether a backup is due; one that has failed is tried again at the next look. */
export const backUpDaily = ({ backUpIfDue, warn }: Job): RunningTask =>
  runEvery({ every: LOOK_IN_MILLISECONDS, isFirstWaitedFor: true, run: backUpIfDue, warn });
