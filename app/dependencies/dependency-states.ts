import { type Cause, type Dependency, type DependencyState, keyOf } from "../features/status/contracts/dependency.ts";
import { causeText, said } from "./causes.ts";
import { wordsFor } from "./dependency-names.ts";

type Log = {
  info(fields: Record<string, unknown>, message: string): void;
  error?(fields: Record<string, unknown>, message: string): void;
};

export type DependencyStates = ReturnType<typeof dependencyStates>;

/**
 * The state of everything that this process depends on. A fault is one line of the log when it begins, and one when it is over, with
 * its cause and its duration, however often either is seen.
 */
export function dependencyStates(log: Log, now: () => Date = () => new Date()) {
  const states = new Map<string, DependencyState & { begunAt: number }>();
  const listeners = new Set<(state: DependencyState) => void>();
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
    },
    isDown: (dependency: Dependency): boolean => states.get(keyOf(dependency))?.isUp === false,
    present: (): readonly DependencyState[] => [...states.values()].map(bare),
    /** Hears each change. */
    onChange(listener: (state: DependencyState) => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const bare = ({ begunAt: _, ...state }: DependencyState & { begunAt: number }): DependencyState => state;
