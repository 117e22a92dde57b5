import { createHash } from "node:crypto";

const MODULUS = 1n << 256n;

/** Rows counted and summed up: the same for the same rows in any order, because two databases return them in different ones. */
export function rowDigest() {
  let rows = 0;
  let sum = 0n;
  return {
    add(line: string): void {
      rows += 1;
      const hash = createHash("sha256").update(line).digest("hex");
      sum = (sum + BigInt(`0x${hash}`)) % MODULUS;
    },
    total: () => ({ rows, digest: sum.toString(16).padStart(64, "0") }),
  };
}
