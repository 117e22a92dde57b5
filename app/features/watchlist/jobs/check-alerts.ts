import { type RunningTask, runEvery } from "../../../jobs/run-every.ts";
import { minutesBetweenChecks } from "../contracts/watchlist.ts";
import type { Checked } from "../use-cases/check-alerts.ts";

type Job = { check(signal: AbortSignal): Promise<Checked>; say(checked: Checked): void; warn(error: unknown): void };

/** Looks at people's alerts at once and every quarter of an hour from then on. */
export const checkAlertsRegularly = ({ check, say, warn }: Job): RunningTask =>
  runEvery({
    every: minutesBetweenChecks * 60_000,
    run: check,
    say: (checked) => {
      if (checked.told > 0) say(checked);
    },
    warn,
  });
