import { type RunningTask, runEvery } from "../../../jobs/run-every.ts";

type Delivering = { deliver(signal: AbortSignal): Promise<number>; warn(error: unknown): void };
type Watching = { watch(signal: AbortSignal): Promise<number>; say(found: number): void; warn(error: unknown): void };

const BETWEEN_IN_MILLISECONDS = 1_000;
const AN_HOUR = 3_600_000;

/** Tells endpoints while the process lives. */
export const deliverWebhooksRegularly = ({ deliver, warn }: Delivering): RunningTask =>
  runEvery({ every: BETWEEN_IN_MILLISECONDS, run: deliver, warn });

/** Looks for new filings at once and every hour from then on. */
export const watchFilingsRegularly = ({ watch, say, warn }: Watching): RunningTask =>
  runEvery({
    every: AN_HOUR,
    run: watch,
    say: (found) => {
      if (found > 0) say(found);
    },
    warn,
  });
