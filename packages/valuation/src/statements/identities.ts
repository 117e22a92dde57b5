import type { FigureName } from "../inputs/statement.ts";

/** A total of a statement and what it is made of. */
type Term = readonly [1 | -1, FigureName];
export type Identity = { total: FigureName; terms: readonly Term[] };
const totalOf = (total: FigureName, ...terms: readonly Term[]): Identity => ({ total, terms });

/** Sums that hold in accounts as our reading works them out, and in most as they are filed. */
const identities = {
  grossProfit: totalOf("grossProfit", [1, "revenue"], [-1, "costOfRevenue"]),
  ebitda: totalOf("ebitda", [1, "ebit"], [1, "depreciationAndAmortization"]),
  freeCashFlow: totalOf("freeCashFlow", [1, "operatingCashFlow"], [-1, "capitalExpenditure"]),
  totalDebt: totalOf("totalDebt", [1, "longTermDebt"], [1, "currentDebt"]),
};

/** What our reading of filings works out by itself where no filing states it: it follows a reader's own figure. */
export const workedOut: readonly Identity[] = [
  identities.grossProfit,
  totalOf("costOfRevenue", [1, "revenue"], [-1, "grossProfit"]),
  identities.ebitda,
  identities.freeCashFlow,
  identities.totalDebt,
  totalOf("totalLiabilities", [1, "totalAssets"], [-1, "totalEquity"]),
];

const overheads = [-1, "sellingGeneralAndAdministrative"] as const;

/** What adds up in most accounts; where it did as filed, a reader's own figure should not break it unsaid. */
export const addingUp: readonly Identity[] = [
  identities.grossProfit,
  totalOf("ebit", [1, "grossProfit"], overheads, [-1, "researchAndDevelopment"]),
  totalOf("ebit", [1, "grossProfit"], overheads),
  identities.ebitda,
  totalOf("netIncome", [1, "pretaxIncome"], [-1, "incomeTaxExpense"]),
  identities.freeCashFlow,
  totalOf("totalAssets", [1, "totalLiabilities"], [1, "totalEquity"]),
  identities.totalDebt,
];

/** Rounding of what is worked out, and of what statements print. */
export const exact = 1e-9;
export const rounded = 0.005;

/** The terms of an identity together; null where one is not told. */
export function sumOf(figures: Readonly<Record<string, number | null>>, { terms }: Identity): number | null {
  let sum = 0;
  for (const [sign, name] of terms) {
    const value = figures[name];
    if (value === null || value === undefined) return null;
    sum += sign * value;
  }
  return sum;
}

export const isNear = (value: number | null | undefined, other: number, tolerance: number): boolean =>
  typeof value === "number" && Math.abs(value - other) <= Math.max(Math.abs(value), Math.abs(other)) * tolerance;
