import type { Money, PerShare, Ratio, Shares } from "@valora/valuation";
import type { Finding, MarketCapSuspect } from "./finding.ts";

type MarketValue = { price: PerShare; shares: Shares; marketCap: Money };

/** Prices and counts of different days part a little; more than this is another share. */
const tolerance = 0.05;
/** Beyond this no issue, buy-back or difference of days explains it. */
const refusedBeyond = 0.2;
const nearness = 0.08;

/** Shares × price against the market value that a provider states. */
export function marketCapFindings({ price, shares, marketCap }: MarketValue): readonly Finding[] {
  if (!(price > 0)) return [{ severity: "refusal", code: "priceNotPositive", price }];
  if (!(shares > 0)) return [{ severity: "refusal", code: "sharesNotPositive", shares }];
  const implied = price * shares;
  const ratio = marketCap / implied;
  if (Math.abs(ratio - 1) <= tolerance) return [];
  const severity = Math.abs(ratio - 1) > refusedBeyond ? "refusal" : "doubt";
  return [{ severity, code: "marketCapDiffers", stated: marketCap, implied, ratio, suspect: suspectOf(ratio) }];
}

/**
 * A guess at the cause: counts in thousands or millions, a price in pence, statements that count ordinary shares where the
 * quote is of receipts (fewer of them: the stated value is a whole part of the implied one), or a split seen by one side.
 */
function suspectOf(ratio: Ratio): MarketCapSuspect | null {
  const isNear = (target: number) => Math.abs(ratio / target - 1) <= nearness;
  if (isNear(1e6)) return "millions";
  if (isNear(1e3)) return "thousands";
  if (isNear(1 / 100)) return "minorUnits";
  const larger = Math.max(ratio, 1 / ratio);
  const isWhole = larger < 51 && larger > 1.9 && Math.abs(larger / Math.round(larger) - 1) <= nearness / 2;
  if (!isWhole) return null;
  return ratio < 1 ? "receipts" : "split";
}

/** Ordinary shares in one receipt, from the count of ordinary shares and the market value of all; null when it is not near a plain ratio. */
export function sharesPerReceipt({ price, shares, marketCap }: MarketValue): Ratio | null {
  if (!(price > 0) || !(shares > 0) || !(marketCap > 0)) return null;
  const ratio = (price * shares) / marketCap;
  const plain = ratio >= 1 ? Math.round(ratio) : 1 / Math.round(1 / ratio);
  return Math.abs(ratio / plain - 1) <= tolerance ? plain : null;
}
