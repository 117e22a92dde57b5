import { ProviderFailure } from "../provider.ts";
import type { Kept, SharedState } from "./shared-state.ts";

export type Question<Value> = {
  /** Names source, kind and symbol: the same question has the same key in every process. */
  key: string;
  freshForInMilliseconds: number;
  /** Asked once for all who wait; it ends by itself. */
  ask: () => Promise<Value>;
  /** Why the source is not to be asked now; null when it may be. */
  refusal: () => ProviderFailure | null;
  /** Whether what was kept is an answer of this form. */
  isReadable: (value: unknown) => value is Value;
  /** How long a first answer is waited for: all the time it takes, or not long where another source has one at hand. */
  awaited: (answer: Promise<Answered<Value>>) => Promise<Answered<Value>>;
};
/** `staleSince` is when an answer was given that is no longer fresh; null for a fresh one. */
export type Answered<Value> = { value: Value; staleSince: number | null; failure: ProviderFailure | null };

const unknownForMilliseconds = 600_000;
const mostUnknown = 2_000;
/** How long the new answer is waited for when an old one is at hand. */
const patienceInMilliseconds = 15;

/**
 * Answers of sources, kept: fresh ones are given without asking, old ones while the new one is being fetched or cannot be
 * had, and everybody who asks the same at the same time shares one request. What a source does not know is not asked
 * again for ten minutes. A failure never replaces an answer.
 */
export function keptAnswers({ state, now }: { state: SharedState; now: () => number }) {
  const asking = new Map<string, Promise<unknown>>();
  const reading = new Map<string, Promise<Kept | null>>();
  const unknown = new Map<string, { failure: ProviderFailure; at: number }>();

  /** One piece of work a key, however many wait for it. */
  function shared<Value>(works: Map<string, Promise<Value>>, key: string, start: () => Promise<Value>): Promise<Value> {
    const running = works.get(key);
    if (running) return running;
    const work = start().finally(() => works.delete(key));
    works.set(key, work);
    return work;
  }

  async function fresh<Value>({ key, ask }: Question<Value>): Promise<Value> {
    try {
      const value = await ask();
      unknown.delete(key);
      await state.write(key, { value, keptAt: now() });
      return value;
    } catch (thrown) {
      if (thrown instanceof ProviderFailure && (thrown.kind === "unknownTicker" || thrown.kind === "noData")) {
        remember(key, thrown);
      }
      throw thrown;
    }
  }

  function remember(key: string, failure: ProviderFailure): void {
    unknown.delete(key);
    unknown.set(key, { failure, at: now() });
    const oldest = unknown.keys().next().value;
    if (unknown.size > mostUnknown && oldest !== undefined) unknown.delete(oldest);
  }

  async function atHand<Value>({ key, isReadable }: Question<Value>) {
    const kept = await shared(reading, key, () => state.read(key));
    return kept && isReadable(kept.value) ? { value: kept.value, staleSince: kept.keptAt } : null;
  }

  return async <Value>(question: Question<Value>): Promise<Answered<Value>> => {
    const { key, freshForInMilliseconds, refusal } = question;
    const missed = unknown.get(key);
    if (missed && now() - missed.at < unknownForMilliseconds) throw missed.failure;
    const old = await atHand(question);
    if (old && now() - old.staleSince < freshForInMilliseconds) return { ...old, staleSince: null, failure: null };

    const failure = refusal();
    if (failure && old) return { ...old, failure };
    if (failure) throw failure;
    // safe: one key is one question, whose answers are of one type
    const answer = shared(asking, key, () => fresh(question)) as Promise<Value>;
    const asked = answer.then((value) => ({ value, staleSince: null, failure: null }));
    return old ? soonOr(asked, old) : question.awaited(asked);
  };
}

/** The new answer if it comes at once, else the old one with what went wrong, if anything has yet. */
async function soonOr<Value>(
  asked: Promise<Answered<Value>>,
  old: { value: Value; staleSince: number },
): Promise<Answered<Value>> {
  try {
    return await Promise.race([asked, after(patienceInMilliseconds).then(() => ({ ...old, failure: null }))]);
  } catch (thrown) {
    if (thrown instanceof ProviderFailure) return { ...old, failure: thrown };
    throw thrown;
  }
}

const after = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
