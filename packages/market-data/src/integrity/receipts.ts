import type { Fundamentals } from "@valora/valuation";
import type { InstrumentKind } from "../listings/instrument.ts";
import type { MarketQuote } from "../provider.ts";
import { sharesPerReceipt } from "./market-cap.ts";
import { onQuotedBasis } from "./quoted-basis.ts";
import { reviewedReceipts } from "./reviewed-receipts.ts";
import type { Step } from "./share-basis.ts";

/** How far the latest count may stray from the last statement's diluted shares and still count the same shares. */
const largestDrift = 0.2;

/**
 * The basis of a foreign filer, whose statements do not say what the quoted thing is: an ordinary share, or a receipt for
 * several. It is settled only where two witnesses agree: the market value of the quote, and a reviewed ratio or a list
 * that calls the symbol a receipt. Without a review a ratio of one settles nothing: a vendor that multiplies the price of
 * a receipt by ordinary shares says the same.
 */
export function onReceipts(company: Fundamentals, quote: MarketQuote, kind: InstrumentKind | null): Step {
  const unchanged: Step = { company, findings: [] };
  const { ticker, shareBasis, sharesOutstanding } = company;
  if (shareBasis === "settled" || !sharesOutstanding || quote.marketCap === null) return unchanged;
  if (!countsTheSame(company)) return unchanged;
  const ratio = sharesPerReceipt({
    price: quote.value,
    shares: sharesOutstanding.value,
    marketCap: quote.marketCap,
  });
  const reviewed = reviewedReceipts[ticker];
  const isWitnessed = reviewed === undefined ? ratio !== 1 && kind === "depositaryReceipt" : ratio === reviewed;
  if (ratio === null || !isWitnessed) return unchanged;
  return {
    company: onQuotedBasis({ ...company, shareBasis: "settled" }, ratio),
    findings: ratio === 1 ? [] : [{ severity: "note", code: "receiptsConverted", sharesPerReceipt: ratio }],
  };
}

/** A count that left the statements' behind (a merger, an issue) is another doubt than that of receipts. */
function countsTheSame({ statements, sharesOutstanding }: Fundamentals): boolean {
  const diluted = statements.at(-1)?.figures.dilutedShares;
  if (!diluted || !sharesOutstanding) return false;
  return Math.abs(sharesOutstanding.value / diluted - 1) <= largestDrift;
}
