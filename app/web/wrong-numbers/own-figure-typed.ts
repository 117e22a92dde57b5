import { type FigureName, figureNames, type Unit } from "@valora/valuation";
import {
  isCounted,
  mostCorrectedFigures,
  type OwnFigureAsked,
  ownFigureRange,
  readCorrectedFigures,
  withOwnFigure,
  writtenCorrectedFigures,
} from "../../core/fundamentals/contracts/own-figures.ts";
import { isWithin, searchText } from "../../core/shared/contracts/address-grammar.ts";
import type { ReportedFigure } from "../../features/wrong-numbers/contracts/reported-figure.ts";
import type { Language } from "../../messages/languages.ts";
import { withoutGroupSpaces } from "../components/analysis/controls/group-spaces.ts";

/** Money and shares are typed in millions, as pages show them; what is per share as it is. */
export const scaleOf = (unit: Unit): number => (unit === "perShare" ? 1 : 1_000_000);

/** Pages of a company that follow a reader's own figures; from any other one the way leads to its analysis. */
const followingPages = /^\/analysis\/[^/]+(?:\/(?:statements|ratios))?$/;
const yearly: readonly (number | null)[] = [null, 0, 12];

/** Whether a reader may put a figure of their own in place of this one: a company's own, of a year, twelve months or a day. */
export function canBeOwn({ kind, figure, ticker, period, months, page }: ReportedFigure): boolean {
  if (kind !== "figure" || period === null || !yearly.includes(months)) return false;
  const { pathname, searchParams } = addressOf(page);
  const isQuarterly = months === 0 && searchParams.get("period") === "quarterly";
  return nameOf(figure) !== null && !isQuarterly && symbolIn(pathname) === ticker;
}

const nameOf = (figure: string): FigureName | null => figureNames.find((name) => name === figure) ?? null;
/** Of no site: only path and parameters are read. */
const addressOf = (page: string) => new URL(page, "http://site.invalid");
const symbolIn = (pathname: string): string | null => {
  const [, root, symbol = ""] = pathname.split("/");
  return root === "analysis" ? decodeURIComponent(symbol) : null;
};

const withPoint = /^-?(?:[1-9]\d{0,2}(?:,\d{3})+|\d{1,12})(?:\.\d{1,6})?$/;
const withComma = /^-?(?:(?:[1-9]\d{0,2}(?:\.\d{3})+|\d{1,12})(?:,\d{1,6})?|\d{1,12}\.\d{1,2}|0\.\d{1,6})$/;

/**
 * The number that a person typed, grouped as this site groups it: 391.000 is a thousand times 391 in Spanish and Italian. No
 * thousands begin with zero: 0.125 is an eighth in all three languages.
 */
export function numberTyped(text: string, language: Language): number | null {
  const digits = withoutGroupSpaces(text).replace("\u2212", "-");
  if (language === "en") return withPoint.test(digits) ? Number(digits.replaceAll(",", "")) : null;
  if (!withComma.test(digits)) return null;
  if (/^-?(?:\d+\.\d{1,2}|0\.\d+)$/.test(digits)) return Number(digits);
  return Number(digits.replaceAll(".", "").replace(",", "."));
}

export type OwnFigureProblem = "notNumber" | "outOfRange" | "tooMany";
export type OwnFigureTyped = { address: string; problem: null } | { address: null; problem: OwnFigureProblem };

const refused = (problem: OwnFigureProblem): OwnFigureTyped => ({ address: null, problem });

/** The page of a figure with what a person typed in its place, beside the figures that are theirs already. */
export function ownFigureTyped(reported: ReportedFigure, text: string, language: Language): OwnFigureTyped {
  const { ticker, figure, period, unit, currency, page } = reported;
  const name = nameOf(figure);
  const typed = numberTyped(text, language);
  if (typed === null || name === null || period === null) return refused("notNumber");
  // In decimals of the typed number: a product of doubles has dust.
  const value = Number((typed * scaleOf(unit)).toPrecision(15));
  const least = isCounted(name) ? 1 : ownFigureRange.minimum;
  if (!isWithin(value, { ...ownFigureRange, minimum: least })) return refused("outOfRange");
  const { pathname, searchParams } = addressOf(page);
  const before = readCorrectedFigures(searchParams.get("figures") ?? "", "figures").usable ?? [];
  const own: OwnFigureAsked = { name, periodEnd: period, value, currency: isCounted(name) ? null : currency };
  const figures = withOwnFigure(before, own);
  if (figures.length > mostCorrectedFigures) return refused("tooMany");
  searchParams.delete("trace");
  searchParams.set("figures", writtenCorrectedFigures(figures));
  const path = followingPages.test(pathname) ? pathname : `/analysis/${encodeURIComponent(ticker)}`;
  return { address: `${path}${searchText([...searchParams])}`, problem: null };
}
