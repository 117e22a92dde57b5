import { ProviderFailure } from "../provider.ts";
import type { Kept, SharedState } from "./shared-state.ts";
import { singleFlight } from "./single-flight.ts";

export type Question<Value> = {
  /** Names provider, kind and symbol: the same question has the same key in every process. */
  key: string;
  freshForInMilliseconds: number;
  /** Runs once for all waiting callers; `before` is the previous answer, if any. */
  ask: (signal: AbortSignal, before: Value | null) => Promise<Value>;
  /** Applies the timeout and records the outcome. */
  call: (work: (signal: AbortSignal) => Promise<Value>) => Promise<Value>;
  /** Why the provider must not be called now; null when it may be. */
  refusal: () => ProviderFailure | null;
  /** The last call failed: a caller with an old answer does not wait. */
  isDoubtful: boolean;
  /** Whether a cached value has the expected shape. */
  isReadable: (value: unknown) => value is Value;
  /** Limits the wait for a first answer: the full deadline, or briefly when other data can replace it. */
  awaited: (answer: Promise<Answered<Value>>) => Promise<Answered<Value>>;
};
/** `staleSince` is the moment of an answer that is no longer fresh; null for a fresh one. */
export type Answered<Value> = { value: Value; staleSince: number | null; failure: ProviderFailure | null };

/** A stored answer and the moment at which it came. */
export type HeldAnswer<Value> = { value: Value; keptAt: number };

type Old<Value> = { value: Value; staleSince: number };

const missForMilliseconds = 600_000;
const mostMisses = 2_000;
/** How long a caller with an old answer waits for a new one. */
const patienceInMilliseconds = 15;

/**
 * Cache of provider answers. Serves fresh answers without a call, and stale ones while a new one is being fetched or the
 * provider fails. Equal questions share one request, across processes too. Unknown companies and rejected answers are not
 * asked again for ten minutes. A failure never replaces an answer.
 */
export function responseCache({ state, now }: { state: SharedState; now: () => number }) {
  const fetching = new Map<string, Promise<unknown>>();
  const reading = new Map<string, Promise<Kept | null>>();
  const misses = recentMisses(now);
  const replaced = new Map<string, Kept | null>();
  const fetchOnce = singleFlight({ state, now });

  async function fetchFresh<Value>(question: Question<Value>, old: Old<Value> | null): Promise<Value> {
    const { key, freshForInMilliseconds, ask, call, isReadable } = question;
    const since = now() - freshForInMilliseconds;
    const fetch = (signal: AbortSignal) => ask(signal, old?.value ?? null);
    try {
      const value = await call((signal) => fetchOnce({ key, since, isReadable, fetch }, signal));
      misses.forget(key);
      putLast(replaced, key, old && { value: old.value, keptAt: old.staleSince });
      return value;
    } catch (thrown) {
      if (thrown instanceof ProviderFailure && (thrown.kind === "unknownTicker" || thrown.kind === "noData")) {
        misses.remember(key, thrown);
      }
      throw thrown;
    }
  }

  async function cached<Value>({ key, freshForInMilliseconds, isReadable }: Question<Value>) {
    const kept = await shared(reading, key, () => state.read(key, now() - freshForInMilliseconds));
    return kept && isReadable(kept.value) ? { value: kept.value, staleSince: kept.keptAt } : null;
  }

  async function answerTo<Value>(question: Question<Value>): Promise<Answered<Value>> {
    const { key, freshForInMilliseconds, refusal } = question;
    const miss = misses.of(key);
    const old = await cached(question);
    if (miss) return oldOr(miss, old);
    if (old && now() - old.staleSince < freshForInMilliseconds) return { ...old, staleSince: null, failure: null };

    const failure = refusal();
    if (failure) return oldOr(failure, old);
    // safe: one key is one question, whose answers are of one type
    const answer = shared(fetching, key, () => fetchFresh(question, old)) as Promise<Value>;
    const asked = answer.then((value) => ({ value, staleSince: null, failure: null }));
    return old ? soonOr(asked, old, question.isDoubtful ? 0 : patienceInMilliseconds) : question.awaited(asked);
  }

  return {
    answerTo,
    /** Stores an answer that was fetched outside: it counts from now on. */
    async keep<Value>(key: string, value: Value): Promise<void> {
      putLast(replaced, key, await state.read(key));
      await state.write(key, { value, keptAt: now() });
      misses.forget(key);
    },

    /** The answer is consistent with the others: it can no longer be withdrawn. */
    confirm: (key: string): void => void replaced.delete(key),

    /** Whether an answer is not confirmed yet. */
    isNew: (key: string): boolean => replaced.has(key),

    /** Removes a bad answer: the previous one, if any, counts again, and the provider is not asked for a while. */
    async withdraw(key: string, failure: ProviderFailure): Promise<void> {
      const before = replaced.get(key) ?? null;
      replaced.delete(key);
      misses.remember(key, failure);
      await state.write(key, before ?? { value: null, keptAt: 0 });
    },

    /** Whether it failed recently and must not be asked again yet. */
    isMissed: (key: string): boolean => misses.of(key) !== null,
  };
}

/** Reads the last answer that was stored, however old; null without one. The provider is not asked. */
export async function storedAnswer<Value>(
  state: SharedState,
  { key, isReadable }: Pick<Question<Value>, "key" | "isReadable">,
): Promise<HeldAnswer<Value> | null> {
  const last = await state.read(key);
  return last && isReadable(last.value) ? { value: last.value, keptAt: last.keptAt } : null;
}

/** Runs the work once per key and shares the promise. */
function shared<Value>(works: Map<string, Promise<Value>>, key: string, start: () => Promise<Value>): Promise<Value> {
  const running = works.get(key);
  if (running) return running;
  const work = start().finally(() => works.delete(key));
  works.set(key, work);
  return work;
}

/** Failed or rejected questions of the last ten minutes. */
function recentMisses(now: () => number) {
  const misses = new Map<string, { failure: ProviderFailure; at: number }>();
  return {
    of(key: string): ProviderFailure | null {
      const miss = misses.get(key);
      return miss && now() - miss.at < missForMilliseconds ? miss.failure : null;
    },
    remember: (key: string, failure: ProviderFailure) => putLast(misses, key, { failure, at: now() }),
    forget: (key: string) => void misses.delete(key),
  };
}

function putLast<Value>(map: Map<string, Value>, key: string, value: Value): void {
  map.delete(key);
  map.set(key, value);
  const oldest = map.keys().next().value;
  if (map.size > mostMisses && oldest !== undefined) map.delete(oldest);
}

/** The old answer with the failure; throws the failure when there is no old answer. */
function oldOr<Old extends object>(failure: ProviderFailure, old: Old | null) {
  if (!old) throw failure;
  return { ...old, failure };
}

/** The new answer if it arrives within `patience`, else the old one, with the failure if there is one already. */
async function soonOr<Value>(
  asked: Promise<Answered<Value>>,
  old: Old<Value>,
  patience: number,
): Promise<Answered<Value>> {
  try {
    return await Promise.race([asked, after(patience).then(() => ({ ...old, failure: null }))]);
  } catch (thrown) {
    if (thrown instanceof ProviderFailure) return { ...old, failure: thrown };
    throw thrown;
  }
}

const after = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
