import type { Fundamentals } from "../../inputs/fundamentals.ts";
import type { IsoDate, Rate, Ratio } from "../../inputs/units.ts";
import type { Warning } from "../../report/outcome.ts";
import { derive, type Quantity } from "../../trace/trace.ts";
import { debtBehindInterest } from "../../trace/traced-formulas/figures.ts";
import { filedDebtAt, highestInterest } from "./base-figures.ts";
import { type FinanceArm, financeArmOf } from "./finance-arm.ts";
import { endOf, type History, type Known } from "./history.ts";

/** Interest below this share of the revenue decides nothing. */
const immaterialInterest: Ratio = 0.01;
/** Older interest was paid on another debt, at rates of another time. */
const oldestInterest = 3;
/** Up to this share of the market value an estimate that is wrong by half moves the value by less than a fair price may be off. */
const mostEstimated: Ratio = 0.2;

/** Debt that interest cannot be held against: worked out from it, or less the cash, of which none is paid. */
const noDebtOfInterest: readonly Warning[] = ["debtFromInterest", "debtNetOfCash"];

/** Filed interest of the latest year ÷ its debt, the larger of the latest and the previous balance sheet's. */
export function interestRateOf(history: History, debt: Known | null): Rate | null {
  const interest = history.figure(history.latest, "interestExpense")?.value ?? null;
  const revenue = history.figure(history.latest, "revenue")?.value ?? null;
  const isNoDebt = debt?.warnings.some((warning) => noDebtOfInterest.includes(warning)) ?? true;
  if (interest === null || debt === null || isNoDebt) return null;
  if (revenue === null || interest <= immaterialInterest * revenue) return null;
  const owed = Math.max(debt.quantity.value, filedDebtAt(history, history.latest - 1)?.quantity.value ?? 0);
  return owed > 0 ? interest / owed : null;
}

/** Whether interest and debt cannot be of one company: more than 15 % a year. */
export const isInterestUnlikely = (history: History, debt: Known | null): boolean =>
  (interestRateOf(history, debt) ?? 0) > highestInterest;

/** Filed interest that is at most three years old, and the day until which it was paid; null without one. */
export function recentInterestOf(history: History): { interest: Quantity; end: IsoDate } | null {
  for (const index of [history.latest, ...history.within(oldestInterest + 1).toReversed()]) {
    const interest = history.figure(index, "interestExpense");
    if (interest) return interest.value > 0 ? { interest, end: endOf(history, index) } : null;
  }
  return null;
}

/** Debt that was never told, by the interest paid on it and what such debt costs: an estimate, and marked. */
export function debtFromInterest(history: History, costOfDebt: Quantity | null): Known | null {
  const recent = recentInterestOf(history);
  if (!recent || !costOfDebt || costOfDebt.value <= 0) return null;
  const quantity = derive("debt", debtBehindInterest, { interest: recent.interest, costOfDebt });
  return { quantity, warnings: ["debtFromInterest"] };
}

/** Reasons why the debt is no measure of the operating liabilities. */
export type DebtDoubts = {
  /** A part that lends to customers: what is owed for it, and what it earns, is not of the operations. */
  financeArm: FinanceArm | null;
  isInterestUnlikely: boolean;
  /** Whether the debt is an estimate, and too much of the company for its value to be told from the price. */
  isDebtMostlyEstimated: boolean;
  /** Whether others own a part of a consolidated subsidiary, and their share is in no figure. */
  isPartOwned: boolean;
};

type DebtInputs = {
  fundamentals: Fundamentals;
  history: History;
  isFinancial: boolean;
  debt: Known | null;
  marketValue: Quantity | null;
};

export function debtDoubtsOf({ fundamentals, history, isFinancial, debt, marketValue }: DebtInputs): DebtDoubts {
  const estimated = debt?.warnings.includes("debtFromInterest") ? debt.quantity.value : 0;
  const most = mostEstimated * (marketValue?.value ?? 0);
  return {
    financeArm: isFinancial ? null : financeArmOf(fundamentals, history),
    isInterestUnlikely: !isFinancial && isInterestUnlikely(history, debt),
    isDebtMostlyEstimated: estimated > most,
    isPartOwned: fundamentals.remarks?.some((remark) => remark.code === "partOwnedByOthers") ?? false,
  };
}
