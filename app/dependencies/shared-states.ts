import {
  type Cause,
  causeCodes,
  type DependencyState,
  dependencyNames,
  keyOf,
} from "../features/status/contracts/dependency.ts";

/** A process that has said nothing for so long has gone. */
const HEARD_FOR_IN_MILLISECONDS = 60_000;
const MOST_SAID_IN_CHARACTERS = 200;

type Told = { process: string; state: DependencyState };

/** A state in one notice; causes are cut, because a notice holds eight thousand bytes. */
export function noticeOf({ process, state }: Told): string {
  const { cause } = state;
  const short = cause?.code === "said" ? { ...cause, text: cause.text.slice(0, MOST_SAID_IN_CHARACTERS) } : cause;
  return JSON.stringify({ process, state: { ...state, cause: short } });
}

/** Null for what a later version may tell. */
export function toldIn(notice: string): Told | null {
  try {
    const { process, state } = JSON.parse(notice) as Told;
    const isKnown = dependencyNames.includes(state.name) && isCause(state.cause);
    return isKnown && typeof process === "string" ? { process, state } : null;
  } catch {
    return null;
  }
}

const isCause = (cause: Cause | null): boolean =>
  cause === null || cause.code === "said" || causeCodes.includes(cause.code);

/** What the other processes of an installation have told of their dependencies lately. */
export function statesOfOthers(monotonic: () => number = () => performance.now()) {
  const told = new Map<string, { at: number; state: DependencyState }>();
  return {
    heard({ process, state }: Told): void {
      told.set(`${process} ${keyOf(state)}`, { at: monotonic(), state });
    },
    present(): readonly DependencyState[] {
      for (const [key, { at }] of told) if (monotonic() - at > HEARD_FOR_IN_MILLISECONDS) told.delete(key);
      return Array.from(told.values(), ({ state }) => state);
    },
  };
}

/** One state of each dependency among those of several processes: a fault before none, the longest first. */
export function joinedStates(states: readonly DependencyState[]): readonly DependencyState[] {
  const joined = new Map<string, DependencyState>();
  for (const state of states) {
    const known = joined.get(keyOf(state));
    if (known === undefined || isWorse(state, known)) joined.set(keyOf(state), state);
  }
  return [...joined.values()];
}

const isWorse = (one: DependencyState, other: DependencyState): boolean =>
  one.isUp === other.isUp ? one.since < other.since : !one.isUp;
