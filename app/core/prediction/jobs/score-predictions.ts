import { type RunningTask, runEvery } from "../../../jobs/run-every.ts";
import type { Scoring } from "../use-cases/score-predictions.ts";

type Job = { score(signal: AbortSignal): Promise<Scoring>; say(scoring: Scoring): void; warn(error: unknown): void };

const BETWEEN_IN_MILLISECONDS = 6 * 3_600_000;

/** Scores what has come due, at once and four times a day from then on. Several processes may: a score is kept once. */
export const scorePredictionsRegularly = ({ score, say, warn }: Job): RunningTask =>
  runEvery({
    every: BETWEEN_IN_MILLISECONDS,
    run: score,
    say: (scoring) => {
      if (scoring.due > 0) say(scoring);
    },
    warn,
  });
