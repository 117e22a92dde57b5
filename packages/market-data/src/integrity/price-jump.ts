import type { Fundamentals, Ratio } from "@valora/valuation";
import type { MarketQuote } from "../provider.ts";
import { plainSplitNear } from "../providers/sec-edgar/share-splits.ts";
import type { Finding } from "./finding.ts";

type Seen = { value: number; currency: string; asOf: string };
type Counted = Pick<Fundamentals, "sharesOutstanding" | "statements">;

const toldBeyond = 1.8;
/** A history without a split explains no more than this: its list of splits may come later than its prices, or its unit be another. */
const refusedBeyond = 3;
/** Issues and buy-backs between two days, beside a split. */
const countDrift: Ratio = 0.02;
/** What a price moves by itself between two days, beside a split. */
const priceDrift: Ratio = 0.12;
/** A smaller change of the count is told as a market value that differs. */
const leastSplit: Ratio = 1.2;

/**
 * A price far from the last one we know. It may be a split that the statements do not know yet, or another unit, and then every
 * value per share would be wrong. One rule for the price of a page, of the daily job and of a file, by what explains the jump: a
 * market value that comes with the price and is held against the count explains each; splits that are known to be none explain one
 * of up to three times; where nothing is known, as of a file, none is explained. What is explained is told, all else is refused.
 */
export function priceJumpFindings(
  quote: MarketQuote,
  before: Seen | null,
  { areSplitsKnown, company }: { areSplitsKnown: boolean; company: Counted },
): readonly Finding[] {
  if (!before || before.currency !== quote.currency || !(before.value > 0) || !(quote.value > 0)) return [];
  const ratio = quote.value / before.value;
  const larger = Math.max(ratio, 1 / ratio);
  const isSplit = !areSplitsKnown && splitBetween(quote, before, company) !== null;
  if (larger <= toldBeyond && !isSplit) return [];
  const isCounted = quote.marketCap !== null && countsOf(company).length > 0;
  const isExplained = isCounted || (areSplitsKnown && larger <= refusedBeyond);
  const severity = isSplit || !isExplained ? "refusal" : "doubt";
  const { value: from, asOf: fromAsOf } = before;
  return [{ severity, code: "priceJumped", from, fromAsOf, to: quote.value, toAsOf: quote.asOf }];
}

const countsOf = ({ sharesOutstanding, statements }: Counted): readonly number[] =>
  [sharesOutstanding?.value, statements.at(-1)?.figures.dilutedShares].flatMap((count) => (count ? [count] : []));

/**
 * The split that lies between two closes, where the company still counts its shares as before it: the count that comes with the
 * price is a plain multiple of the company's, and the price has moved as far the other way. Two witnesses, because a price
 * alone may fall by a third, and a count alone may grow by half in a merger.
 */
export function splitBetween(
  { marketCap, sharesOutstanding, value }: Pick<MarketQuote, "marketCap" | "sharesOutstanding" | "value">,
  before: Seen,
  company: Counted,
): Ratio | null {
  const now = sharesOutstanding ?? (marketCap === null ? null : marketCap / value);
  if (now === null) return null;
  const factors = countsOf(company).map((count) => plainSplitNear(now / count, countDrift));
  const isSeen = (factor: Ratio) =>
    Math.max(factor, 1 / factor) >= leastSplit && Math.abs((value * factor) / before.value - 1) <= priceDrift;
  return factors.find((factor) => factor !== null && isSeen(factor)) ?? null;
}
