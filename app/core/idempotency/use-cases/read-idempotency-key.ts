import { Failure } from "../../../failure.ts";
import { longestIdempotencyKey } from "../contracts/idempotency-limits.ts";

/** A string of RFC 9651, in which a quote and a backslash stand behind a backslash. */
const quoted = /^"((?:[\x20\x21\x23-\x5b\x5d-\x7e]|\\["\\])*)"$/;
const visible = /^[\x21-\x7e]+$/;

/**
 * The key of the header Idempotency-Key, written as the IETF draft has it, in quotes, or bare: both are the same key. Throws
 * `idempotencyKeyInvalid`.
 */
export function readIdempotencyKey(header: string): string {
  const key = header.startsWith('"') ? quoted.exec(header)?.[1]?.replaceAll(/\\(.)/g, "$1") : header;
  if (key === undefined || key.length > longestIdempotencyKey || !visible.test(key))
    throw new Failure("idempotencyKeyInvalid", { maximum: longestIdempotencyKey });
  return key;
}
