import { type RunningTask, runEvery } from "../../../jobs/run-every.ts";
import { minutesBetweenChecks } from "../../watchlist/contracts/watchlist.ts";

type Job = { watch(signal: AbortSignal): Promise<number>; say(told: number): void; warn(error: unknown): void };

/** Looks at watched screens at once and as often as at alerts. */
export const watchScreensRegularly = ({ watch, say, warn }: Job): RunningTask =>
  runEvery({
    every: minutesBetweenChecks * 60_000,
    run: watch,
    say: (told) => {
      if (told > 0) say(told);
    },
    warn,
  });
