import { keyKeptInHours, longestIdempotencyKey } from "../../core/idempotency/contracts/idempotency-limits.ts";
import type { FailureCode } from "../../failure.ts";

/** What any operation that takes the header may answer because of it. */
export const keyRefusals = {
  400: ["idempotencyKeyInvalid"],
  409: ["idempotencyKeyInUse", "idempotencyOutcomeUnknown", "idempotencyAnswerNotKept"],
  422: ["idempotencyKeyReused"],
  429: ["tooManyIdempotencyKeys"],
  503: ["secretUnreadable"],
} as const satisfies Readonly<Record<number, readonly FailureCode[]>>;

/** The header, as every operation that takes it describes it. */
export const keyParameter = {
  name: "Idempotency-Key",
  in: "header",
  required: false,
  description:
    `1 to ${longestIdempotencyKey} visible characters of ASCII, bare or in quotes, one for each thing that is to be done: a UUID. ` +
    `The same request with the same key within ${keyKeptInHours} hours is not done again; it gets the first answer, with Idempotent-Replayed`,
  schema: { type: "string", minLength: 1, maxLength: 2 * longestIdempotencyKey + 2 },
};
