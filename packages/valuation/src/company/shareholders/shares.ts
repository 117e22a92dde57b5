import type { Fundamentals } from "../../inputs/fundamentals.ts";
import type { NotApplicableReason, Warning } from "../../report/outcome.ts";
import type { Quantity } from "../../trace/trace.ts";
import type { History } from "../accounts/history.ts";
import { referenceLeaf } from "../references.ts";

/** Diluted shares of the last statement ÷ latest count: outside, one of the two stands on another basis. */
const saneShareRatio = { lowest: 0.75, highest: 1.34 } as const;
/** Inside, yet further apart than a year's issues and buy-backs usually bring them. */
const usualShareRatio = { lowest: 0.87, highest: 1.15 } as const;

type SharesCounted = { shares: Quantity | null; blockedBy: NotApplicableReason | null; warnings: readonly Warning[] };

/** The latest count of all classes, checked against the diluted shares of the last statement; else the latter alone. */
export function sharesOf({ sharesOutstanding, shareBasis, ticker }: Fundamentals, history: History): SharesCounted {
  const diluted =
    history.figure(history.latest, "dilutedShares") ?? history.figure(history.latestYear, "dilutedShares");
  const counted = sharesOutstanding && sharesOutstanding.value > 0 ? sharesOutstanding : null;
  if (!counted) {
    return diluted && diluted.value > 0
      ? { shares: diluted, blockedBy: null, warnings: ["sharesFromStatement"] }
      : { shares: null, blockedBy: "sharesMissing", warnings: [] };
  }
  const shares = referenceLeaf("sharesOutstanding", counted, "shares", ticker);
  if (shareBasis === "unsettled") return { shares, blockedBy: "shareBasisUnsettled", warnings: [] };
  if (!diluted || diluted.value <= 0) return { shares, blockedBy: null, warnings: ["dilutionUnknown"] };
  const ratio = diluted.value / shares.value;
  const disagree = ratio < saneShareRatio.lowest || ratio > saneShareRatio.highest;
  const isUsual = ratio >= usualShareRatio.lowest && ratio <= usualShareRatio.highest;
  return { shares, blockedBy: disagree ? "shareBasisUnsettled" : null, warnings: isUsual ? [] : ["sharesDisagree"] };
}
