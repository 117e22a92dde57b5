import { type Cell, dateIn } from "./import-cells.ts";

/**
 * What the heading of a column says of its period. `day` is a day alone, which ends a fiscal year unless it is off their
 * rhythm; `toDate` counts since the fiscal year began; `named` is a part of a year without its day ("Q3 2026", "9M 2026");
 * `endless` lacks what a period needs: its last day ("TTM"), or months that make up a year with others.
 */
export type Period =
  | { kind: "day" | "year" | "toDate"; end: string }
  | { kind: "span"; months: number; end: string }
  | { kind: "named"; months: number; endMonth: number; year: number }
  | { kind: "endless" };

const LONGEST = 80;
const dayPattern = /\d{4}-\d{2}-\d{2}|\d{1,2}[/.-]\d{1,2}[/.-]\d{4}/g;

/** Reads a heading as a period, in the three languages; null where it is none, or its day reads in two ways. */
export function periodIn(cell: Cell): Period | null {
  if (typeof cell === "number") return null;
  const alone = dateIn(cell);
  if (alone !== null) return { kind: "day", end: alone };
  if (cell.length > LONGEST || !/[a-z]/i.test(cell)) return null;
  const days = cell.match(dayPattern) ?? [];
  const [day] = days;
  if (day === undefined) return undatedPeriod(compact(cell));
  const end = days.length === 1 ? dateIn(day) : null;
  return end === null ? null : datedPeriod(compact(cell.replace(day, " ")), end);
}

/** Longer phrases first: what is replaced is not read again. */
const words: readonly (readonly [phrase: RegExp, code: string])[] = [
  [
    /\b(?:trailing|last|rolling|ultimos|ultimi|moviles|mobili) (?:12|twelve|doce|dodici) (?:months?|meses|mesi|m)\b/g,
    " ttm ",
  ],
  [/\b(?:12|doce) meses moviles\b|\b(?:12|dodici) mesi mobili\b/g, " ttm "],
  [/\b(?:t12m|l12m|ltm|tam)\b/g, " ttm "],
  [
    /\byear to date\b|\bacumulad[oa]s?(?: del (?:ano|ejercicio))?\b|\bda inizio (?:anno|esercizio)\b|\bcumulat[oa]\b|\bprogressivo\b/g,
    " ytd ",
  ],
  [
    /\b(?:fiscal|financial) year\b|\bfull year\b|\byear\b|\bejercicio\b|\besercizio\b|\bano(?: fiscal| completo)?\b|\banno\b|\bannual\b|\banual\b|\bannuale\b/g,
    " fy ",
  ],
  [/\b(?:first|primeros|primi) (?=(?:\d+|three|six|nine|tres|seis|nueve|tre|sei|nove)\b)/g, " "],
  [/\b(?:twelve|doce|dodici)\b/g, " 12 "],
  [/\b(?:nine|nueve|nove)\b/g, " 9 "],
  [/\b(?:six|seis|sei)\b/g, " 6 "],
  [/\b(?:three|tres|tre)\b(?! trim)/g, " 3 "],
  [/\b(?:1st|1er|1o|1a|first|primer|primero|primo)\b/g, " 1 "],
  [/\b(?:2nd|2o|2a|second|segundo|secondo)\b/g, " 2 "],
  [/\b(?:3rd|3er|3o|3a|third|tercer|tercero|terzo)\b/g, " 3 "],
  [/\b(?:4th|4o|4a|fourth|cuarto|quarto)\b/g, " 4 "],
  [/\b(?:months?|meses|mes|mesi|mese|mos?)\b/g, " m "],
  [/\b(?:quarter|trimestre|trim)\b/g, " q "],
  [/\b(?:half(?: year)?|semestre|sem)\b/g, " h "],
  [
    /\b(?:ended|ending|to|through|until|as of|of|de|del|al|a|hasta|el|en|terminad[oa]s?|cerrad[oa]s?|chius[oi]|terminat[oi]|di|dell|il|in|the|period|periodo)\b/g,
    " ",
  ],
];

/** A heading as a short code: "Nine months ended" is "9m", "Tercer trimestre de 2026" is "3q2026". */
function compact(text: string): string {
  const plain = text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[ºª°]/g, "o")
    .replace(/[^a-z0-9]+/g, " ")
    .trim();
  return words.reduce((said, [phrase, code]) => said.replace(phrase, code), ` ${plain} `).replace(/\s+/g, "");
}

const spans = new Set([3, 6, 9, 12]);

function datedPeriod(code: string, end: string): Period | null {
  if (code === "ttm") return { kind: "span", months: 12, end };
  if (code === "ytd") return { kind: "toDate", end };
  if (code === "fy") return { kind: "year", end };
  // the day says the year already
  const said = code.replace(/(?:19|20)\d\d$|^(?:19|20)\d\d/, "");
  const months = /^(\d{1,2})m(?:ytd)?$/.exec(said)?.[1];
  if (months !== undefined)
    return spans.has(Number(months)) ? { kind: "span", months: Number(months), end } : { kind: "endless" };
  if (/^(?:[qt][1-4]|[1-4][qt]|q)$/.test(said)) return { kind: "span", months: 3, end };
  return /^(?:[hs][12]|[12][hs]|h)$/.test(said) ? { kind: "span", months: 6, end } : null;
}

const year = "((?:20)?\\d\\d|19\\d\\d)";
const patterns: readonly (readonly [RegExp, (part: number) => { months: number; endMonth: number }])[] = [
  [new RegExp(`^(?:[qt]([1-4])|([1-4])[qt])(?:fy)?${year}$`), quarterOf],
  [new RegExp(`^(?:[hs]([12])|([12])[hs])(?:fy)?${year}$`), halfOf],
  [new RegExp(`^(3|6|9)m(?:ytd)?()(?:fy)?${year}$`), monthsOf],
];
const yearFirst: typeof patterns = [
  [/^(20\d\d)(?:[qt]([1-4])|([1-4])[qt])$/, quarterOf],
  [/^(20\d\d)(?:[hs]([12])|([12])[hs])$/, halfOf],
  [/^(20\d\d)(3|6|9)m(?:ytd)?()$/, monthsOf],
];

function undatedPeriod(code: string): Period | null {
  // which twelve months: with a year or without one, their last day is not said
  if (/^(?:ttm|12m|ytd)(?:(?:20)?\d\d)?$/.test(code) || /^(?:[qths][1-4]|[1-4][qths]|\d{1,2}m)$/.test(code))
    return { kind: "endless" };
  for (const [pattern, spanOf] of yearFirst) {
    const [, written, one, other] = pattern.exec(code) ?? [];
    if (written !== undefined) return { kind: "named", ...spanOf(Number(one || other)), year: Number(written) };
  }
  for (const [pattern, spanOf] of patterns) {
    const [, one, other, written] = pattern.exec(code) ?? [];
    if (written !== undefined) return { kind: "named", ...spanOf(Number(one || other)), year: fourDigits(written) };
  }
  return null;
}

const fourDigits = (written: string): number => (written.length === 2 ? 2000 + Number(written) : Number(written));

function quarterOf(part: number) {
  return { months: 3, endMonth: part * 3 };
}
function halfOf(part: number) {
  return { months: 6, endMonth: part * 6 };
}
function monthsOf(months: number) {
  return { months, endMonth: months };
}
