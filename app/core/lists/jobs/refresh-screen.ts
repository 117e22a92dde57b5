import { type RepeatedTask, runEvery } from "../../../jobs/run-every.ts";

type Job = {
  refresh(signal: AbortSignal): Promise<{ valued: number }>;
  say(done: { valued: number }): void;
  warn(error: unknown): void;
};

const BETWEEN_IN_MILLISECONDS = 3_600_000;

/** Values all companies at once and looks every hour whether a new day, new data or another engine ask for it again. */
export const refreshScreenRegularly = ({ refresh, say, warn }: Job): RepeatedTask =>
  runEvery({
    every: BETWEEN_IN_MILLISECONDS,
    run: refresh,
    say: (done) => {
      if (done.valued > 0) say(done);
    },
    warn,
  });
