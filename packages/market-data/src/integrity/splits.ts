import type { AnnualStatement, IsoDate, Ratio } from "@valora/valuation";
import type { Split } from "../provider.ts";
import { type Change, changedStatement, onOtherShares } from "./every-statement.ts";

/**
 * The factor from share counts filed on a day to the basis of `today`: the product of the splits since.
 * A figure counts on the basis of the day it was *filed*: a report filed after a split restates its years already.
 */
export function splitFactorSince(filedAt: IsoDate, splits: readonly Split[], today: IsoDate): Ratio {
  return splits
    .filter(({ date }) => date > filedAt && date <= today)
    .reduce((product, { factor }) => product * factor, 1);
}

/** Applies a split by `factor`: multiplies counts, divides per-share figures. */
export const splitBy = (factor: Ratio): Change => onOtherShares({ factor, isConsolidated: false });

/** A statement on the basis after a split by `factor`. */
export const statementAfterSplit = (statement: AnnualStatement, factor: Ratio): AnnualStatement =>
  changedStatement(statement, splitBy(factor));
