import { isStorageFailure } from "../failure.ts";
import type { Dependency } from "../features/status/contracts/dependency.ts";

import type { DependencyStates } from "./dependency-states.ts";

/** Wraps the run of a repeated job: how it ends is a state of the job. */
export type Watched = <Done>(run: (signal: AbortSignal) => Promise<Done>) => (signal: AbortSignal) => Promise<Done>;

/** Far longer than any run of a job that goes on. */
const STUCK_AFTER_IN_MINUTES = 60;
const MINUTE_IN_MILLISECONDS = 60_000;

/**
 * A run that fails is a fault of the job until one succeeds; a run that does not end is one too. That the database is out of reach
 * is a fault of the database, and that a job is told to stop is none.
 */
export const watchedRuns =
  (job: Dependency, states: Pick<DependencyStates, "down" | "up">): Watched =>
  (run) =>
  async (signal) => {
    const stuck = setTimeout(
      () => states.down(job, { code: "stuck", figure: STUCK_AFTER_IN_MINUTES }),
      STUCK_AFTER_IN_MINUTES * MINUTE_IN_MILLISECONDS,
    );
    stuck.unref();
    try {
      const done = await run(signal);
      states.up(job);
      return done;
    } catch (error) {
      if (!signal.aborted && !isStorageFailure(error)) states.down(job, textOf(error));
      throw error;
    } finally {
      clearTimeout(stuck);
    }
  };

const textOf = (error: unknown): string => (error instanceof Error ? error.message : String(error)).slice(0, 300);
