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
const numbering = /^(?:[A-HJ-UW-Z](?:[.-]?\d)*|\d{1,2})[.)]+\s+(?=\p{L})/u;
/** What a total is the sum of: "(A + B)", "(1+2+3)". */
const sumOfLines =
  /(?<!\s)\s*\((?:[A-Z]|(?:[A-Z]\.?|[.-])?\d{1,2})(?:\s*[-+±]\s*(?:[A-Z]|(?:[A-Z]\.?|[.-])?\d{1,2}))+\)$/u;

const withoutNumbering = (heading: string): string => heading.trim().replace(numbering, "").replace(sumOfLines, "");

/** What follows a name in parentheses or behind a comma or a dash, or as its last words. */
function* endings(heading: string): Generator<readonly [name: string, ending: string]> {
  const [, name = "", ending = ""] = /^(.*\S)\s*[([]([^()[\]]+)[)\]]$/u.exec(heading) ?? behindTheLastMark(heading);
  if (name !== "") yield [name, ending];
  const words = heading.split(" ");
  for (const count of [1, 2, 3]) yield [words.slice(0, -count).join(" "), words.slice(-count).join(" ")];
}

/** A name and what follows its last comma or dash; none where there is no such mark. */
function behindTheLastMark(heading: string): readonly [string, string, string] | [] {
  const at = [...heading.matchAll(/[,–-]\s/gu)].at(-1)?.index ?? 0;
  const ending = heading.slice(at + 1).trimStart();
  return at === 0 || ending === "" || /[,–]/.test(ending) ? [] : [heading, heading.slice(0, at).trimEnd(), ending];
}

/**
 * Which figure a heading means, by the names of each language; `meanings` are what the visitor says of other headings. A unit behind
 * the name ("Ventas (miles de euros)") is no part of it.
 */
export function headingReader(
  namesInLanguages: readonly FigureNames[],
  meanings: Readonly<Record<string, string>> = {},
  isUnit: (text: string) => boolean = () => false,
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
  const named = (heading: string) =>
    known.get(plainHeading(heading)) ?? known.get(plainHeading(withoutNumbering(heading))) ?? null;
  return (heading) => {
    const found = named(heading);
    if (found !== null) return found;
    for (const [name, ending] of endings(heading.trim().replace(/\s+/g, " "))) {
      const figure = named(name);
      if (figure !== null && isUnit(ending)) return figure;
    }
    return null;
  };
}
