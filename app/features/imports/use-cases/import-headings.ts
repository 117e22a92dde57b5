import { type FigureName, figureNames } from "@valora/valuation";
import type { FigureNames } from "../contracts/import-vocabulary.ts";

/** A heading without what does not tell two of them apart. */
const plainHeading = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9&]+/g, " ")
    .trim();

/** "A.1)", "1.", "21)" of the charts of accounts of Spain and Italy; small letters number the parts of a line, Roman numbers occur twice. */
const numbering = /^(?:[A-HJ-UW-Z](?:[.-]?\d{1,2})*|\d{1,2})[.)]+\s+(?=\p{L})/u;
/** What a total is the sum of: "(A + B)", "(1+2+3)". */
const sumOfLines = /\s*\((?:[A-Z]|[A-Z]?[.-]?\d{1,2})(?:\s*[-+±]\s*(?:[A-Z]|[A-Z]?[.-]?\d{1,2}))+\)$/u;

const withoutNumbering = (heading: string): string => heading.trim().replace(numbering, "").replace(sumOfLines, "");

/** Which figure a heading means, by the names of each language; `meanings` are what the visitor says of other headings. */
export function headingReader(
  namesInLanguages: readonly FigureNames[],
  meanings: Readonly<Record<string, string>> = {},
): (heading: string) => FigureName | null {
  const known = new Map<string, FigureName>();
  for (const name of figureNames) {
    const spellings = [name, ...namesInLanguages.flatMap((names) => names[name] ?? [])];
    for (const spelling of spellings) known.set(plainHeading(spelling), name);
  }
  for (const [heading, meaning] of Object.entries(meanings)) {
    const name = figureNames.find((each) => each === meaning);
    if (name !== undefined) known.set(plainHeading(heading), name);
  }
  return (heading) => known.get(plainHeading(heading)) ?? known.get(plainHeading(withoutNumbering(heading))) ?? null;
}
