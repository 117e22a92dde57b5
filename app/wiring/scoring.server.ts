import { scorePredictionsRegularly } from "../core/prediction/jobs/score-predictions.ts";
import { scorePredictions } from "../core/prediction/use-cases/score-predictions.ts";
import type { Context } from "../core/shared/use-cases/context.ts";
import type { Database } from "../database/open-database.ts";
import type { DependencyStates } from "../dependencies/dependency-states.ts";
import { ledJob, toldAsState } from "./led-jobs.server.ts";
import type { Log } from "./log.server.ts";

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
