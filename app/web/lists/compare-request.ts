import type { ValuationView } from "@valora/valuation";
import { viewIn } from "../../core/analysis/contracts/analysis-values.ts";
import { type AskedRatio, canonicalRatio, ratioPlaces } from "../../core/fundamentals/contracts/own-ratios.ts";
import {
  type ComparedFigures,
  readComparedFigures,
  writtenComparedFigures,
} from "../../core/lists/contracts/compared-figures.ts";
import { placesIn, type Refusal } from "../../core/shared/contracts/address-grammar.ts";

const mostRead = 20;
const longestTicker = 40;

/**
 * The companies that an address names: a list, the boxes ticked in a form one by one, and one more that was typed. Each
 * once, in its canonical spelling where it has one; `isCanonical` says whether the address is already written so.
 */
export function comparedTickers(
  search: URLSearchParams,
  tickerMeant: (typed: string) => string,
): { tickers: readonly string[]; view: ValuationView; isCanonical: boolean } {
  const listed = search.getAll("tickers").flatMap(placesIn);
  const typed = [...listed, ...search.getAll("ticker")].map((text) => text.trim()).filter((text) => text !== "");
  const meant = typed.slice(0, mostRead).map((text) => tickerMeant(text.slice(0, longestTicker)));
  const tickers = [...new Set(meant)];
  const isCanonical =
    ratioPlaces.every((place) => isWrittenOnce(search.getAll(place), canonicalRatios(search, place))) &&
    !search.has("ticker") &&
    search.getAll("tickers").length <= 1 &&
    (search.get("tickers") ?? "") === tickers.join(",");
  return { tickers, view: viewIn(search), isCanonical };
}

const isWrittenOnce = (given: readonly string[], canonical: readonly string[]): boolean =>
  given.length === canonical.length && given.every((text, index) => text === canonical[index]);

/** What a place of an own ratio holds, written in one way; an empty field holds nothing. */
const canonicalRatios = (search: URLSearchParams, place: string): readonly string[] =>
  search
    .getAll(place)
    .filter((text) => text.trim() !== "")
    .slice(0, 1)
    .map((text) => canonicalRatio(place, text));

/** The same question in its canonical address; what is none of a comparison's goes along, so that the page can say so. */
export function canonicalComparison(tickers: readonly string[], search: URLSearchParams): string {
  const view = viewIn(search);
  const address = compareAddress(tickers, { view, language: search.get("lang") });
  const isSaid = (name: string) =>
    ["tickers", "ticker", "lang", ...ratioPlaces].includes(name) || (name === "view" && view === "relative");
  const ratios = ratioPlaces.flatMap((place) => canonicalRatios(search, place).map((text) => [place, text]));
  const others = [...ratios, ...[...search].filter(([name]) => !isSaid(name))];
  if (others.length === 0) return address;
  return `${address}${address.includes("?") ? "&" : "?"}${new URLSearchParams(others)}`;
}

type FiguresRead = { figures: ComparedFigures; refusal: Refusal | null };

/** The reader's own figures in the address of a comparison; none, and why, where they cannot be read. */
export function comparedFigures(
  search: URLSearchParams,
  tickers: readonly string[],
  symbolMeant: (typed: string) => string,
): FiguresRead {
  const text = search.get("figures");
  if (text === null || text === "") return { figures: {}, refusal: null };
  const { usable = {}, refusal } = readComparedFigures(text, { param: "figures", tickers, symbolMeant });
  return refusal === null ? { figures: usable, refusal } : { figures: {}, refusal };
}

type Compared = {
  view?: ValuationView;
  language?: string | null;
  figures?: ComparedFigures;
  ratios?: readonly AskedRatio[];
};

/** The address of a comparison, in a view, with own figures of its companies and own ratios, and in a language that only the address says. */
export function compareAddress(
  tickers: readonly string[],
  { view = "absolute", language = null, figures = {}, ratios = [] }: Compared = {},
): string {
  const list = tickers.map(encodeURIComponent).join(",");
  const own = writtenComparedFigures(figures, tickers);
  const parameters = [
    list === "" ? "" : `tickers=${list}`,
    view === "relative" ? `view=${view}` : "",
    own === "" ? "" : `figures=${own}`,
    ...ratios.map(({ place, expression }) => `${place}=${encodeURIComponent(expression)}`),
    language === null ? "" : `lang=${encodeURIComponent(language)}`,
  ];
  const search = parameters.filter(Boolean).join("&");
  return search === "" ? "/compare" : `/compare?${search}`;
}
