import { Failure } from "../../../failure.ts";
import { type Bound, bindContext } from "../../shared/use-cases/bind-context.ts";
import { keyKeptInHours, mostBytesKept, mostKeys, runningForAtMostInMinutes } from "../contracts/idempotency-limits.ts";
import type { ClaimedRow, IdempotencyContext, KeptAnswer, KeyedRequest, KnownRequest } from "./idempotency-context.ts";

const MINUTE = 60_000;
const keptFor = keyKeptInHours * 60 * MINUTE;

type Begun = { kind: "first"; row: ClaimedRow } | { kind: "again"; answer: KeptAnswer & { body: string } };

/**
 * Begins a request that bears a key: either it is the first one, whose answer `end` keeps, or the first one has ended and its answer is given
 * again. Throws `idempotencyKeyReused` where the key came with another request, `idempotencyKeyInUse` while the first one is worked on,
 * `idempotencyOutcomeUnknown` where it was cut short, `idempotencyAnswerNotKept` where its answer was too long to be kept, and
 * `tooManyIdempotencyKeys`.
 */
async function begin(context: IdempotencyContext, request: KeyedRequest): Promise<Begun> {
  const { digest } = context;
  const now = context.now();
  const { who, accountId, operation, key, asked } = request;
  const most = accountId === null ? mostKeys.visitor : mostKeys.signedIn;
  const found = await context.keys.claim({
    ...{ accountId, operation, now, most, caller: digest(who), keyHash: digest(key) },
    digest: digest(asked),
    forgottenUntil: new Date(now.getTime() - keptFor),
  });
  if (found.kind === "claimed") return { kind: "first", row: found };
  if (found.kind === "tooMany") {
    const freeIn = found.oldest.getTime() + keptFor - now.getTime();
    throw new Failure("tooManyIdempotencyKeys", { maximum: most, retryAfter: Math.max(1, Math.ceil(freeIn / 1_000)) });
  }
  if (found.digest !== digest(asked)) throw new Failure("idempotencyKeyReused");
  return found.answer === null ? unended(context, request, found) : again(found.answer);
}

function again({ body, ...answer }: KeptAnswer): Begun {
  if (body === null) throw new Failure("idempotencyAnswerNotKept");
  return { kind: "again", answer: { ...answer, body } };
}

async function unended(
  { now: clock, keys }: IdempotencyContext,
  { isOnceByItself }: KeyedRequest,
  { id, accountId, claimedAt }: KnownRequest,
): Promise<Begun> {
  const now = clock();
  if (now.getTime() - claimedAt.getTime() < runningForAtMostInMinutes * MINUTE)
    throw new Failure("idempotencyKeyInUse");
  if (!isOnceByItself) throw new Failure("idempotencyOutcomeUnknown");
  if (!(await keys.takeOver({ id, claimedAt, now }))) throw new Failure("idempotencyKeyInUse");
  return { kind: "first", row: { id, accountId } };
}

/** Keeps the answer of the first request; null: it was refused or failed, so that the key may ask again. */
async function end({ keys }: IdempotencyContext, row: ClaimedRow, answer: KeptAnswer | null): Promise<void> {
  if (answer === null) return keys.release(row);
  const isTooLong = Buffer.byteLength(answer.body ?? "") > mostBytesKept;
  await keys.keep(row, isTooLong ? { ...answer, body: null } : answer);
}

const useCases = { begin, end };

/** Requests that are done once, however often they are sent. */
export type Idempotency = Bound<typeof useCases>;

/** Binds the use cases to their context. `open` throws while what is kept cannot be reached. */
export const idempotencyIn = (open: () => Promise<IdempotencyContext>): Idempotency => bindContext(open, useCases);
