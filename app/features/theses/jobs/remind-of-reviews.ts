import { type RunningTask, runEvery } from "../../../jobs/run-every.ts";

const EVERY_IN_MILLISECONDS = 3_600_000;

type Job = { remind(signal: AbortSignal): Promise<number>; say(told: number): void; warn(error: unknown): void };

/** Looks at once and every hour for theses whose day of review has come. */
export const remindRegularly = ({ remind, say, warn }: Job): RunningTask =>
  runEvery({
    every: EVERY_IN_MILLISECONDS,
    run: remind,
    say: (told) => {
      if (told > 0) say(told);
    },
    warn,
  });
