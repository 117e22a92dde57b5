/** Characters of the header Idempotency-Key, without the quotes in which it may stand. */
export const longestIdempotencyKey = 255;
/** How long a key is known. */
export const keyKeptInHours = 24;
/** Bytes of an answer that is given again; of a longer one it is kept that it was given. */
export const mostBytesKept = 65_536;
/** Keys of one caller that are known at once: of a session or of a key for programs, and of the address of a visitor. */
export const mostKeys = { signedIn: 1_000, visitor: 50 } as const;
/** A request that has not ended by then was cut short: no process works on it any more. */
export const runningForAtMostInMinutes = 10;
