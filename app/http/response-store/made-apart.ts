import type { FairShare } from "../../fair-share.ts";
import type { Product } from "../../wiring/composition.server.ts";
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
  loggedAs(url: URL, status: number): { path: string; route: string; ticker: string | undefined };
};
type Asked = { question: PublicRequest; raw: Request; address: string };

/** An answer made in a thread, counted for no reader yet; null where it has to be made here. */
export async function madeApart(parts: Parts, { question, raw, address }: Asked): Promise<StoredAnswer | null> {
  const { renderings, turns, product, hasLiveProviders } = parts;
  if (renderings === null || !question.isOfData) return null;
  if (await hasNothingLeft(product, address)) return null;
  const place = parts.inside.enter(address);
  if (!place.isTaken) return null;
  try {
    const made = await renderings.make(question, raw.headers, { isFreeHere: () => turns.isFree });
    // A thread knows nothing of filings that readers have requested.
    if (made === null || made.uses.some((use) => use.kind === "company" && product.filings.isRequested(use.ticker)))
      return null;
    product.keepLeftBehind(made);
    const { uses, body } = made;
    return storedAnswer({
      headers: new Headers(made.headers),
      body: Buffer.from(body.buffer, body.byteOffset, body.byteLength),
      uses,
      lasts: lastingOf({ isOfEdition: question.isOfEdition, uses, hasLiveProviders }),
      logged: parts.loggedAs(new URL(raw.url), 200),
    });
  } finally {
    place.leave();
  }
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
