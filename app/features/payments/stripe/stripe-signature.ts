import { createHmac, timingSafeEqual } from "node:crypto";

const TOLERANCE_IN_SECONDS = 300;
const MOST_SIGNATURES = 20;

type Sent = { body: Uint8Array; header: string | null; secret: string; now: Date };

/**
 * Whether exactly these bytes are signed with our secret, by Stripe's scheme v1, at most five minutes from now in either direction:
 * an older one may be a repetition, and one from the future would be a repetition for as long as it likes.
 */
export function isSigned({ body, header, secret, now }: Sent): boolean {
  const { timestamp, signatures } = partsOf(header ?? "");
  if (timestamp === null || Math.abs(now.getTime() / 1_000 - Number(timestamp)) > TOLERANCE_IN_SECONDS) return false;
  const expected = createHmac("sha256", secret).update(`${timestamp}.`).update(body).digest();
  return signatures.some((signature) => timingSafeEqual(expected, Buffer.from(signature, "hex")));
}

/** `t=1492774577,v1=5257a869…,v0=…`: one moment, and a signature for each secret while one replaces another. */
function partsOf(header: string): { timestamp: string | null; signatures: readonly string[] } {
  const pairs = header.split(",", MOST_SIGNATURES).map((part) => part.trim().split("="));
  const valuesOf = (name: string, form: RegExp) =>
    pairs.flatMap(([key, value = "", ...rest]) => (key === name && rest.length === 0 && form.test(value) ? value : []));
  const timestamps = valuesOf("t", /^\d{1,12}$/);
  return {
    timestamp: timestamps.length === 1 ? (timestamps[0] ?? null) : null,
    signatures: valuesOf("v1", /^[0-9a-f]{64}$/),
  };
}
