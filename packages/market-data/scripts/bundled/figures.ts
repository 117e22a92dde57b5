import { type FigureName, figureNames } from "@valora/valuation";

/** The letters of origin in the bundled file, and what they stand for in the engine's words. */
export const originOfLetter = {
  C: "companyFacts",
  S: "companyFactsWithAccession",
  P: "companyFactsExtract",
  M: "companyFactsFlowsExtract",
  B: "companyFactsBulk",
  A: "annualReportSecondary",
  F: "annualReportXbrl",
  N: "issuerNotice",
  G: "aggregator",
  D: "derived",
} as const;
export type Letter = keyof typeof originOfLetter;

/** The figures of one statement while they are being checked: absent means unknown. */
export type Figures = Map<FigureName, { value: number; letter: Letter }>;

export const isLetter = (text: string): text is Letter => text in originOfLetter;
const isFigureName = (text: string): text is FigureName => figureNames.some((name) => name === text);

/** Reads a row of values and letters. A letter without a value, or a value without a known letter, is refused. */
export function figuresOf(
  where: string,
  fields: readonly string[],
  letters: string,
  values: readonly (number | null)[],
): Figures {
  if (letters.length !== fields.length || values.length !== fields.length) {
    throw new Error(`${where}: ${fields.length} fields, ${letters.length} letters, ${values.length} values`);
  }
  const figures: Figures = new Map();
  fields.forEach((field, index) => {
    const value = values[index] ?? null;
    const letter = letters[index] ?? "";
    if (!isFigureName(field)) throw new Error(`${where}: ${field} is no figure of the engine`);
    if ((value === null) !== (letter === "-"))
      throw new Error(`${where}: ${field} is ${value} with the letter ${letter}`);
    if (value === null) return;
    if (!isLetter(letter)) throw new Error(`${where}: ${field} has the unknown letter ${letter}`);
    if (!Number.isFinite(value)) throw new Error(`${where}: ${field} is not finite`);
    figures.set(field, { value, letter });
  });
  return figures;
}

/** The row of the bundled file: letters and values in the engine's order, cut after the last known figure. */
export function rowOf(figures: Figures): { letters: string; values: (number | null)[] } {
  const known = figureNames.findLastIndex((name) => figures.has(name)) + 1;
  const names = figureNames.slice(0, known);
  return {
    letters: names.map((name) => figures.get(name)?.letter ?? "-").join(""),
    values: names.map((name) => figures.get(name)?.value ?? null),
  };
}

export const amountOf = (figures: Figures, name: FigureName) => figures.get(name)?.value ?? null;
