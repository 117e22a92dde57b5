import type { FigureName } from "@valora/valuation";

/** Every way in which a language writes the name of a figure. Accents and case do not count. */
export type FigureNames = Readonly<Partial<Record<FigureName, readonly string[]>>>;

/** How a language writes periods in headings: lower case, without accents, an ordinal sign as "o". */
export type PeriodWords = {
  /** Words that make twelve months the latest ones, in front of them and behind them. */
  latest: { before: readonly string[]; after: readonly string[] };
  /** Short names of the latest twelve months. */
  latestTwelveMonths: readonly string[];
  /** Everything since the fiscal year began. */
  yearToDate: readonly string[];
  year: readonly string[];
  /** Stands in front of months since the fiscal year began: the "first" of "first nine months". */
  since: readonly string[];
  three: readonly string[];
  six: readonly string[];
  nine: readonly string[];
  twelve: readonly string[];
  first: readonly string[];
  second: readonly string[];
  third: readonly string[];
  fourth: readonly string[];
  months: readonly string[];
  /** Other ways to write months, of any number but the latest twelve. */
  shortMonths: readonly string[];
  quarter: readonly string[];
  /** The beginning of a word for several quarters: three of them are not the third one. */
  quarters: readonly string[];
  quarterLetter: string;
  half: readonly string[];
  halfLetter: string;
  /** Words that say nothing of the period. */
  fillers: readonly string[];
  /** How each month is written, January first: its name and its short forms, lower case. */
  monthNames: readonly (readonly string[])[];
};

/** How a language names the unit of a table's amounts in a caption, and shares, lower case. */
export type UnitWords = Readonly<Record<"units" | "thousands" | "millions" | "billions" | "shares", readonly string[]>>;

/** Signs and words of some currencies in all languages, as parts of regular expressions, each with a currency that they stand for. */
export type CurrencyWords = readonly (readonly [words: string, code: string])[];

/** The words of a language that are read in uploaded tables. */
export type ImportVocabulary = {
  figures: FigureNames;
  periods: PeriodWords;
  units: UnitWords;
  currencies: CurrencyWords;
};
