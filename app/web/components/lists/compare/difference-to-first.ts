import { differenceOf } from "@valora/valuation";
import {
  type ComparedCompany,
  comparedAssumption,
  comparedAssumptions,
} from "../../../../core/lists/contracts/compare.ts";

type Compared = Extract<ComparedCompany, { kind: "compared" }>;
type Company = Compared["company"];

/** What a figure is to that of the first company: points of a percentage, a part more or less, so many times it, or plain points. */
export type ToFirst = { kind: "points" | "part" | "times" | "score"; value: number };

/** Above so many times the other, a percentage is hard to read. */
const mostAsPart = 2;

const rates = {
  difference: ({ difference, silence }: Company) => (silence === null ? difference : null),
  returnOnEquity: ({ returnOnEquity }: Company) => returnOnEquity,
  dividendYield: ({ dividendYield }: Company) => dividendYield,
} as const;

/** A loss has no multiple that could be compared. */
const amounts = {
  priceToEarnings: ({ priceToEarnings }: Company) => priceToEarnings,
  priceToBook: ({ priceToBook }: Company) => priceToBook,
  marketCap: ({ marketCap }: Company) => marketCap,
} as const;

const isIn = <Names extends object>(names: Names, column: string): column is Extract<keyof Names, string> =>
  Object.hasOwn(names, column);
const isAssumption = (column: string): column is (typeof comparedAssumptions)[number] =>
  (comparedAssumptions as readonly string[]).includes(column);

/** How the figure of a company in a row differs from the first company's; null where the two cannot be compared. */
export function differenceToFirst(column: string, first: Compared, other: Compared): ToFirst | null {
  if (isIn(rates, column)) return pointsOf(rates[column](first.company), rates[column](other.company));
  if (column === "quality") return scoreOf(first.company, other.company);
  if (column === "horizon") return null;
  if (isAssumption(column))
    return pointsOf(comparedAssumption(column, first.assumptions), comparedAssumption(column, other.assumptions));
  if (!isIn(amounts, column)) return null;
  // A price of another currency is no price to compare with.
  if (column === "marketCap" && first.company.price?.currency !== other.company.price?.currency) return null;
  return partOf(amounts[column](first.company), amounts[column](other.company));
}

const pointsOf = (first: number | null, other: number | null): ToFirst | null =>
  first === null || other === null ? null : { kind: "points", value: other - first };

/** Of the same number of signs. */
const scoreOf = ({ quality: first }: Company, { quality: other }: Company): ToFirst | null =>
  first === null || other === null || first.known !== other.known
    ? null
    : { kind: "score", value: other.score - first.score };

function partOf(first: number | null, other: number | null): ToFirst | null {
  if (first === null || other === null || first <= 0 || other <= 0) return null;
  const times = other / first;
  return times > mostAsPart ? { kind: "times", value: times } : { kind: "part", value: differenceOf(other, first) };
}
