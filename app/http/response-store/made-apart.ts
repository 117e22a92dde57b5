import type { FairShare } from "../../fair-share.ts";
import type { Product } from "../../wiring/composition.server.ts";
import type { LoggedAs } from "../logged-path.ts";
import type { Rendering } from "../renderings/rendering.ts";
import type { Renderings } from "../renderings/renderings.ts";
import { lastingOf } from "./answers-for-many.ts";
import type { OneByOne } from "./one-by-one.ts";
import type { PublicRequest } from "./public-request.ts";
import { type StoredAnswer, storedAnswer } from "./stored-answer.ts";

type Parts = {
  /** Threads that make answers; null: all are made here. */
  renderings: Pick<Renderings, "make"> | null;
  /** The turns of the answers that are made here. */
  turns: OneByOne;
  product: Pick<Product, "rateLimitOf" | "keepLeftBehind" | "filings">;
  hasLiveProviders: boolean;
  /** The places of those whose answer is under way. */
  inside: FairShare;
  loggedAs: LoggedAs;
};
type Asked = { question: PublicRequest; raw: Request; address: string };

/** An answer made in a thread, counted for no reader yet; null where it has to be made here. */
export async function madeApart(parts: Parts, { question, raw, address }: Asked): Promise<StoredAnswer | null> {
  const { renderings, turns, product } = parts;
  if (renderings === null || !question.isOfData) return null;
  if (await hasNothingLeft(product, address)) return null;
  const place = parts.inside.enter(address);
  if (!place.isTaken) return null;
  try {
    const made = await renderings.make(question, raw.headers, { isFreeHere: () => turns.isFree });
    const answer = made && answerOf(parts, question, made);
    if (made === null || answer === null) return null;
    product.keepLeftBehind(made);
    return answer;
  } finally {
    place.leave();
  }
}

type OfThread = NonNullable<Rendering["answer"]>;
type AnswerParts = Pick<Parts, "hasLiveProviders" | "loggedAs"> & { product: Pick<Product, "filings"> };

/** The answer that a thread has made, for the store; null where it is about filings that readers have requested: a thread knows none. */
export function answerOf(
  { product, hasLiveProviders, loggedAs }: AnswerParts,
  { origin, target, isOfEdition }: PublicRequest,
  { headers, body, uses }: OfThread,
): StoredAnswer | null {
  if (uses.some((use) => use.kind === "company" && product.filings.isRequested(use.ticker))) return null;
  return storedAnswer({
    headers: new Headers(headers),
    body: Buffer.from(body.buffer, body.byteOffset, body.byteLength),
    uses,
    lasts: lastingOf({ isOfEdition, isMadeOfData: true, uses, hasLiveProviders }),
    logged: loggedAs(new URL(origin + target), 200),
  });
}

/**
 * Makes an answer where it is sent. Those that take nothing but computing take turns, so that readers of stored answers wait for one
 * of them and not for all; who has no place among those inside is refused at once.
 */
export async function madeHere<Result>(
  { turns, inside, hasLiveProviders }: Pick<Parts, "turns" | "inside" | "hasLiveProviders">,
  { question, address }: Pick<Asked, "question" | "address">,
  work: () => Promise<Result>,
): Promise<Result> {
  if (hasLiveProviders || !question.isOfData) return work();
  const place = inside.enter(address);
  if (!place.isTaken) return work();
  return turns.take(() => {
    // The server gives one to who is answered.
    place.leave();
    return work();
  });
}

/**
 * Whether a plan may refuse a reader: nothing is made ahead of a refusal. A plan that cannot be read is asked again where the answer
 * is made here.
 */
async function hasNothingLeft({ rateLimitOf }: Parts["product"], address: string): Promise<boolean> {
  try {
    const windows = await rateLimitOf({ account: null, address });
    return windows?.some(({ remaining }) => remaining === 0) === true;
  } catch {
    return true;
  }
}
