import type { ValuationView } from "@valora/valuation";
import { type OwnFigureAsked, writtenCorrectedFigures } from "../../../core/fundamentals/contracts/own-figures.ts";
import { type AskedRatio, writtenRatios } from "../../../core/fundamentals/contracts/own-ratios.ts";
import { type Entries, searchText } from "../../../core/shared/contracts/address-grammar.ts";

type Asked = {
  view?: ValuationView;
  figures?: readonly OwnFigureAsked[] | undefined;
  ratios?: readonly AskedRatio[] | undefined;
  /** The provider that the page's address chooses. */
  source?: string | null | undefined;
};

/** Where the figures of the pages about a company can be asked for: with no assumptions of a reader's own, and with those figures and ratios that are. */
export const figuresAddressOf = (
  ticker: string,
  { view = "absolute", figures = [], ratios = [], source = null }: Asked = {},
): string => {
  const own = figures.length === 0 ? "" : `&figures=${writtenCorrectedFigures(figures)}`;
  const chosen = source === null ? "" : `&source=${source}`;
  const formulas = searchText(writtenRatios(ratios)).replace("?", "&");
  return `/api/v1/figures?ticker=${encodeURIComponent(ticker)}${view === "relative" ? `&view=${view}` : ""}${own}${chosen}${formulas}`;
};

export const companyPages = ["valuation", "statements", "ratios", "multiples", "technical", "data"] as const;
export type CompanyPageName = (typeof companyPages)[number];

/** What goes on from one page about a company to the next; empty or null where nothing was chosen. */
export type Carried = { figures: string; day: string | null; source: string | null };

/** A page about the company at an address, of the same day, source and own figures where that page knows them. */
export function companyPageAddress(address: string, page: CompanyPageName, { figures, day, source }: Carried): string {
  if (page === "technical") return `${address}/${page}`;
  const hasDays = page !== "multiples";
  const hasOwn = page !== "data";
  const entries: Entries = [
    ...(day !== null && hasDays ? [["asOf", day] as const] : []),
    ...(figures !== "" && hasOwn ? [["figures", figures] as const] : []),
    ...(source === null || source === "automatic" ? [] : [["source", source] as const]),
  ];
  return `${page === "valuation" ? address : `${address}/${page}`}${searchText(entries)}`;
}
