import { rateLimitHeaders } from "../../core/usage/api/allowance.ts";
import type { CountedAs } from "../../core/usage/contracts/metered-use.ts";
import type { Product } from "../../wiring/composition.server.ts";
import type { StoredAnswer } from "./stored-answer.ts";

/** An anonymous reader who is sent a stored answer. */
export type StoredReader = CountedAs & { address: string };

type CountingProduct = Pick<Product, "countAgain" | "rateLimitOf">;

/** The headers that one reader gets beside those of the answer: names and values in turn. */
export type OwnRow = readonly string[];
const nothing: OwnRow = [];

type Counted = Pick<StoredAnswer, "uses" | "saysRateLimit" | "keepLeftBehind">;

/**
 * Counts for one more reader what a stored answer used, and adds what is left of their plan where the answer says it. At once where
 * it can; else a promise. Throws or rejects with the failure with which the plan refuses: the answer is then not theirs.
 */
export function countForReader(
  product: CountingProduct,
  { address, ...reader }: StoredReader,
  { uses, saysRateLimit, keepLeftBehind }: Counted,
): OwnRow | Promise<OwnRow> {
  const caller = { account: null, address };
  const rest = () => {
    keepLeftBehind?.();
    return saysRateLimit ? rateLimitRow(product, caller) : nothing;
  };
  const counted = uses.length === 0 ? undefined : product.countAgain({ ...reader, caller }, uses);
  return counted === undefined ? rest() : counted.then(rest);
}

function rateLimitRow({ rateLimitOf }: CountingProduct, caller: { account: null; address: string }) {
  const windows = rateLimitOf(caller);
  const row = (known: Awaited<typeof windows>): OwnRow => Object.entries(rateLimitHeaders(known)).flat();
  return windows instanceof Promise ? windows.then(row) : row(windows);
}
