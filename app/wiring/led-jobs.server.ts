import { scorePredictionsRegularly } from "../core/prediction/jobs/score-predictions.ts";
import { scorePredictions } from "../core/prediction/use-cases/score-predictions.ts";
import type { Context } from "../core/shared/use-cases/context.ts";
import type { Database } from "../database/open-database.ts";
import type { DependencyStates } from "../dependencies/dependency-states.ts";
import { type Watched, watchedRuns } from "../dependencies/watched-runs.ts";
import type { RunningTask } from "../jobs/run-every.ts";
import { whileLeading } from "../jobs/while-leading.ts";
import type { Log } from "./log.server.ts";

/** A failed run is told once, as a state of its job. */
export const toldAsState = (): void => {};

/** Work that one process of an installation does at a time. */
export const ledJob = (
  job:
    | "alerts"
    | "backups"
    | "clearing"
    | "digests"
    | "filings"
    | "jobs"
    | "mail"
    | "payments"
    | "prices"
    | "resealing"
    | "scores"
    | "screens"
    | "theses"
    | "webhooks",
  { database, log, states }: { database: Pick<Database, "leadership">; log: Log; states: DependencyStates },
  start: (watched: Watched) => RunningTask,
): RunningTask =>
  whileLeading({
    take: () => database.leadership.take(job),
    start() {
      const dependency = { name: "jobs", part: job } as const;
      const task = start(watchedRuns(dependency, states));
      return {
        async stop() {
          await task.stop();
          states.forget(dependency);
        },
      };
    },
    say: () => log.info({ job }, "leads the repeated job"),
  });

type Scoring = {
  /** With the prices of the moment. */
  context(): Context;
  database: Database;
  predictions: Parameters<typeof scorePredictions>[1];
  log: Log;
  states: DependencyStates;
};

/** Compares predictions with later prices while the process lives. */
export const scoringIn = ({ context, database, predictions, log, states }: Scoring) =>
  ledJob("scores", { database, log, states }, (watched) =>
    scorePredictionsRegularly({
      score: watched(async (signal) => {
        await database.ready;
        return scorePredictions(context(), predictions, signal);
      }),
      say: (scored) => log.info(scored, "predictions compared with later prices"),
      warn: toldAsState,
    }),
  );
