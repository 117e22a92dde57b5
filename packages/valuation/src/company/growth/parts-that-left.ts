import type { FigureName } from "../../inputs/statement.ts";
import type { Money, Rate, Ratio, Years } from "../../inputs/units.ts";
import { type History, yearBefore } from "../accounts/history.ts";

/** Minimum loss of equity, as a part of opening equity, beyond the year's result and payouts; minimum loss of assets. */
const lost = { equity: 0.1, assets: 0.05 } as const;
/** Where revenue falls with every cycle, that it fell tells little: then so much of the equity. */
export const lostOfCyclical: Ratio = 0.25;
/** Revenue that falls by less in a year may have done so by itself. */
const leastFall: Rate = 0.03;
/** The report of the year in which a part leaves tells the two years before again without it. */
const yearsToldAgain = 2;
/** A count of shares that falls by less hides no buy-back that mattered. */
const sameShares: Ratio = 0.02;

/** A part that left a company for its owners, or was sold, as its balance sheets tell. */
export type PartLeft = {
  /** Place of the first balance sheet without it, and of the first year whose revenue fell with it; null where none did. */
  balance: number;
  revenue: number | null;
};

/**
 * Parts that left within so many years, oldest first: in one year equity falls by a tenth more than the result, dividends and
 * buy-backs explain, and assets fall too. A loss, a buy-back or a special dividend explains its fall, and what is issued for
 * nothing makes assets rise. Years of which one of these is unknown tell nothing.
 */
export function partsThatLeft(history: History, years: Years, leastOfEquity: Ratio = lost.equity): PartLeft[] {
  return history.within(years).flatMap((index) => {
    const before = yearBefore(history, index);
    if (before < 0 || !haveAssetsFallen(history, before, index)) return [];
    const unexplained = unexplainedFall(history, before, index);
    if (unexplained === null || unexplained < leastOfEquity) return [];
    return [{ balance: index, revenue: yearOfRevenue(history, index) }];
  });
}

/** Years of a cycle, and the least of them behind a part that left which are more than half of one. */
const cycle = { years: 10, least: 6 } as const satisfies Record<string, Years>;

/**
 * The last ten years of a company of cycles, oldest first; those since a large part left where they are six at least: what the
 * whole earned before is another company's.
 */
export function yearsOfCycle(history: History): readonly number[] {
  const all = history.within(cycle.years);
  const starts = partsThatLeft(history, cycle.years, lostOfCyclical).map(({ balance, revenue }) => revenue ?? balance);
  const since = all.filter((index) => index >= Math.max(-1, ...starts));
  return since.length >= cycle.least ? since : all;
}

const valueAt = (history: History, index: number, name: FigureName): number | null =>
  history.figure(index, name)?.value ?? null;

/** The unexplained loss of equity, as a part of opening equity. */
function unexplainedFall(history: History, before: number, index: number): Rate | null {
  const opening = valueAt(history, before, "totalEquity");
  const closing = valueAt(history, index, "totalEquity");
  const netIncome = valueAt(history, index, "netIncome");
  const repurchases = repurchasesIn(history, before, index);
  if (opening === null || opening <= 0 || closing === null || netIncome === null || repurchases === null) return null;
  return (opening + netIncome - dividendsIn(history, index) - repurchases - closing) / opening;
}

/** As filed; a share's × the diluted shares; of a company that tells neither, none. */
function dividendsIn(history: History, index: number): Money {
  const paid = valueAt(history, index, "dividendsPaid");
  const perShare = valueAt(history, index, "dividendsPerShare") ?? 0;
  return paid ?? perShare * (valueAt(history, index, "dilutedShares") ?? 0);
}

/** As filed; none where the count of shares has not fallen; null where it has, or is unknown. */
function repurchasesIn(history: History, before: number, index: number): Money | null {
  const filed = valueAt(history, index, "shareRepurchases");
  if (filed !== null) return filed;
  const [earlier, later] = [valueAt(history, before, "dilutedShares"), valueAt(history, index, "dilutedShares")];
  return earlier !== null && later !== null && later >= (1 - sameShares) * earlier ? 0 : null;
}

function haveAssetsFallen(history: History, before: number, index: number): boolean {
  const [opening, closing] = [valueAt(history, before, "totalAssets"), valueAt(history, index, "totalAssets")];
  return opening !== null && closing !== null && closing <= (1 - lost.assets) * opening;
}

/** The first year without the part's revenue: the one it left in, or that of the two before which fell most, told again. */
function yearOfRevenue(history: History, index: number): number | null {
  const fall = fallIn(history, index);
  if (fall >= leastFall) return index;
  const toldAgain = Array.from({ length: yearsToldAgain }, (_, back) => index - 1 - back)
    .map((each) => ({ each, fall: fallIn(history, each) }))
    .sort((one, other) => other.fall - one.fall);
  const [largest] = toldAgain;
  return largest && largest.fall >= leastFall ? largest.each : null;
}

/** By how much of itself revenue fell from the year before; 0 where that is unknown. */
function fallIn(history: History, index: number): Rate {
  const before = valueAt(history, yearBefore(history, index), "revenue") ?? 0;
  const after = valueAt(history, index, "revenue");
  return before > 0 && after !== null ? 1 - after / before : 0;
}
