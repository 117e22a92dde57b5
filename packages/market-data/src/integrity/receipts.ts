import type { Fundamentals } from "@valora/valuation";
import type { InstrumentKind } from "../instrument.ts";
import type { MarketQuote } from "../provider.ts";
import { sharesPerReceipt } from "./market-cap.ts";
import { onQuotedBasis } from "./quoted-basis.ts";
import type { Step } from "./share-basis.ts";

/** How far the latest count may stray from the last statement's diluted shares and still count the same shares. */
const largestDrift = 0.2;

/**
 * The basis of a foreign filer, whose statements do not say what the quoted thing is: an ordinary share, or a receipt for
 * several. It is settled only where two witnesses agree, the market value of the quote and the kind of the listing: a
 * listed share whose price times count is the market value, or a receipt whose market value is a plain part of it. A
 * receipt "for one share" stays unsettled: a vendor that multiplies the receipt's price by ordinary shares says the same.
 */
export function onReceipts(company: Fundamentals, quote: MarketQuote, kind: InstrumentKind | null): Step {
  const unchanged: Step = { company, findings: [] };
  const { shareBasis, sharesOutstanding } = company;
  if (shareBasis === "settled" || !sharesOutstanding || quote.marketCap === null) return unchanged;
  if (!countsTheSame(company)) return unchanged;
  const ratio = sharesPerReceipt({
    price: quote.value,
    shares: sharesOutstanding.value,
    marketCap: quote.marketCap,
  });
  const settled = { ...company, shareBasis: "settled" } as const;
  if (ratio === 1 && kind === "commonShare") return { company: settled, findings: [] };
  if (ratio === null || ratio === 1 || kind !== "depositaryReceipt") return unchanged;
  return {
    company: onQuotedBasis(settled, ratio),
    findings: [{ severity: "note", code: "receiptsConverted", sharesPerReceipt: ratio }],
  };
}

/** A count that left the statements' behind (a merger, an issue) is another doubt than that of receipts. */
function countsTheSame({ statements, sharesOutstanding }: Fundamentals): boolean {
  const diluted = statements.at(-1)?.figures.dilutedShares;
  if (!diluted || !sharesOutstanding) return false;
  return Math.abs(sharesOutstanding.value / diluted - 1) <= largestDrift;
}
