import type { PeriodWords } from "../../contracts/import-vocabulary.ts";

type Lists = { [Name in keyof PeriodWords]: PeriodWords[Name] extends readonly string[] ? Name : never };
type ListName = Lists[keyof Lists];

/** Writes a heading as a short code: "Nine months ended" is "9m", "Tercer trimestre de 2026" is "3q2026". */
export function periodCoder(languages: readonly PeriodWords[]): (heading: string) => string {
  const replacements = replacementsIn(languages);
  return (heading) =>
    replacements
      .reduce((text, [phrase, code]) => text.replace(phrase, code), ` ${plain(heading)} `)
      .replace(/\s+/g, "");
}

const plain = (heading: string): string =>
  heading
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[ºª°]/g, "o")
    .replace(/[^a-z0-9]+/g, " ")
    .trim();

/** In their order: longer phrases first, because what is replaced is not read again. */
function replacementsIn(languages: readonly PeriodWords[]): readonly (readonly [phrase: RegExp, code: string])[] {
  const any = (...names: readonly ListName[]) =>
    oneOf(languages.flatMap((words) => names.flatMap((name) => words[name])));
  const [before, after] = (["before", "after"] as const).map((side) =>
    oneOf(languages.flatMap(({ latest }) => latest[side])),
  );
  const [twelve, several] = [`(?:12|${any("twelve")})`, any("three", "six", "nine")];
  return [
    [phrase(`${before} ${twelve} (?:${any("months")}|m)`), " ttm "],
    [phrase(`${twelve} ${any("months")} ${after}`), " ttm "],
    [phrase(any("latestTwelveMonths")), " ttm "],
    [phrase(any("yearToDate")), " ytd "],
    [phrase(any("year")), " fy "],
    [new RegExp(`\\b${any("since")} (?=(?:\\d+|${several})\\b)`, "g"), " "],
    [phrase(any("twelve")), " 12 "],
    [phrase(any("nine")), " 9 "],
    [phrase(any("six")), " 6 "],
    [new RegExp(`\\b${any("three")}\\b(?! ${any("quarters")})`, "g"), " 3 "],
    [phrase(any("first")), " 1 "],
    [phrase(any("second")), " 2 "],
    [phrase(any("third")), " 3 "],
    [phrase(any("fourth")), " 4 "],
    [phrase(any("months", "shortMonths")), " m "],
    [phrase(any("quarter")), " q "],
    [phrase(any("half")), " h "],
    [phrase(any("fillers")), " "],
  ];
}

const phrase = (words: string): RegExp => new RegExp(`\\b${words}\\b`, "g");

const NOTHING = "(?!)";

/** One of the words, the longest that fits. */
const oneOf = (words: readonly string[]): string =>
  words.length === 0
    ? NOTHING
    : `(?:${[...new Set(words)].toSorted((one, other) => other.length - one.length).join("|")})`;
