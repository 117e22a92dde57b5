import { scorePredictions } from "../core/prediction/use-cases/score-predictions.ts";
import type { Context } from "../core/shared/use-cases/context.ts";
import type { Database } from "../database/open-database.ts";
import type { DependencyStates } from "../dependencies/dependency-states.ts";
import { watchedRuns } from "../dependencies/watched-runs.ts";
import { repeatedJobStore } from "../features/status/stores/repeated-job-store.ts";
import { recountedFirst } from "../jobs/recounted-first.ts";
import { type RunningTask, runEvery } from "../jobs/run-every.ts";
import { whileLeading } from "../jobs/while-leading.ts";
import { type RepeatedJob, repeatedWork } from "./jobs/repeated-jobs.ts";
import type { Log } from "./log.server.ts";

/** A failed run is told once, as a state of its job. */
export const toldAsState = (): void => {};

type Led<Done> = {
  /** One run, with the database at hand. */
  run(signal: AbortSignal): Promise<Done>;
  /** Brings back moments that a clock which was ahead has put off; says how many. */
  recount?(): Promise<number>;
  /** Hears what each run has done. */
  say?(done: Done): void;
  /** What else is done for as long as this process leads. */
  beside?(): RunningTask;
  /** Milliseconds from one run to the next, where they are not the usual ones. */
  every?: number;
};

type Parts = { database: Pick<Database, "kysely" | "leadership" | "ready">; log: Log; states: DependencyStates };

/**
 * Work of the list that one process of an installation does at a time: from its last run on, whichever process has made that, at the
 * cadence of the list. How its runs end, and when they are, is told as a state of the job.
 */
export function ledJob<Done>(
  name: RepeatedJob,
  { database, log, states }: Parts,
  { run, recount = async () => 0, say, beside, every = repeatedWork(name).every }: Led<Done>,
): RunningTask {
  const job = { name: "jobs", part: name } as const;
  const { isKept, isRunAtStart, usuallyAfter } = repeatedWork(name);
  states.expect({ ...job, everySeconds: every / 1_000 });

  function start(): RunningTask {
    const kept = isKept ? repeatedJobStore(database.kysely, name) : null;
    const { resumed, watched } = watchedRuns({ job, every, states, kept, now: () => new Date() });
    const stopping = new AbortController();
    const other = beside?.();
    const work = recountedFirst({
      ...{ recount, run },
      say: (moments) => log.info({ job: name, moments }, "moments that a wrong clock had put off are counted again"),
    });
    const firstAfter = async () => {
      await database.ready;
      const after = await resumed(Math.min(usuallyAfter, every));
      return isRunAtStart ? 0 : after;
    };
    const repeating = firstAfter()
      .catch(() => usuallyAfter)
      .then((after) => {
        if (stopping.signal.aborted) return null;
        return runEvery({ every, firstAfter: after, run: watched(work), say, warn: toldAsState });
      });
    return {
      async stop() {
        stopping.abort();
        await Promise.all([other?.stop(), repeating.then((task) => task?.stop())]);
        states.forget(job);
      },
    };
  }

  return whileLeading({
    take: () => database.leadership.take(name),
    start,
    say: () => log.info({ job: name }, "leads the repeated job"),
  });
}

type Scoring = {
  /** With the prices of the moment. */
  context(): Context;
  database: Database;
  predictions: Parameters<typeof scorePredictions>[1];
  log: Log;
  states: DependencyStates;
};

/** Compares predictions with later prices while the process lives. Several processes may: a score is kept once. */
export const scoringIn = ({ context, database, predictions, log, states }: Scoring) =>
  ledJob(
    "scores",
    { database, log, states },
    {
      run: (signal) => scorePredictions(context(), predictions, signal),
      say(scored) {
        if (scored.due > 0) log.info(scored, "predictions compared with later prices");
      },
    },
  );
