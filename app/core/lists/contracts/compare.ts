import type { ValuationView } from "@valora/valuation";
import { type AskedRatio, ratioPlaces } from "../../fundamentals/contracts/own-ratios.ts";
import type { ComparedCompany } from "./compare-answer.ts";
import type { ComparedFigures } from "./compared-figures.ts";

export type { ComparedCompany, ComparedMethod } from "./compare-answer.ts";

/** Which companies stand side by side, in which view, with which figures and by which ratios of the reader's own. */
export type CompareQuery = {
  tickers: readonly string[];
  view: ValuationView;
  figures?: ComparedFigures;
  ratios?: readonly AskedRatio[];
};

/** How many companies stand side by side. */
export const mostCompared = 5;

/** A company's assumptions in a comparison. */
export const comparedAssumptions = ["wacc", "costOfEquity", "growth", "terminalGrowth", "horizon"] as const;

type Assumptions = Extract<ComparedCompany, { kind: "compared" }>["assumptions"];

/** An assumption as it stands beside those of others: a bank, whose rate is its cost of equity, has no WACC. */
export const comparedAssumption = (name: (typeof comparedAssumptions)[number], assumptions: Assumptions) =>
  name === "wacc" && assumptions.discountRate === "costOfEquity" ? null : assumptions[name];

/** Names of the parameters as they stand in addresses. */
export const compareParameters = ["tickers", "view", "figures", ...ratioPlaces, "lang"] as const;
