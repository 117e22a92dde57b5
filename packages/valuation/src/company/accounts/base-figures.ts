import type { FigureName } from "../../inputs/statement.ts";
import type { Money, Rate, Years } from "../../inputs/units.ts";
import type { Warning } from "../../report/outcome.ts";
import { derive, type Quantity } from "../../trace/trace.ts";
import { beforeTax, difference, scaled, shareOf, sum } from "../../trace/traced-formulas/figures.ts";
import { type History, isPresent, type Known } from "./history.ts";

/** How old a substitute for a missing figure may be. */
const yearsForShares: Years = 6;
const yearsForBalances: Years = 3;
/** Up to this share of the market value, the debt can be taken for all that the company owes: half of what a fair price may be off. */
const smallLiabilities = 0.05;

/** No lender asks more than this for long: interest or debt is another's, or a part of it. */
export const highestInterest: Rate = 0.15;

function known(quantity: Quantity, ...warnings: Warning[]): Known {
  return { quantity, warnings };
}

/** Rates of the market that stand in for what a company keeps to itself. */
export type StandIns = { taxRate: Quantity; costOfDebt: Quantity };

/**
 * Operating income: as filed, else profit before tax + interest, else EBITDA − depreciation, which may be estimated, else profit before tax (net income
 * before tax at the last known rate) + interest as it can be estimated. With stand-ins, interest that was never reported is
 * the debt at its industry's cost, and a tax rate that is unknown the statutory one. Null when none is there.
 */
export function ebitAt(history: History, index: number, standIns: StandIns | null = null): Known | null {
  const filed = history.figure(index, "ebit");
  if (filed) return known(filed);
  const pretaxIncome = history.figure(index, "pretaxIncome");
  const interest = history.figure(index, "interestExpense");
  if (pretaxIncome && interest) {
    return known(derive("ebit", sum, { terms: [pretaxIncome, interest] }), "ebitEstimated");
  }
  const ebitda = history.figure(index, "ebitda");
  const depreciation = ebitda && depreciationAt(history, index);
  if (!ebitda || !depreciation) return ebitFromProfit(history, index, standIns);
  const ebit = derive("ebit", difference, { whole: ebitda, part: depreciation.quantity });
  return known(ebit, "ebitEstimated", ...depreciation.warnings);
}

function ebitFromProfit(history: History, index: number, standIns: StandIns | null): Known | null {
  const debt = filedDebtAt(history, index);
  const interest = interestAt(history, index, debt) ?? (standIns && debt && interestAtMarket(debt, standIns));
  const profit = interest && pretaxProfitAt(history, index, standIns);
  if (!profit) return null;
  const ebit = derive("ebit", sum, { terms: [profit, interest.quantity] });
  return known(ebit, "ebitEstimated", ...interest.warnings);
}

function interestAtMarket(debt: Known, { costOfDebt }: StandIns): Known {
  const interest = derive("interest", scaled, { share: costOfDebt, whole: debt.quantity });
  return known(interest, ...debt.warnings, "interestFromIndustry");
}

function pretaxProfitAt(history: History, index: number, standIns: StandIns | null): Quantity | null {
  const netIncome = history.figure(index, "netIncome");
  const pretaxIncome = history.figure(index, "pretaxIncome");
  if (pretaxIncome || !netIncome) return pretaxIncome;
  for (const each of [index, ...earlierIndices(history, index, yearsForShares)]) {
    const tax = history.figure(each, "incomeTaxExpense");
    const before = history.figure(each, "pretaxIncome");
    if (!tax || !before || before.value <= 0) continue;
    const taxRate = derive("effectiveTaxRate", shareOf, { part: tax, whole: before });
    if (taxRate.value < 0 || taxRate.value > 0.5) continue;
    return derive("pretaxProfit", beforeTax, { netIncome, taxRate });
  }
  return standIns && derive("pretaxProfit", beforeTax, { netIncome, taxRate: standIns.taxRate });
}

/** Depreciation and amortisation: as filed, else its last known share of revenue, at most six years old. */
export function depreciationAt(history: History, index: number): Known | null {
  const filed = history.figure(index, "depreciationAndAmortization");
  if (filed) return known(filed);
  const estimate = lastShare(history, index, "depreciationAndAmortization", "revenue");
  return estimate && known(derive("depreciation", scaled, estimate), "depreciationEstimated");
}

/** Interest of a year: as filed, else its last known share of debt, where that can be a rate, × the debt at the year's end. */
export function interestAt(history: History, index: number, debt: Known | null): Known | null {
  const filed = history.figure(index, "interestExpense");
  if (filed) return known(filed);
  if (!debt) return null;
  for (const earlier of earlierIndices(history, index, yearsForShares)) {
    const interest = history.figure(earlier, "interestExpense");
    const owed = filedDebtAt(history, earlier);
    if (!interest || !owed || owed.quantity.value <= 0) continue;
    const share = derive("interest", shareOf, { part: interest, whole: owed.quantity });
    if (share.value > highestInterest) continue;
    return known(derive("interest", scaled, { share, whole: debt.quantity }), "interestEstimated");
  }
  return null;
}

/** EBITDA: as filed, else operating income + depreciation, either of which may be an estimate. */
export function ebitdaAt(history: History, index: number, standIns: StandIns | null = null): Known | null {
  const filed = history.figure(index, "ebitda");
  if (filed) return known(filed);
  const ebit = ebitAt(history, index, standIns);
  const depreciation = depreciationAt(history, index);
  if (!ebit || !depreciation) return null;
  const ebitda = derive("ebitda", sum, { terms: [ebit.quantity, depreciation.quantity] });
  return known(ebitda, ...ebit.warnings, ...depreciation.warnings);
}

/**
 * Financial debt: total, else long-term + current, else long-term alone; of the latest balance sheet within three years. Of a
 * company that never reports any, all its liabilities, when they are so few that the difference cannot matter: a bound, not
 * a guess.
 */
export function debtOf(history: History, marketValue: Money | null): Known | null {
  const now = filedDebtAt(history, history.latest);
  if (now) return now;
  for (const index of earlierIndices(history, history.latest, yearsForBalances)) {
    const earlier = filedDebtAt(history, index);
    if (earlier) return known(earlier.quantity, ...earlier.warnings, "debtOutdated");
  }
  const liabilities = history.figure(history.latest, "totalLiabilities");
  const isSmall = liabilities !== null && liabilities.value >= 0 && marketValue !== null;
  return isSmall && liabilities.value <= smallLiabilities * marketValue
    ? known(liabilities, "debtFromLiabilities")
    : null;
}

/** Financial debt of a year: total, else its parts, else the long-term part alone, which is then marked. */
export function filedDebtAt(history: History, index: number): Known | null {
  const total = history.figure(index, "totalDebt");
  if (total) return known(total);
  const longTerm = history.figure(index, "longTermDebt");
  const current = history.figure(index, "currentDebt");
  if (longTerm && current) return known(derive("debt", sum, { terms: [longTerm, current] }));
  return longTerm && known(longTerm, "debtPartlyKnown");
}

/**
 * Debt less cash as one figure that the source states, of a balance sheet that does not tell both of them; null where it does,
 * or states none. Of the day of that balance sheet alone: cash comes and goes faster than debt.
 */
export function statedNetDebtAt(history: History, index: number): Known | null {
  const stated = history.figure(index, "netDebt");
  const debt = filedDebtAt(history, index);
  const areBothTold =
    debt !== null && debt.warnings.length === 0 && history.figure(index, "cashAndEquivalents") !== null;
  return stated && !areBothTold ? known(stated, "debtNetOfCash") : null;
}

/** Cash with the securities that are known; of the latest balance sheet within three years. */
export function cashOf(history: History): { cash: Known; parts: readonly Quantity[] } | null {
  for (const index of [history.latest, ...earlierIndices(history, history.latest, yearsForBalances)]) {
    const cash = history.figure(index, "cashAndEquivalents");
    if (!cash) continue;
    const securities = history.figure(index, "marketableSecurities");
    if (!securities) return { cash: known(cash, "securitiesUnknown"), parts: [cash] };
    return { cash: known(derive("cash", sum, { terms: [cash, securities] })), parts: [cash, securities] };
  }
  return null;
}

/** The latest figure of a balance sheet, at most three years old. */
export function latestBalance(history: History, name: FigureName): Quantity | null {
  const indices = [history.latest, ...earlierIndices(history, history.latest, yearsForBalances)];
  return indices.map((index) => history.figure(index, name)).find(isPresent) ?? null;
}

function lastShare(history: History, index: number, name: FigureName, base: FigureName) {
  const whole = history.figure(index, base);
  if (!whole) return null;
  for (const earlier of earlierIndices(history, index, yearsForShares)) {
    const part = history.figure(earlier, name);
    const wholeThen = history.figure(earlier, base);
    if (part && wholeThen && wholeThen.value > 0) {
      return { share: derive("depreciation", shareOf, { part, whole: wholeThen }), whole };
    }
  }
  return null;
}

/** Statements before this one, at most so many years, the latest first. */
function earlierIndices({ ages }: History, index: number, years: Years): number[] {
  const end = ages[index];
  if (end === undefined) return [];
  const indices: number[] = [];
  for (let each = index - 1; each >= 0 && (ages[each] ?? 0) - end < years + 0.1; each -= 1) indices.push(each);
  return indices;
}
