import { statfs } from "node:fs/promises";

/**
 * The database writes its journal in pieces of sixteen megabytes, and ends itself when there is no room for the next one.
 * Below that nothing more is written, so that what is there can be read.
 */
const RESERVE_IN_BYTES = 20 * 1_048_576;
const KNOWN_FOR_IN_MILLISECONDS = 250;

/** Whether a folder's disk has less room than the reserve; asked of the system a few times a second at most. */
export function roomIn(folder: string): () => Promise<boolean> {
  let known: Promise<boolean> | null = null;
  let askedAt = Number.NEGATIVE_INFINITY;
  return () => {
    const now = performance.now();
    if (known === null || now - askedAt > KNOWN_FOR_IN_MILLISECONDS) {
      askedAt = now;
      known = statfs(folder).then(
        ({ bavail, bsize }) => bavail * bsize < RESERVE_IN_BYTES,
        () => false,
      );
    }
    return known;
  };
}
