import type { Fundamentals, Ratio } from "@valora/valuation";
import { everyStatement, onOtherShares } from "./every-statement.ts";

/**
 * The same company per quoted share, when that is not the share of its statements: a receipt for five shares, or a class
 * with a five hundredth of the rights. Counts are divided by `sharesPerQuoted`, per-share figures multiplied.
 */
export function onQuotedBasis(fundamentals: Fundamentals, sharesPerQuoted: Ratio): Fundamentals {
  if (sharesPerQuoted === 1) return fundamentals;
  const { sharesOutstanding } = fundamentals;
  return {
    ...everyStatement(fundamentals, onOtherShares({ factor: sharesPerQuoted, isConsolidated: true })),
    sharesOutstanding: sharesOutstanding && { ...sharesOutstanding, value: sharesOutstanding.value / sharesPerQuoted },
  };
}
