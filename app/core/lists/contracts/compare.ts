export type { ComparedCompany, ComparedMethod } from "./compare-answer.ts";

/** How many companies stand side by side. */
export const mostCompared = 5;

/** A company's assumptions in a comparison. */
export const comparedAssumptions = ["wacc", "costOfEquity", "growth", "terminalGrowth", "horizon"] as const;

/** Names of the parameters as they stand in addresses. */
export const compareParameters = ["tickers", "view", "lang"] as const;
