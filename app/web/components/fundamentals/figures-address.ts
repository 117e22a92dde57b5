import type { ValuationView } from "@valora/valuation";
import { type OwnFigureAsked, writtenCorrectedFigures } from "../../../core/fundamentals/contracts/own-figures.ts";
import { type AskedRatio, writtenRatios } from "../../../core/fundamentals/contracts/own-ratios.ts";
import { searchText } from "../../../core/shared/contracts/address-grammar.ts";

type Asked = {
  view?: ValuationView;
  figures?: readonly OwnFigureAsked[] | undefined;
  ratios?: readonly AskedRatio[] | undefined;
};

/** Where the figures of the pages about a company can be asked for: with no assumptions of a reader's own, and with those figures and ratios that are. */
export const figuresAddressOf = (
  ticker: string,
  { view = "absolute", figures = [], ratios = [] }: Asked = {},
): string => {
  const own = figures.length === 0 ? "" : `&figures=${writtenCorrectedFigures(figures)}`;
  const formulas = searchText(writtenRatios(ratios)).replace("?", "&");
  return `/api/v1/figures?ticker=${encodeURIComponent(ticker)}${view === "relative" ? `&view=${view}` : ""}${own}${formulas}`;
};
