import { wholeMonths } from "@valora/market-data";
import type { ImportIssueCode } from "../../../../core/shared/contracts/import-issue.ts";
import { type Doubt, reserved, type TextOf } from "../import-axes.ts";
import type { Cell } from "../import-cells.ts";
import type { Rows } from "../import-rows.ts";
import type { Period, PeriodOf } from "./import-periods.ts";
import type { YearAloneOf } from "./year-alone.ts";

/** A column of figures: the months to a day. Fiscal years have twelve, and so may other columns have. */
export type PeriodColumn = { column: number; end: string; months: number; isYear: boolean };

type Heading = { column: number; text: string; period: Period };
type Readers = { periodOf: PeriodOf; yearAloneOf: YearAloneOf };
type Reading = Readers & { top: number; today: string; textOf: TextOf; doubt: Doubt };

/** The first row with a day beside its heading, else with a period: titles, often over merged cells, may stand above it. */
export function periodsRow(rows: Rows, periodOf: PeriodOf): number {
  const rowWith = (isMeant: (period: Period) => boolean) =>
    rows.findIndex((row) =>
      row.some((cell, column) => {
        const period = column > 0 ? periodOf(cell) : null;
        return period !== null && isMeant(period);
      }),
    );
  const dated = rowWith((period) => "end" in period);
  if (dated >= 0) return dated;
  const named = rowWith(() => true);
  return named >= 0 ? named : rows.findIndex((row) => row.some((cell) => cell !== ""));
}

/** The columns of fiscal years and of other periods; every other column with figures is a doubt. */
export function columnsIn(rows: Rows, reading: Reading): PeriodColumn[] {
  const { top, textOf, doubt } = reading;
  const { headings, isDoubted } = headingsIn(rows, reading);
  const columns = resolved(headings, reading);
  const hasYear = columns.some(({ isYear }) => isYear);
  if (!hasYear && !isDoubted && columns.length === headings.length) doubt({ column: 1, row: top }, "yearsMissing", "");
  if (columns.length > 0) doubtUnnamedColumns(rows, { top, textOf, doubt });
  return columns;
}

function headingsIn(rows: Rows, { top, today, textOf, doubt, ...readers }: Reading) {
  const { periodOf } = readers;
  const headings: Heading[] = [];
  let isDoubted = false;
  for (const [column, cell] of (rows[top] ?? []).entries()) {
    if (column === 0 || cell === "") continue;
    const text = textOf(cell);
    const period = periodOf(cell);
    const code = period === null || ("end" in period && period.end > today) ? unreadableCode(text, readers) : null;
    if (code !== null) doubt({ column, row: top }, code, text);
    // a column of a template that was left empty is no doubt
    else if (period?.kind === "day" || (period && hasFigures(rows, top, column)))
      headings.push({ column, text, period });
    isDoubted ||= code !== null;
  }
  return { headings, isDoubted };
}

const hasFigures = (rows: Rows, top: number, column: number): boolean =>
  rows.slice(top + 1).some((row) => (row[column] ?? "") !== "");

/** A day that is none, not past, or reads in two ways; a year without its last day; anything else is no period at all. */
function unreadableCode(text: string, { periodOf, yearAloneOf }: Readers): ImportIssueCode {
  if (reserved.has(text)) return "headingForbidden";
  if (periodOf(text) !== null) return "dateUnreadable";
  if (yearAloneOf(text) !== null) return "yearWithoutMonth";
  return /^\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}$|^(?:19|20|21)\d\d$|^-?\d+(?:\.\d+)? d$/.test(text)
    ? "dateUnreadable"
    : "columnNotYear";
}

/** Fiscal years first: they say from when the other periods count. */
function resolved(headings: readonly Heading[], { top, today, doubt }: Reading): PeriodColumn[] {
  const columns: PeriodColumn[] = [];
  const accept = ({ column, text }: Heading, period: Omit<PeriodColumn, "column"> | null) => {
    const code = period === null || period.end > today ? "periodUnclear" : repeatedCode(period, columns);
    if (period === null || code !== null) doubt({ column, row: top }, code ?? "periodUnclear", text);
    else columns.push({ column, ...period });
  };
  const rhythm = rhythmOf(headings);
  const isYear = ({ period: { kind } }: Heading) => kind === "day" || kind === "year";
  for (const heading of headings.filter(isYear)) accept(heading, yearOf(heading.period, rhythm, columns));
  const years = columns.map(({ end }) => end).toSorted();
  for (const heading of headings.filter((each) => !isYear(each))) {
    const span = spanOf(heading.period, years);
    accept(heading, span && { ...span, isYear: false });
  }
  return columns;
}

/** A fiscal year; null where a day alone is off the rhythm of the others, and may be of any months. */
function yearOf(period: Period, rhythm: string | null, others: readonly PeriodColumn[]) {
  if (period.kind !== "day" && period.kind !== "year") return null;
  const year = { end: period.end, months: 12, isYear: true };
  const isOfRhythm = period.kind === "year" || rhythm === null || wholeMonthsApart(rhythm, period.end) % 12 === 0;
  return isOfRhythm || repeatedCode(year, others) !== null ? year : null;
}

function repeatedCode(column: Omit<PeriodColumn, "column">, others: readonly PeriodColumn[]): ImportIssueCode | null {
  const { isYear, end, months } = column;
  const isAgain = (other: PeriodColumn) =>
    isYear
      ? other.isYear && other.end.slice(0, 4) === end.slice(0, 4)
      : other.months === months && wholeMonthsApart(other.end, end) === 0;
  if (!others.some(isAgain)) return null;
  return isYear ? "yearRepeated" : "periodRepeated";
}

/** The day that most fiscal years end on, give or take weeks; the earliest where two are as many. Of each calendar year one counts. */
function rhythmOf(headings: readonly Heading[]): string | null {
  const byYear = new Map<string, string>();
  for (const { period } of headings) {
    if (period.kind !== "year" && period.kind !== "day") continue;
    const { end } = period;
    if (!byYear.has(end.slice(0, 4))) byYear.set(end.slice(0, 4), end);
  }
  const ends = [...byYear.values()].toSorted();
  const alike = (end: string) => ends.filter((other) => wholeMonthsApart(end, other) % 12 === 0).length;
  return ends.reduce<string | null>((most, end) => (most === null || alike(end) > alike(most) ? end : most), null);
}

/** The months and the last day; null where one of the two is not said. */
function spanOf(period: Period, years: readonly string[]): { end: string; months: number } | null {
  if (period.kind === "span") return { end: period.end, months: period.months };
  const lastYear = years.at(-1);
  if (period.kind === "toDate") {
    const before = years.findLast((end) => end < period.end) ?? null;
    const months = before === null ? 0 : wholeMonthsApart(before, period.end);
    return [3, 6, 9].includes(months) ? { end: period.end, months } : null;
  }
  // the third quarter is that of the calendar only where the fiscal years are
  if (period.kind !== "named" || lastYear === undefined || !isCalendarYear(lastYear)) return null;
  const end = new Date(Date.UTC(period.year, period.endMonth, 0)).toISOString().slice(0, 10);
  return { end, months: period.months };
}

/** Weeks instead of months: a year may end some days before the year's last day, or after it. */
const isCalendarYear = (end: string): boolean => wholeMonthsApart("1999-12-31", end) % 12 === 0;

/** Whole months from one day to a later or an earlier one; −1 where it is no whole number of them. */
export function wholeMonthsApart(from: string, to: string): number {
  const months = wholeMonths(from, to);
  return months === null ? -1 : Math.abs(months);
}

/** Figures under no period, as a comma in "1,234" makes them: once per column, at the first of them. */
function doubtUnnamedColumns(rows: Rows, { top, textOf, doubt }: Pick<Reading, "top" | "textOf" | "doubt">): void {
  const seen = new Set<number>();
  const isNamed = (column: number) => (rows[top]?.[column] ?? "") !== "";
  for (const [row, cells] of rows.entries()) {
    if (row <= top) continue;
    for (const [column, cell] of cells.entries()) {
      const text = textOf(cell);
      if (column === 0 || seen.has(column) || isNamed(column) || !/\d/.test(text)) continue;
      seen.add(column);
      doubt({ column, row }, "figureWithoutYear", text);
    }
  }
}

/** A heading that is a period, or was meant as a day. */
export const isLikePeriod = (cell: Cell, periodOf: PeriodOf): boolean =>
  periodOf(cell) !== null || /^\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}$|^(?:19|20|21)\d\d$/.test(String(cell).trim());
