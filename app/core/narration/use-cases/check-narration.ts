import type { NarrationProblem, NarrationProblemCode } from "../contracts/narration.ts";
import type { WrittenLanguage } from "../contracts/written-language.ts";
import { checkDates } from "./narration-dates.ts";
import { type NarrationFact, priceGiver } from "./narration-facts.ts";
import { figuresIn, isFact, type WrittenFigure } from "./narration-figures.ts";
import { wordFigures } from "./narration-number-words.ts";

const length = { minimum: 80, maximum: 2_400 } as const;
const longestShown = 60;

/** Financial terms written in capitals in the three languages; any other such word could be a symbol. */
const acronyms = new Set(
  "WACC CAPM DCF FCF FCFF DDM EBIT EBITDA EPS BPA UPA PER ROE ROA ROIC NAV VAN VAL TV EV AI IA USA US UE EU UK EEUU SEC IFRS NIIF GAAP".split(
    " ",
  ),
);

/** The text as it is shown: one form of every digit, no invisible signs, no marks of emphasis. */
export const plainText = (draft: string): string =>
  draft
    .normalize("NFKC")
    .replaceAll(/\p{Cf}/gu, "")
    .replaceAll(/\*\*|__|^#+ */gmu, "")
    .replaceAll(/[^\S\n]+/gu, " ")
    .replaceAll(/ ?\n ?/g, "\n")
    .replaceAll(/\n{3,}/g, "\n\n")
    .trim();

/**
 * The parts of a draft that are not among the facts: figures in digits or words, dates, symbols in capitals, links and markup. A figure
 * holds when a fact of its unit and currency, rounded to the digits written, is that figure; a number must be written as the
 * language writes it (1.234,5 or 1,234.5). What words claim without a figure cannot be checked.
 */
export function checkNarration(
  text: string,
  facts: readonly NarrationFact[],
  language: WrittenLanguage,
): NarrationProblem[] {
  const problems = (code: NarrationProblemCode, found: readonly string[]): NarrationProblem[] =>
    [...new Set(found)].map((each) => ({ code, found: each.trim().slice(0, longestShown) }));
  if (text.length < length.minimum || text.length > length.maximum) return problems("length", [String(text.length)]);

  const named = withoutNames(text, facts);
  const dates = checkDates(named, facts, language);
  const { figures, rest } = figuresIn(dates.rest, language);
  const attached = [...rest.matchAll(/(?<![\p{L}\p{N}-])(?=[\p{L}-]*\p{N})[\p{L}\p{N}-]+/gu)].map(([found]) => found);
  const words = wordFigures(rest, language);
  return [
    ...problems("markup", markupIn(text)),
    ...problems("dateUnknown", dates.unknown),
    ...problems(
      "figureFormat",
      figures.flatMap(({ found, figure }) => (figure === null ? [found] : [])),
    ),
    ...problems("figureUnknown", [
      ...figures.flatMap(({ found, figure }) => (figure === null || isFact(facts, figure) ? [] : [found])),
      ...attached,
    ]),
    ...problems("figureInWords", [
      ...words.figures.flatMap(({ found, ...figure }) => (isFact(facts, ofWords(figure)) ? [] : [found])),
      ...words.vague,
    ]),
    ...problems("symbolUnknown", symbolsIn(rest, facts)),
  ];
}

/** A number in words stands for itself to the last unit. */
const ofWords = ({ value, isPercent }: { value: number; isPercent: boolean }): WrittenFigure => ({
  value,
  step: 1,
  sign: null,
  unit: isPercent ? "percent" : value >= 1_000 ? "money" : "plain",
  currency: null,
});

/** A name may hold digits (3M): it is blanked where it stands in full, and nowhere else. */
function withoutNames(text: string, facts: readonly NarrationFact[]): string {
  const names = facts.flatMap(({ name, value }) => (name === "company" || name === "symbol" ? [String(value)] : []));
  return names.reduce((left, name) => left.replaceAll(name, " ".repeat(name.length)), text);
}

const markupIn = (text: string) =>
  [...text.matchAll(/https?:\S*|www\.\S*|\S{1,100}@\S+|<[^<>\n]*>?|\[[^[\]\n]*\]|```|`[^`\n]*`/giu)].map(
    ([found]) => found,
  );

/** A source may be called by its initials, as its readers write them. */
const sourcesIn = (facts: readonly NarrationFact[]) =>
  facts.flatMap(({ name, value }) =>
    name === priceGiver
      ? String(value)
          .toUpperCase()
          .split(/[^A-Z&]+/)
      : [],
  );

function symbolsIn(text: string, facts: readonly NarrationFact[]): string[] {
  const currencies = facts.flatMap((fact) => ("currency" in fact ? [fact.currency] : []));
  const known = new Set([...acronyms, ...currencies, ...sourcesIn(facts)]);
  return [...text.matchAll(/(?<![\p{L}\p{N}])[A-Z][A-Z&]+(?:\.[A-Z]{1,3})?(?![\p{L}\p{N}])/gu)].flatMap(([found]) =>
    known.has(found) ? [] : [found],
  );
}
