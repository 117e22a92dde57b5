import { ProviderFailure } from "../provider.ts";
import { breaker } from "./circuit-breaker.ts";
import type { SharedState } from "./shared-state.ts";
import type { Source } from "./provider.ts";
import { within } from "./with-timeout.ts";

type WatchOptions = {
  now: () => number;
  deadlineInMilliseconds: number;
  onUnreadable: (failure: ProviderFailure) => void;
  onReach?: (id: string, isReached: boolean) => void;
  state: SharedState;
};
export type Watch = ReturnType<typeof watch>;

const limitWithoutTimeInMilliseconds = 60_000;

/** Some sources know without a request that a company is none of theirs: that says nothing of whether they answer. */
const isFree = ({ kind }: ProviderFailure): boolean => kind === "unknownTicker" || kind === "noData";

/** What this process has seen of one source: whether it answers, and until when it wants to be left alone. */
export function watch({ id, requestsPerMinute }: Source, options: WatchOptions) {
  const { now, deadlineInMilliseconds, onUnreadable, state } = options;
  const reach = (isReached: boolean) => {
    if (requestsPerMinute !== null) options.onReach?.(id, isReached);
  };
  const answering = breaker(now);
  let limitedUntil = 0;

  async function note(failure: ProviderFailure): Promise<void> {
    if (failure.kind === "unreachable") {
      answering.failed();
      reach(false);
    }
    if (failure.kind !== "unreachable" && !isFree(failure)) answering.succeeded();
    if (failure.kind === "unreadable") onUnreadable(failure);
    if (failure.kind !== "rateLimited" || requestsPerMinute === null) return;
    limitedUntil = now() + (failure.retryAfterInMilliseconds ?? limitWithoutTimeInMilliseconds);
    await state.pause(id, limitedUntil);
  }

  return {
    isDoubtful: answering.isDoubtful,
    late: answering.late,

    /** Why it is not to be asked now; null when it may be. */
    refusal(): ProviderFailure | null {
      if (answering.isOpen()) return new ProviderFailure(id, "unreachable");
      const wait = limitedUntil - now();
      return wait > 0 ? new ProviderFailure(id, "rateLimited", { retryAfterInMilliseconds: wait }) : null;
    },

    /** Asks within the deadline, and remembers how it went. What is thrown against the contract is a bug of ours: `unreadable`. */
    async during<Value>(work: (signal: AbortSignal) => Promise<Value>): Promise<Value> {
      try {
        const value = await within(deadlineInMilliseconds, id, work);
        answering.succeeded();
        reach(true);
        return value;
      } catch (thrown) {
        const failure =
          thrown instanceof ProviderFailure ? thrown : new ProviderFailure(id, "unreadable", { cause: thrown });
        await note(failure);
        throw failure;
      }
    },
  };
}
