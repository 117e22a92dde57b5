import type { WrittenLanguage } from "../contracts/written-language.ts";

export type WordFigure = { found: string; value: number; isPercent: boolean };

const hundred = 100;
const thousand = 1_000;

/** Two hundred and five: smaller words add, hundred multiplies what is before it, thousand and more close a group. */
function amountOf(parts: readonly number[]): number {
  let closed = 0;
  let group = 0;
  for (const part of parts) {
    if (part < thousand) {
      group = part === hundred && group > 0 && group < hundred ? group * hundred : group + part;
    } else if (group > 0) {
      closed += group * part;
      group = 0;
    } else {
      // Spanish says thousand million: the larger word multiplies what the smaller one has closed.
      closed = Math.max(closed, 1) * part;
    }
  }
  return closed + group;
}

/** Numbers written in words, with their value, and words for shares that no fact can confirm. */
export function wordFigures(
  text: string,
  { numberWords: known, ...language }: WrittenLanguage,
): { figures: WordFigure[]; vague: string[] } {
  const word = `(?:${Object.keys(known)
    .sort((left, right) => right.length - left.length)
    .join("|")})(?!\\p{L})`;
  const one = `(?:${language.one})(?!\\p{L})`;
  const link = `(?:${language.links})`;
  const sequence = `(?<!\\p{L})(?:${one} )?${word}(?:${link}(?:${word}|${one}))*`;
  const pattern = new RegExp(`(?<number>${sequence})(?<percent>${language.percents})?`, "giu");
  const figures = [...text.matchAll(pattern)].map(({ 0: found, groups }) => {
    const parts = (groups?.number ?? "")
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .flatMap((part) => known[part] ?? (new RegExp(`^${one}$`, "iu").test(part) ? 1 : []));
    // "Una de dos" is an article before a number, "un millón" a number.
    if (parts[0] === 1 && (parts[1] ?? 0) < 100) parts.shift();
    return { found, value: amountOf(parts), isPercent: groups?.percent !== undefined };
  });
  return { figures, vague: [...text.matchAll(language.uncheckable)].map(([found]) => found) };
}
