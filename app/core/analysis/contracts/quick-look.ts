import type { CurrencyCode, FigureName, FigureOrigin, IsoDate, MethodName, Quote } from "@valora/valuation";
import type { DataNote } from "./data-note.ts";

/** One figure of a year, with the letter of its source. */
export type LookedAtFigure = { value: number; letter: string } | null;

/** A company of which a few figures are known: to be read, not to be valued. */
export type QuickLook = {
  currency: CurrencyCode;
  quote: Quote | null;
  sharesOutstanding: number | null;
  /** Oldest first. */
  years: readonly IsoDate[];
  /** Those known in any year, one cell a year. */
  figures: readonly { figure: FigureName; cells: readonly LookedAtFigure[] }[];
  /** The legend: the publication that each letter stands for. */
  sources: readonly { letter: string; origin: FigureOrigin; publications: string | null }[];
  /** Inputs of methods that the latest year lacks. */
  missing: readonly { method: MethodName; figures: readonly FigureName[] }[];
  notes: readonly DataNote[];
};

/** A stock index that the share belonged to, on the day of the list. */
export type IndexMembership = { name: string; asOf: IsoDate };
