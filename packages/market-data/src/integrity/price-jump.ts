import type { MarketQuote } from "../provider.ts";
import type { Finding } from "./finding.ts";

type Seen = { value: number; currency: string; asOf: string };

const toldBeyond = 1.8;
const refusedBeyond = 3;

/**
 * A price far from the last one we know, with nothing that explains it: no provider of splits, no market value to compare
 * the count with. It may be a split that the statements do not know yet, and then every value per share would be wrong.
 */
export function priceJumpFindings(
  quote: MarketQuote,
  before: Seen | null,
  areSplitsKnown: boolean,
): readonly Finding[] {
  if (!before || before.currency !== quote.currency || !(before.value > 0) || !(quote.value > 0)) return [];
  const ratio = quote.value / before.value;
  const larger = Math.max(ratio, 1 / ratio);
  if (larger <= toldBeyond) return [];
  const isExplained = areSplitsKnown || quote.marketCap !== null;
  const severity = larger > refusedBeyond && !isExplained ? "refusal" : "doubt";
  const { value: from, asOf: fromAsOf } = before;
  return [{ severity, code: "priceJumped", from, fromAsOf, to: quote.value, toAsOf: quote.asOf }];
}
