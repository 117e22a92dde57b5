import type { FigureName } from "@valora/valuation";

/** All but figures that are calculated from others, and net debt, for which no taxonomy has an element: it is told in notices alone. */
export type FiledFigureName = Exclude<FigureName, "ebitda" | "freeCashFlow" | "netDebt">;

/**
 * Where a figure can be read, best first: one concept, or the sum of several of which those under `plus` may be absent.
 * All under `less` are taken away and must be there.
 */
export type Reading = string | { sum: readonly string[]; plus?: readonly string[]; less?: readonly string[] };

/** Flows cover a period; balances stand at its end. */
export type FigureRule = {
  measure: "flow" | "balance";
  unit: "money" | "perShare" | "shares";
  from: readonly Reading[];
};

/** A table of concepts: data, so that an accountant can review it. */
export type FigureRules = Readonly<Record<FiledFigureName, FigureRule>>;

export const flow = (...from: Reading[]): FigureRule => ({ measure: "flow", unit: "money", from });
export const balance = (...from: Reading[]): FigureRule => ({ measure: "balance", unit: "money", from });
export const perShare = (...from: Reading[]): FigureRule => ({ measure: "flow", unit: "perShare", from });
export const averageShares = (...from: Reading[]): FigureRule => ({ measure: "flow", unit: "shares", from });
