import type { ValuationView } from "@valora/valuation";
import type { ProviderChoice } from "../../../core/analysis/contracts/analysis-parameters.ts";
import { type OwnFigureAsked, writtenCorrectedFigures } from "../../../core/fundamentals/contracts/own-figures.ts";
import { type AskedRatio, writtenRatios } from "../../../core/fundamentals/contracts/own-ratios.ts";
import { searchText } from "../../../core/shared/contracts/address-grammar.ts";
import { figuresAddressOf } from "../fundamentals/figures-address.ts";
import type { Ratios } from "../fundamentals/ratios.ts";

type Seen = { view: ValuationView; figures?: readonly OwnFigureAsked[] | undefined };

/** Where an own ratio of a company is shown with the way to its value. */
export const ownRatioAddress = (ticker: string, ratio: AskedRatio, { view, figures = [] }: Seen): string => {
  const search = searchText([
    ...writtenRatios([ratio]),
    ...(view === "relative" ? [["view", view] as const] : []),
    ...(figures.length === 0 ? [] : [["figures", writtenCorrectedFigures(figures)] as const]),
    ["trace", ratio.place],
  ]);
  return `/analysis/${encodeURIComponent(ticker)}/ratios${search}#trace`;
};

type OfPage = Pick<Ratios, "ticker" | "view" | "asOf" | "correctedFigures"> & { source: ProviderChoice | undefined };

/** Where the figures of own ratios of a page can be asked for; those of an earlier day, or by own figures, cannot. */
export const figuresOfRatios = (
  { ticker, view, asOf, correctedFigures, source }: OfPage,
  ratios: readonly AskedRatio[],
): string | undefined =>
  asOf === null && correctedFigures.length === 0 ? figuresAddressOf(ticker, { view, ratios, source }) : undefined;
