import { ProviderFailure } from "../provider.ts";
import { paceOf, type SharedState } from "./shared-state.ts";

export type Meter = {
  source: string;
  requestsPerMinute: number;
  state: SharedState;
  now: () => number;
  fetch?: typeof globalThis.fetch;
};

const longestWaitInMilliseconds = 1_500;

/**
 * A fetch that keeps a source's pace, counted by all processes together. A short wait is waited for; a longer one fails
 * as `rateLimited` without a request, with the time when there will be room again.
 */
export function meteredFetch({ source, requestsPerMinute, state, now, fetch }: Meter): typeof globalThis.fetch {
  const pace = paceOf(requestsPerMinute);
  return async (input, init) => {
    for (;;) {
      const wait = await state.take(source, pace, now());
      if (wait <= 0) return (fetch ?? globalThis.fetch)(input, init);
      if (wait > longestWaitInMilliseconds) {
        throw new ProviderFailure(source, "rateLimited", { retryAfterInMilliseconds: wait });
      }
      init?.signal?.throwIfAborted();
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  };
}
