import { isStorageFailure } from "../failure.ts";
import type { Dependency, JobRuns } from "../features/status/contracts/dependency.ts";
import { StartFailure } from "../start-failure.ts";
import type { DependencyStates } from "./dependency-states.ts";

/** The last run of a job as it is kept from one start to the next. */
export type KeptRun = { begunAt: Date; endedAt: Date | null; fault: { at: Date; text: string } | null };
export type KeptRuns = {
  last(): Promise<KeptRun | null>;
  keep(run: KeptRun): Promise<void>;
};

type Watching = {
  job: Dependency;
  /** Milliseconds from one run to the next. */
  every: number;
  states: Pick<DependencyStates, "down" | "ran" | "up">;
  /** Null: nothing is kept, since runs follow each other within seconds, or since each process has its own. */
  kept: KeptRuns | null;
  now(): Date;
};

/** Far longer than any run of a job that goes on. */
const STUCK_AFTER_IN_MINUTES = 60;
const MINUTE_IN_MILLISECONDS = 60_000;

/**
 * The runs of a repeated job: how they end is a state of the job, and when they were is told beside it. A run that fails is a fault of
 * the job until one succeeds; a run that does not end is one too. That the database is out of reach is a fault of the database, and
 * that a job is told to stop is none.
 */
export function watchedRuns({ job, every, states, kept, now }: Watching) {
  let last: KeptRun | null = null;
  const tell = () => states.ran(job, runsOf(last, every));

  async function keep(run: KeptRun): Promise<void> {
    last = run;
    tell();
    await kept?.keep(run);
  }

  /** Takes over what another process, or this one before its start, has kept; says in how many milliseconds the next run is due. */
  async function resumed(usual: number): Promise<number> {
    last = (await kept?.last()) ?? null;
    if (last === null) return usual;
    const { fault, begunAt, endedAt } = last;
    tell();
    // One that was cut off is made up for at once.
    if (endedAt === null) return 0;
    if (fault !== null && fault.at >= begunAt) states.down(job, fault.text);
    else states.up(job);
    // A clock that was set back lets none wait for longer than usual.
    return Math.min(Math.max(begunAt.getTime() + every - now().getTime(), 0), every);
  }

  const watched =
    <Done>(run: (signal: AbortSignal) => Promise<Done>) =>
    async (signal: AbortSignal): Promise<Done> => {
      const stuck = setTimeout(
        () => states.down(job, { code: "stuck", figure: STUCK_AFTER_IN_MINUTES }),
        STUCK_AFTER_IN_MINUTES * MINUTE_IN_MILLISECONDS,
      );
      stuck.unref();
      const begun: KeptRun = { begunAt: now(), endedAt: null, fault: last?.fault ?? null };
      try {
        await keep(begun);
        const done = await run(signal);
        states.up(job);
        // What was told to stop may have left something undone.
        if (!signal.aborted) await keep({ ...begun, endedAt: now() });
        return done;
      } catch (error) {
        if (!signal.aborted && !isOfDatabase(error)) {
          const [endedAt, text] = [now(), textOf(error)];
          states.down(job, text);
          // What cannot be kept is told all the same.
          await keep({ ...begun, endedAt, fault: { at: endedAt, text } }).catch(() => {});
        }
        throw error;
      } finally {
        clearTimeout(stuck);
      }
    };

  return { resumed, watched };
}

/** It is out of reach, is full, or could not be opened at the start. */
const isOfDatabase = (error: unknown): boolean => isStorageFailure(error) || error instanceof StartFailure;

/** The next run is at the first turn after the last one has ended. */
function runsOf(last: KeptRun | null, every: number): JobRuns {
  const everySeconds = every / 1_000;
  if (last === null) return { everySeconds, begunAt: null, endedAt: null, nextAt: null, fault: null };
  const { begunAt, endedAt, fault } = last;
  const turns = endedAt === null ? 1 : Math.max(1, Math.ceil((endedAt.getTime() - begunAt.getTime()) / every));
  return {
    ...{ everySeconds, begunAt: begunAt.toISOString(), endedAt: endedAt?.toISOString() ?? null },
    nextAt: new Date(begunAt.getTime() + turns * every).toISOString(),
    fault: fault && { at: fault.at.toISOString(), text: fault.text },
  };
}

/** Of a length that is kept; PostgreSQL keeps no zero byte. */
const textOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).replaceAll("\0", "").slice(0, 300);
