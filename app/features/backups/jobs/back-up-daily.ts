import { type RunningTask, runEvery } from "../../../jobs/run-every.ts";

type Job = {
  backUpIfDue(signal: AbortSignal): Promise<void>;
  warn(error: unknown): void;
  /** Milliseconds from one look to the next, the first of which is waited for; ten minutes without it. */
  every?: number;
};

const LOOK_IN_MILLISECONDS = 600_000;

/** Looks again and again whether a backup is due; one that has failed is tried again at the next look. */
export const backUpDaily = ({ backUpIfDue, warn, every = LOOK_IN_MILLISECONDS }: Job): RunningTask =>
  runEvery({ every, isFirstWaitedFor: true, run: backUpIfDue, warn });
