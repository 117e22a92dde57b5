import { Failure } from "../../../failure.ts";
import { fairShare } from "../../../fair-share.ts";

const MOST_LISTENERS = 300;
/** All who share an address, as an office does. */
const MOST_LISTENERS_AT_ONE_ADDRESS = 60;
const MOST_LISTENERS_TO_ONE_CONVERSATION = 6;
const RETRY_AFTER_IN_SECONDS = 30;

/** Tells who listens in this process that something was written; other processes look for themselves from time to time. */
export function lineFeed() {
  const listeners = new Map<string, Set<() => void>>();
  const room = fairShare({ most: MOST_LISTENERS, mostOfOne: MOST_LISTENERS_AT_ONE_ADDRESS });
  let isClosed = false;
  return {
    changed(id: string): void {
      for (const listener of listeners.get(id) ?? []) listener();
    },
    /** Throws `overloaded` or, of this address, `tooManyAtOnce` when too many listen already. The answer ends the listening. */
    listen({ id, address, listener }: { id: string; address: string; listener: () => void }): () => void {
      const those = listeners.get(id) ?? new Set();
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
    /** The server stops: everybody is woken to hear it. */
    close(): void {
      isClosed = true;
      for (const listener of [...listeners.values()].flatMap((each) => [...each])) listener();
    },
  };
}
export type LineFeed = ReturnType<typeof lineFeed>;
