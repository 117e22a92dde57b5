import type { Scoring } from "../use-cases/score-predictions.ts";

type Job = { score(signal: AbortSignal): Promise<Scoring>; say(scoring: Scoring): void; warn(error: unknown): void };

const BETWEEN_IN_MILLISECONDS = 6 * 3_600_000;

/**
 * Scores what has come due, at once and four times a day from then on. Several processes may do the same: a score is kept
 * once. A run that fails is told and tried again at the next turn. `stop` ends the run that is under way.
 */
export function scorePredictionsRegularly({ score, say, warn }: Job): { stop(): Promise<void> } {
  const stopping = new AbortController();
  let running: Promise<void> | null = null;
  const run = () => {
    running ??= score(stopping.signal)
      .then((scoring) => {
        if (scoring.due > 0) say(scoring);
      })
      .catch((error: unknown) => {
        if (!stopping.signal.aborted) warn(error);
      })
      .finally(() => {
        running = null;
      });
  };
  run();
  const turns = setInterval(run, BETWEEN_IN_MILLISECONDS);
  turns.unref();
  return {
    async stop() {
      clearInterval(turns);
      stopping.abort();
      await running;
    },
  };
}
