import { type RunningTask, runEvery } from "../../../jobs/run-every.ts";

type Job<Made> = {
  /** Makes a backup if one is due; null when none is. */
  backUpIfDue(): Promise<Made | null>;
  say(made: Made): void;
  warn(error: unknown): void;
};

const LOOK_IN_MILLISECONDS = 600_000;

/** Looks every ten minutes whether a backup is due; one that has failed is tried again at the next look. */
export const backUpDaily = <Made>({ backUpIfDue, say, warn }: Job<Made>): RunningTask =>
  runEvery({
    every: LOOK_IN_MILLISECONDS,
    isFirstWaitedFor: true,
    run: backUpIfDue,
    say: (made) => {
      if (made !== null) say(made);
    },
    warn,
  });
