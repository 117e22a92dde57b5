import { type RunningTask, runEvery } from "../../../jobs/run-every.ts";
import type { PriceRound } from "../contracts/price-runs.ts";

type Job = {
  refresh(signal: AbortSignal): Promise<PriceRound | null>;
  say(round: PriceRound): void;
  warn(error: unknown): void;
};

const LOOK_IN_MILLISECONDS = 10_000;

/** Looks every few seconds whether prices are due or an administrator has asked for them. */
export const refreshPricesRegularly = ({ refresh, say, warn }: Job): RunningTask =>
  runEvery({
    every: LOOK_IN_MILLISECONDS,
    run: refresh,
    say: (round) => {
      if (round !== null) say(round);
    },
    warn,
  });
