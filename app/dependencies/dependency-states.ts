import {
  type Cause,
  type Dependency,
  type DependencyState,
  type JobRuns,
  keyOf,
} from "../features/status/contracts/dependency.ts";
import { causeText, said } from "./causes.ts";
import { wordsFor } from "./dependency-names.ts";

type Log = {
  info(fields: Record<string, unknown>, message: string): void;
  error?(fields: Record<string, unknown>, message: string): void;
};

/** `begunAt`: milliseconds of a clock that cannot be set. */
type Kept = DependencyState & { begunAt: number };
export type ExpectedJob = Dependency & { everySeconds: number };

export type DependencyStates = ReturnType<typeof dependencyStates>;

/**
 * The state of everything that this process depends on. A fault is one line of the log when it begins, and one when it is over, with
 * its cause and its duration, however often either is seen.
 */
export function dependencyStates(log: Log, now: () => Date = () => new Date()) {
  const states = new Map<string, Kept>();
  const runs = new Map<string, JobRuns>();
  const expected = new Map<string, ExpectedJob>();
  const listeners = new Set<(state: DependencyState) => void>();
  const bare = ({ begunAt: _, ...state }: Kept): DependencyState => {
    const known = runs.get(keyOf(state));
    return known === undefined ? state : { ...state, runs: known };
  };
  const keep = (dependency: Dependency, isUp: boolean, cause: Cause | null) => {
    const known = states.get(keyOf(dependency));
    const moment = now().toISOString();
    const isSame = known?.isUp === isUp;
    const state = {
      ...{ ...dependency, isUp, cause, seenAt: moment },
      since: isSame ? known.since : moment,
      begunAt: isSame ? known.begunAt : performance.now(),
    };
    states.set(keyOf(dependency), state);
    if (!isSame) for (const listener of listeners) listener(bare(state));
    return known;
  };
  return {
    /** It does not work; the cause is what was seen last. */
    down(dependency: Dependency, why: Cause | string): void {
      const cause = typeof why === "string" ? said(why) : why;
      if (keep(dependency, false, cause)?.isUp === false) return;
      const outage = wordsFor(dependency);
      log.error?.({ outage, dependency: keyOf(dependency), reason: causeText(cause) }, `${outage}: fails`);
    },
    /** It works. */
    up(dependency: Dependency): void {
      const known = keep(dependency, true, null);
      if (known === undefined || known.isUp) return;
      const outage = wordsFor(dependency);
      const seconds = Math.round((performance.now() - known.begunAt) / 1_000);
      const reason = known.cause && causeText(known.cause);
      log.info({ outage, dependency: keyOf(dependency), seconds, reason }, `${outage}: works again`);
    },
    /** This process has no part in it any more. */
    forget(dependency: Dependency): void {
      states.delete(keyOf(dependency));
      runs.delete(keyOf(dependency));
    },
    /** How the runs of a job stand; whether it works is told by `up` and `down`. */
    ran(job: Dependency, known: JobRuns): void {
      runs.set(keyOf(job), known);
    },
    /** This installation has a repeated job, whichever process leads in it. */
    expect(job: ExpectedJob): void {
      expected.set(keyOf(job), job);
    },
    expected: (): readonly ExpectedJob[] => [...expected.values()],
    isDown: (dependency: Dependency): boolean => states.get(keyOf(dependency))?.isUp === false,
    present: (): readonly DependencyState[] => [...states.values()].map(bare),
    /** Hears each change. */
    onChange(listener: (state: DependencyState) => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
