import type { FigureName } from "@valora/valuation";

/** All but figures that are calculated from others, and net debt, for which no taxonomy has an element: it is told in notices alone. */
export type FiledFigureName = Exclude<FigureName, "ebitda" | "freeCashFlow" | "netDebt">;

/**
 * Where a figure can be read, best first: one concept; the sum of several of which those under `plus` may be absent, and all under
 * `less` are taken away and must be there; or `widest`, names of the whole of which a filer may use one for a part: the largest
 * counts, of a flow the largest in the latest filing that states any. A balance may stand in a later filing's note alone.
 */
export type Reading = string | SumReading | { widest: readonly string[] };
type SumReading = { sum: readonly string[]; plus?: readonly string[]; less?: readonly string[] };

/** The concepts that a reading can rest on, without those that are only added or taken away. */
export function conceptsOfReading(reading: Reading): readonly string[] {
  if (typeof reading === "string") return [reading];
  return "widest" in reading ? reading.widest : reading.sum;
}

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
