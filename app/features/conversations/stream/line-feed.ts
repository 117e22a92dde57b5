import { Failure } from "../../../failure.ts";
import { fairShare } from "../../../fair-share.ts";
import type { LineFeed } from "../use-cases/conversation-context.ts";

const MOST_LISTENERS = 300;
/** All who share an address, as an office does. */
const MOST_LISTENERS_AT_ONE_ADDRESS = 60;
const MOST_LISTENERS_TO_ONE_CONVERSATION = 6;
const RETRY_AFTER_IN_SECONDS = 30;

/** Tells the listeners of this process that something was written; other processes look for themselves from time to time. */
export function lineFeed(): LineFeed {
  const listeners = new Map<string, Set<() => void>>();
  const room = fairShare({ most: MOST_LISTENERS, mostOfOne: MOST_LISTENERS_AT_ONE_ADDRESS });
  let isClosed = false;
  return {
    changed(id) {
      for (const listener of listeners.get(id) ?? []) listener();
    },
    listen({ id, address, listener }) {
      const those = listeners.get(id) ?? new Set<() => void>();
      const isConversationFull = those.size >= MOST_LISTENERS_TO_ONE_CONVERSATION;
      const place = isConversationFull ? ({ isTaken: false, fullFor: "all" } as const) : room.enter(address);
      if (!place.isTaken) {
        const params = { retryAfter: RETRY_AFTER_IN_SECONDS };
        throw new Failure(place.fullFor === "one" ? "tooManyAtOnce" : "overloaded", params);
      }
      those.add(listener);
      listeners.set(id, those);
      return () => {
        place.leave();
        if (those.delete(listener) && those.size === 0) listeners.delete(id);
      };
    },
    isClosed: () => isClosed,
    close() {
      isClosed = true;
      for (const listener of [...listeners.values()].flatMap((each) => [...each])) listener();
    },
  };
}
