import { hash } from "node:crypto";

const DIGITS = 16;

/**
 * Remembers which keys were asked for, in two halves: when the newer one is full, the older one is forgotten. A key takes the same
 * memory however long it is; two that share a digest are admitted early, which costs a place in the store and nothing else.
 */
export function seenKeys(most: number) {
  let newer = new Set<string>();
  let older = new Set<string>();
  return {
    /** Whether a key was seen before; from now on it was. */
    again(key: string): boolean {
      const digest = hash("sha1", key, "hex").slice(0, DIGITS);
      if (newer.has(digest)) return true;
      const isKnown = older.has(digest);
      newer.add(digest);
      if (newer.size >= most / 2) {
        older = newer;
        newer = new Set();
      }
      return isKnown;
    },
    get size(): number {
      return newer.size + older.size;
    },
  };
}
