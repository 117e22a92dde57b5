import type { HttpOptions } from "../http/http-client.ts";
import { ProviderFailure } from "../provider.ts";
import { paceOf, type SharedState } from "./shared-state.ts";

export type Meter = {
  provider: string;
  requestsPerMinute: number;
  state: SharedState;
  now: () => number;
  fetch?: typeof globalThis.fetch;
};

const longestWaitInMilliseconds = 1_500;

/**
 * A fetch that keeps the provider's rate limit, counted over all processes. Waits when the wait is short; otherwise fails
 * as `rateLimited` without a request, with the time when the next request is possible.
 */
export function meteredFetch({ provider, requestsPerMinute, state, now, fetch }: Meter): typeof globalThis.fetch {
  const pace = paceOf(requestsPerMinute);
  return async (input, init) => {
    for (;;) {
      const wait = await state.take(provider, pace, now());
      if (wait <= 0) return (fetch ?? globalThis.fetch)(input, init);
      if (wait > longestWaitInMilliseconds) {
        throw new ProviderFailure(provider, "rateLimited", { retryAfterInMilliseconds: wait });
      }
      init?.signal?.throwIfAborted();
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  };
}

/** Dependencies shared by all live providers of an installation. */
export type LiveOptions = Pick<Meter, "state" | "now" | "fetch"> & { deadlineInMilliseconds?: number };

/** HTTP options of one provider: its rate limit and deadline. */
export function meteredHttp(provider: string, requestsPerMinute: number, options: LiveOptions): HttpOptions {
  const { deadlineInMilliseconds, ...meter } = options;
  return {
    fetch: meteredFetch({ provider, requestsPerMinute, ...meter }),
    ...(deadlineInMilliseconds === undefined ? {} : { deadlineInMilliseconds }),
  };
}
