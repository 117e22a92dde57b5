import { createHash, randomBytes } from "node:crypto";

/** What links, cookies and keys carry, and what is kept of it: 256 bits of chance need no salt and no slow hash. */
export const secrets = {
  fresh: (): string => randomBytes(32).toString("base64url"),
  hashOf: (text: string): string => createHash("sha256").update(text).digest("base64url"),
};
