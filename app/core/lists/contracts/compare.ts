import type { ValuationView } from "@valora/valuation";
import type { ComparedFigures } from "./compared-figures.ts";

export type { ComparedCompany, ComparedMethod } from "./compare-answer.ts";

/** Which companies stand side by side, in which view, and with which figures of the reader's own. */
export type CompareQuery = { tickers: readonly string[]; view: ValuationView; figures?: ComparedFigures };

/** How many companies stand side by side. */
export const mostCompared = 5;

/** A company's assumptions in a comparison. */
export const comparedAssumptions = ["wacc", "costOfEquity", "growth", "terminalGrowth", "horizon"] as const;

/** Names of the parameters as they stand in addresses. */
export const compareParameters = ["tickers", "view", "figures", "lang"] as const;
