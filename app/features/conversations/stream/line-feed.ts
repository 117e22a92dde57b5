import { Failure } from "../../../failure.ts";
import { fairShare } from "../../../fair-share.ts";
import type { LineFeed } from "../use-cases/conversation-context.ts";

const MOST_LISTENERS = 300;
/** All who share an address, as an office does. */
const MOST_LISTENERS_AT_ONE_ADDRESS = 60;
const MOST_LISTENERS_TO_ONE_CONVERSATION = 6;
const RETRY_AFTER_IN_SECONDS = 30;

/**
 * Tells the listeners of this process that something was written, or that a reader's account or session has changed. `isTold` says
 * whether what other processes write is told too; else listeners look for themselves from time to time.
 */
export function lineFeed({
  isTold = () => false,
  mostToOne = MOST_LISTENERS_TO_ONE_CONVERSATION,
}: {
  isTold?(): boolean;
  mostToOne?: number;
} = {}): LineFeed {
  const readers = new Map<string, Set<() => void>>();
  const listeners = new Map<string, Set<() => void>>();
  const room = fairShare({ most: MOST_LISTENERS, mostOfOne: MOST_LISTENERS_AT_ONE_ADDRESS });
  let isClosed = false;
  const everyone = () => [...listeners.values()].flatMap((each) => [...each]);
  return {
    changed(id) {
      for (const listener of id === null ? everyone() : (listeners.get(id) ?? [])) listener();
    },
    readerChanged(accountId) {
      for (const listener of readers.get(accountId) ?? []) listener();
    },
    isTold,
    listen({ id, address, accountId = null, listener }) {
      const those = listeners.get(id) ?? new Set<() => void>();
      const isConversationFull = those.size >= mostToOne;
      const place = isConversationFull ? ({ isTaken: false, fullFor: "all" } as const) : room.enter(address);
      if (!place.isTaken) {
        const params = { retryAfter: RETRY_AFTER_IN_SECONDS };
        throw new Failure(place.fullFor === "one" ? "tooManyAtOnce" : "overloaded", params);
      }
      those.add(listener);
      listeners.set(id, those);
      const own = accountId === null ? null : (readers.get(accountId) ?? new Set<() => void>()).add(listener);
      if (accountId !== null && own !== null) readers.set(accountId, own);
      return () => {
        place.leave();
        if (those.delete(listener) && those.size === 0) listeners.delete(id);
        if (accountId !== null && own?.delete(listener) && own.size === 0) readers.delete(accountId);
      };
    },
    isClosed: () => isClosed,
    close() {
      isClosed = true;
      for (const listener of everyone()) listener();
    },
  };
}
