import { createHash, randomBytes, timingSafeEqual } from "node:crypto";

/** Secrets of links, cookies and keys, and their stored hashes: 256 bits of chance need no salt and no slow hash. */
export const secrets = {
  fresh: (): string => randomBytes(32).toString("base64url"),
  hashOf: (text: string): string => createHash("sha256").update(text).digest("base64url"),
  /** Compares two hashes in a time that says nothing about where they differ. */
  isSame: (one: string, other: string): boolean =>
    one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other)),
};
