import { latestAccountsEnd, type Quote } from "@valora/valuation";
import { isFundamentals } from "../live/filing-version.ts";
import type { Skip, StaleAnswer } from "../market-data.ts";
import type { Provider } from "../provider.ts";
import type { ProviderAnswer } from "./providers-in-order.ts";

const couldNotBeAsked = ({ kind }: Skip) => kind === "rateLimited" || kind === "unreachable" || kind === "unreadable";

/** Marks a stale answer, and a bundled one when a preferred provider could not be asked. */
export function staleOf(
  asked: ProviderAnswer<unknown>,
  covers: StaleAnswer["covers"],
  skipped: readonly Skip[],
): readonly StaleAnswer[] {
  if (!asked) return [];
  const { id, answer } = asked;
  if (answer.staleSince !== null) {
    return [{ provider: id, covers, asOf: new Date(answer.staleSince).toISOString() }];
  }
  const { value } = answer;
  // Reading the shape is dear, and nearly every answer has had all its providers.
  if (covers === "price" || !skipped.some(couldNotBeAsked) || !isFundamentals(value)) return [];
  const asOf = latestAccountsEnd(value);
  return asOf ? [{ provider: id, covers, asOf }] : [];
}

/** No price provider answered: the price that came with the statements counts, and is reported as old. */
export function priceWithStatements(
  prices: readonly Provider[],
  price: unknown,
  quote: Quote | null,
): readonly StaleAnswer[] {
  if (prices.length === 0 || price !== null || quote === null) return [];
  return [{ provider: quote.source, covers: "price", asOf: quote.asOf }];
}
