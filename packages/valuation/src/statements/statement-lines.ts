import { balanceFigures } from "../company/accounts/interim-figure.ts";
import type { FigureName } from "../inputs/statement.ts";

/** The three statements, in the order in which they are read. */
export const statementNames = ["income", "balance", "cashFlow"] as const;
export type StatementName = (typeof statementNames)[number];

/** Which figures stand in which statement, from top to bottom. */
export const statementLines: Readonly<Record<StatementName, readonly FigureName[]>> = {
  income: [
    "revenue",
    "costOfRevenue",
    "grossProfit",
    "researchAndDevelopment",
    "sellingGeneralAndAdministrative",
    "ebitda",
    "ebit",
    "interestExpense",
    "pretaxIncome",
    "incomeTaxExpense",
    "netIncome",
    "epsDiluted",
    "dilutedShares",
    "dividendsPerShare",
  ],
  balance: balanceFigures,
  cashFlow: [
    "operatingCashFlow",
    "depreciationAndAmortization",
    "stockBasedCompensation",
    "capitalExpenditure",
    "freeCashFlow",
    "acquisitions",
    "dividendsPaid",
    "shareRepurchases",
  ],
};

/** Figures that are brought to today's shares: splits after the filing are in them. */
export const figuresPerShare: readonly FigureName[] = ["epsDiluted", "dividendsPerShare", "dilutedShares"];
