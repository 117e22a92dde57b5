import { ProviderFailure } from "../provider.ts";
import { askedOnce } from "./single-flight.ts";
import type { Kept, SharedState } from "./shared-state.ts";

export type Question<Value> = {
  /** Names source, kind and symbol: the same question has the same key in every process. */
  key: string;
  freshForInMilliseconds: number;
  /** Asked once for all who wait, with the answer before it, if any. */
  ask: (signal: AbortSignal, before: Value | null) => Promise<Value>;
  /** Gives the work its time and remembers how it went. */
  during: (work: (signal: AbortSignal) => Promise<Value>) => Promise<Value>;
  /** Why the source is not to be asked now; null when it may be. */
  refusal: () => ProviderFailure | null;
  /** It failed the last time: a caller with an old answer does not wait for it. */
  isDoubtful: boolean;
  /** Whether what was kept is an answer of this form. */
  isReadable: (value: unknown) => value is Value;
  /** How long a first answer is waited for: all the time it takes, or not long where another source has one at hand. */
  awaited: (answer: Promise<Answered<Value>>) => Promise<Answered<Value>>;
};
/** `staleSince` is when an answer was given that is no longer fresh; null for a fresh one. */
export type Answered<Value> = { value: Value; staleSince: number | null; failure: ProviderFailure | null };

type Old<Value> = { value: Value; staleSince: number };

const unknownForMilliseconds = 600_000;
const mostUnknown = 2_000;
/** How long the new answer is waited for when an old one is at hand. */
const patienceInMilliseconds = 15;

/**
 * Answers of sources, kept: fresh ones are given without asking, old ones while the new one is being fetched or cannot be
 * had, and everybody who asks the same at the same time, in whatever process, shares one request. What a source does not
 * know is not asked again for ten minutes, and neither is what it answered wrong. A failure never replaces an answer.
 */
export function keptAnswers({ state, now }: { state: SharedState; now: () => number }) {
  const asking = new Map<string, Promise<unknown>>();
  const reading = new Map<string, Promise<Kept | null>>();
  const missed = recentMisses(now);
  const replaced = new Map<string, Kept | null>();
  const once = askedOnce({ state, now });

  async function fresh<Value>(question: Question<Value>, old: Old<Value> | null): Promise<Value> {
    const { key, freshForInMilliseconds, ask, during, isReadable } = question;
    const since = now() - freshForInMilliseconds;
    const fetch = (signal: AbortSignal) => ask(signal, old?.value ?? null);
    try {
      const value = await during((signal) => once({ key, since, isReadable, fetch }, signal));
      missed.forget(key);
      putLast(replaced, key, old && { value: old.value, keptAt: old.staleSince });
      return value;
    } catch (thrown) {
      if (thrown instanceof ProviderFailure && (thrown.kind === "unknownTicker" || thrown.kind === "noData")) {
        missed.remember(key, thrown);
      }
      throw thrown;
    }
  }

  async function atHand<Value>({ key, freshForInMilliseconds, isReadable }: Question<Value>) {
    const kept = await shared(reading, key, () => state.read(key, now() - freshForInMilliseconds));
    return kept && isReadable(kept.value) ? { value: kept.value, staleSince: kept.keptAt } : null;
  }

  async function answerTo<Value>(question: Question<Value>): Promise<Answered<Value>> {
    const { key, freshForInMilliseconds, refusal } = question;
    const miss = missed.of(key);
    const old = await atHand(question);
    if (miss) return oldOr(miss, old);
    if (old && now() - old.staleSince < freshForInMilliseconds) return { ...old, staleSince: null, failure: null };

    const failure = refusal();
    if (failure) return oldOr(failure, old);
    // safe: one key is one question, whose answers are of one type
    const answer = shared(asking, key, () => fresh(question, old)) as Promise<Value>;
    const asked = answer.then((value) => ({ value, staleSince: null, failure: null }));
    return old ? soonOr(asked, old, question.isDoubtful ? 0 : patienceInMilliseconds) : question.awaited(asked);
  }

  return {
    answerTo,

    /** The answer was examined beside others and is good: it is not taken back any more. */
    confirm: (key: string): void => void replaced.delete(key),

    /** Whether an answer is not confirmed yet. */
    isNew: (key: string): boolean => replaced.has(key),

    /** Takes back an answer that turned out to be no good: the one before it, if any, counts again, and none is asked for a while. */
    async withdraw(key: string, failure: ProviderFailure): Promise<void> {
      const before = replaced.get(key) ?? null;
      replaced.delete(key);
      missed.remember(key, failure);
      await state.write(key, before ?? { value: null, keptAt: 0 });
    },

    /** Whether it failed so lately that it is not asked again yet. */
    isMissed: (key: string): boolean => missed.of(key) !== null,
  };
}

/** One piece of work a key, however many wait for it. */
function shared<Value>(works: Map<string, Promise<Value>>, key: string, start: () => Promise<Value>): Promise<Value> {
  const running = works.get(key);
  if (running) return running;
  const work = start().finally(() => works.delete(key));
  works.set(key, work);
  return work;
}

/** What a source could not answer, or answered wrong, within the last ten minutes. */
function recentMisses(now: () => number) {
  const misses = new Map<string, { failure: ProviderFailure; at: number }>();
  return {
    of(key: string): ProviderFailure | null {
      const miss = misses.get(key);
      return miss && now() - miss.at < unknownForMilliseconds ? miss.failure : null;
    },
    remember: (key: string, failure: ProviderFailure) => putLast(misses, key, { failure, at: now() }),
    forget: (key: string) => void misses.delete(key),
  };
}

function putLast<Value>(map: Map<string, Value>, key: string, value: Value): void {
  map.delete(key);
  map.set(key, value);
  const oldest = map.keys().next().value;
  if (map.size > mostUnknown && oldest !== undefined) map.delete(oldest);
}

/** The old answer with why there is no new one, which is all there is to say when there is no old one either. */
function oldOr<Old extends object>(failure: ProviderFailure, old: Old | null) {
  if (!old) throw failure;
  return { ...old, failure };
}

/** The new answer if it comes at once, else the old one with what went wrong, if anything has yet. */
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
