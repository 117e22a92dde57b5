import type { Kept, SharedState } from "./shared-state.ts";

export type OnceFor<Value> = {
  /** Names source, kind and symbol: the same question has the same key in every process. */
  key: string;
  /** An answer given after this is as good as one of now. */
  since: number;
  isReadable: (value: unknown) => value is Value;
  fetch: (signal: AbortSignal) => Promise<Value>;
};

/** Longer than anybody is waited for: a process that ends in the middle holds the others up no longer than that. */
const claimedForMilliseconds = 12_000;
const lookAgainInMilliseconds = 40;

/** Whatever many processes ask at the same time, one of them fetches; the others are given what it brings. */
export function askedOnce({ state, now }: { state: SharedState; now: () => number }) {
  const holder = crypto.randomUUID();

  return async <Value>({ key, since, isReadable, fetch }: OnceFor<Value>, signal: AbortSignal): Promise<Value> => {
    const broughtByAnother = async (): Promise<{ value: Value } | null> => {
      const kept: Kept | null = await state.read(key, since);
      return kept && kept.keptAt > since && isReadable(kept.value) ? { value: kept.value } : null;
    };
    for (;;) {
      const isOurs = await state.claim(key, { holder, until: now() + claimedForMilliseconds, now: now() });
      // the holder of the claim looks too: another may have had it, and finished, a moment ago
      const brought = await broughtByAnother();
      if (brought && !isOurs) return brought.value;
      if (isOurs) {
        try {
          if (brought) return brought.value;
          const value = await fetch(signal);
          await state.write(key, { value, keptAt: now() });
          return value;
        } finally {
          await state.release(key, holder);
        }
      }
      signal.throwIfAborted();
      await new Promise((resolve) => setTimeout(resolve, lookAgainInMilliseconds));
    }
  };
}
