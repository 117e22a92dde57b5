import type { Kept, SharedState } from "./shared-state.ts";

export type SharedCall<Value> = {
  /** Names provider, kind and symbol: the same question has the same key in every process. */
  key: string;
  /** An answer given after this moment counts as fresh. */
  since: number;
  isReadable: (value: unknown) => value is Value;
  fetch: (signal: AbortSignal) => Promise<Value>;
};

/** Longer than any caller waits: a process that crashes while it holds a claim blocks the others no longer than this. */
const claimedForMilliseconds = 12_000;
const pollEveryMilliseconds = 40;

/** Merges equal questions of all processes into one fetch: one process holds the claim and fetches, the others read its answer. */
export function singleFlight({ state, now }: { state: SharedState; now: () => number }) {
  const holder = crypto.randomUUID();

  return async <Value>({ key, since, isReadable, fetch }: SharedCall<Value>, signal: AbortSignal): Promise<Value> => {
    const freshAnswer = async (): Promise<{ value: Value } | null> => {
      const kept: Kept | null = await state.read(key, since);
      return kept && kept.keptAt > since && isReadable(kept.value) ? { value: kept.value } : null;
    };
    for (;;) {
      const isOurs = await state.claim(key, { holder, until: now() + claimedForMilliseconds, now: now() });
      // The holder of the claim reads too: another process may have released it a moment ago, after writing the answer.
      const answer = await freshAnswer();
      if (answer && !isOurs) return answer.value;
      if (isOurs) {
        try {
          if (answer) return answer.value;
          const value = await fetch(signal);
          await state.write(key, { value, keptAt: now() });
          return value;
        } finally {
          await state.release(key, holder);
        }
      }
      signal.throwIfAborted();
      await new Promise((resolve) => setTimeout(resolve, pollEveryMilliseconds));
    }
  };
}
