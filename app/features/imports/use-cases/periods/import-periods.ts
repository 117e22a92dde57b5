import type { PeriodWords } from "../../contracts/import-vocabulary.ts";
import { type Cell, dateOfCell } from "../import-cells.ts";
import { dayNamer } from "./import-day-names.ts";
import { periodCoder } from "./import-period-codes.ts";

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

/** Reads a heading as a period; null where it is none, or its day reads in two ways. */
export type PeriodOf = (cell: Cell) => Period | null;

const LONGEST = 80;
const dayPattern = /\d{4}-\d{2}-\d{2}|\d{1,2}[/.-]\d{1,2}[/.-]\d{4}/g;

/** Reads headings by the words of each language. */
export function periodReader(languages: readonly PeriodWords[]): PeriodOf {
  const codeOf = periodCoder(languages);
  const shapes = shapesIn(languages);
  const withPlainDay = dayNamer(languages);
  return (written) =>
    typeof written === "number" ? null : periodIn(withPlainDay(written.slice(0, LONGEST + 1).trim()));

  function periodIn(cell: string): Period | null {
    const alone = dateOfCell(cell);
    if (alone !== null) return { kind: "day", end: alone };
    if (cell.length > LONGEST || !/[a-z]/i.test(cell)) return null;
    const days = cell.match(dayPattern) ?? [];
    const [day] = days;
    if (day === undefined) return undatedPeriod(codeOf(cell), shapes);
    const end = days.length === 1 ? dateOfCell(day) : null;
    return end === null ? null : datedPeriod(codeOf(cell.replace(day, " ")), end, shapes);
  }
}

const spans = new Set([3, 6, 9, 12]);

function datedPeriod(code: string, end: string, { quarter, half }: Shapes): Period | null {
  if (code === "ttm") return { kind: "span", months: 12, end };
  if (code === "ytd") return { kind: "toDate", end };
  if (code === "fy") return { kind: "year", end };
  // nothing but words that say nothing of the period: "31/12/2025 (restated)"
  if (code === "") return { kind: "day", end };
  // the day says the year already
  const said = code.replace(/(?:19|20)\d\d$|^(?:19|20)\d\d/, "");
  const months = /^(\d{1,2})m(?:ytd)?$/.exec(said)?.[1];
  if (months !== undefined)
    return spans.has(Number(months)) ? { kind: "span", months: Number(months), end } : { kind: "endless" };
  if (quarter.test(said)) return { kind: "span", months: 3, end };
  return half.test(said) ? { kind: "span", months: 6, end } : null;
}

type PartOf = (part: number) => { months: number; endMonth: number };
/** The forms of codes that name a part of a year, by the letters of the languages. */
type Shapes = {
  quarter: RegExp;
  half: RegExp;
  /** A part without a year. */
  yearless: RegExp;
  yearFirst: readonly (readonly [RegExp, PartOf])[];
  yearLast: readonly (readonly [RegExp, PartOf])[];
};

function shapesIn(languages: readonly PeriodWords[]): Shapes {
  const q = `[q${languages.map(({ quarterLetter }) => quarterLetter).join("")}]`;
  const h = `[h${languages.map(({ halfLetter }) => halfLetter).join("")}]`;
  const parts: readonly (readonly [string, PartOf])[] = [
    [`(?:${q}([1-4])|([1-4])${q})`, quarterOf],
    [`(?:${h}([12])|([12])${h})`, halfOf],
    ["(3|6|9)m(?:ytd)?()", monthsOf],
  ];
  return {
    quarter: new RegExp(`^(?:${q}[1-4]|[1-4]${q}|q)$`),
    half: new RegExp(`^(?:${h}[12]|[12]${h}|h)$`),
    yearless: new RegExp(`^(?:(?:${q}|${h})[1-4]|[1-4](?:${q}|${h})|\\d{1,2}m)$`),
    yearFirst: parts.map(([part, of]) => [new RegExp(`^(20\\d\\d)${part}$`), of]),
    yearLast: parts.map(([part, of]) => [new RegExp(`^${part}(?:fy)?((?:20)?\\d\\d|19\\d\\d)$`), of]),
  };
}

function undatedPeriod(code: string, { yearless, yearFirst, yearLast }: Shapes): Period | null {
  // which twelve months: with a year or without one, their last day is not said
  if (/^(?:ttm|12m|ytd)(?:(?:20)?\d\d)?$/.test(code) || yearless.test(code)) return { kind: "endless" };
  for (const [pattern, spanOf] of yearFirst) {
    const [, written, one, other] = pattern.exec(code) ?? [];
    if (written !== undefined) return { kind: "named", ...spanOf(Number(one || other)), year: Number(written) };
  }
  for (const [pattern, spanOf] of yearLast) {
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
