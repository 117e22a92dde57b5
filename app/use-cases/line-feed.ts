import { Failure } from "../failure.ts";

const MOST_LISTENERS = 300;
const MOST_LISTENERS_OF_ONE = 6;

/** Tells who listens in this process that something was written; other processes look for themselves from time to time. */
export function lineFeed() {
  const listeners = new Map<string, Set<() => void>>();
  let count = 0;
  let isClosed = false;
  return {
    changed(id: string): void {
      for (const listener of listeners.get(id) ?? []) listener();
    },
    /** Throws `overloaded` when too many listen already. The answer ends the listening. */
    listen(id: string, listener: () => void): () => void {
      const those = listeners.get(id) ?? new Set();
      if (count >= MOST_LISTENERS || those.size >= MOST_LISTENERS_OF_ONE) throw new Failure("overloaded");
      those.add(listener);
      listeners.set(id, those);
      count += 1;
      return () => {
        if (!those.delete(listener)) return;
        count -= 1;
        if (those.size === 0) listeners.delete(id);
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
