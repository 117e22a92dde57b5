import { type Provider, ProviderFailure } from "../provider.ts";
import { circuitBreaker } from "./circuit-breaker.ts";
import type { SharedState } from "./shared-state.ts";
import { withTimeout } from "./with-timeout.ts";

type ProviderHealthOptions = {
  now: () => number;
  deadlineInMilliseconds: number;
  onUnreadable: (failure: ProviderFailure) => void;
  onReach?: (id: string, isReached: boolean, reason?: string) => void;
  state: SharedState;
};
export type ProviderHealth = ReturnType<typeof providerHealth>;

const limitWithoutTimeInMilliseconds = 60_000;

/** Some providers answer these from a local list, without a request: they do not show that the provider is reachable. */
const needsNoRequest = ({ kind }: ProviderFailure): boolean => kind === "unknownTicker" || kind === "noData";

/** Nothing of an address, which may hold a key. */
function reasonOf({ detail, cause }: ProviderFailure): string {
  let innermost = cause;
  while (innermost instanceof Error && innermost.cause !== undefined) innermost = innermost.cause;
  const code = innermost instanceof Error && "code" in innermost ? String(innermost.code) : null;
  return detail ?? code ?? "unreachable";
}

/** Health of one provider as this process sees it: circuit breaker, rate limit, timeout. */
export function providerHealth({ id, requestsPerMinute }: Provider, options: ProviderHealthOptions) {
  const { now, deadlineInMilliseconds, onUnreadable, state } = options;
  const reportReach = (isReached: boolean, reason?: string) => {
    if (requestsPerMinute !== null) options.onReach?.(id, isReached, reason);
  };
  const breaker = circuitBreaker(now);
  let limitedUntil = 0;

  async function recordFailure(failure: ProviderFailure): Promise<void> {
    if (failure.kind === "unreachable") {
      breaker.failed();
      reportReach(false, reasonOf(failure));
    }
    if (failure.kind !== "unreachable" && !needsNoRequest(failure)) breaker.succeeded();
    if (failure.kind === "unreadable") onUnreadable(failure);
    if (failure.kind !== "rateLimited" || requestsPerMinute === null) return;
    limitedUntil = now() + (failure.retryAfterInMilliseconds ?? limitWithoutTimeInMilliseconds);
    await state.pause(id, limitedUntil);
  }

  return {
    isDoubtful: breaker.isDoubtful,
    late: breaker.late,

    /** Why the provider must not be called now; null when it may be. */
    refusal(): ProviderFailure | null {
      if (breaker.isOpen()) return new ProviderFailure(id, "unreachable");
      const wait = limitedUntil - now();
      return wait > 0 ? new ProviderFailure(id, "rateLimited", { retryAfterInMilliseconds: wait }) : null;
    },

    /** Calls with the timeout and records the outcome. Any error other than `ProviderFailure` is our bug: `unreadable`. */
    async call<Value>(
      work: (signal: AbortSignal) => Promise<Value>,
      withinMilliseconds: number = deadlineInMilliseconds,
    ): Promise<Value> {
      try {
        const value = await withTimeout(withinMilliseconds, id, work);
        breaker.succeeded();
        reportReach(true);
        return value;
      } catch (thrown) {
        const failure =
          thrown instanceof ProviderFailure ? thrown : new ProviderFailure(id, "unreadable", { cause: thrown });
        await recordFailure(failure);
        throw failure;
      }
    },
  };
}
