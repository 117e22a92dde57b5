import type { ValuationView } from "@valora/valuation";
import { type OwnFigureAsked, writtenCorrectedFigures } from "../../../core/fundamentals/contracts/own-figures.ts";

/** Where the figures of the pages about a company can be asked for; with no assumptions of a reader's own, and with those figures that are. */
export const figuresAddressOf = (
  ticker: string,
  view: ValuationView = "absolute",
  own: readonly OwnFigureAsked[] = [],
): string => {
  const figures = own.length === 0 ? "" : `&figures=${writtenCorrectedFigures(own)}`;
  return `/api/v1/figures?ticker=${encodeURIComponent(ticker)}${view === "relative" ? `&view=${view}` : ""}${figures}`;
};
