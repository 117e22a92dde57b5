import type { FigureName } from "@valora/valuation";
import type { ImportIssue, ImportIssueCode } from "../contracts/import-issue.ts";
import { dateIn } from "./import-cells.ts";

export type Rows = readonly (readonly string[])[];
/** How the one who brought the table finds a cell of it. */
export type Place = (column: number, row: number) => string;
/** Writes a doubt down at a cell. */
export type Doubt = (at: { column: number; row: number }, code: ImportIssueCode, text: string) => void;

export type Year = { column: number; end: string };
export type Line = { name: FigureName; row: number; cells: readonly string[] };

/** What may be accepted once its reader has seen it; anything else must be put right. */
const acceptable: ReadonlySet<ImportIssueCode> = new Set(["headingUnknown", "rowRepeated", "balanceDoesNotAdd"]);

/** Names that every object has: no figure is called so, and who sends them tries something else. */
const reserved: ReadonlySet<string> = new Set([
  "__proto__",
  "prototype",
  ...Object.getOwnPropertyNames(Object.prototype),
]);

const LONGEST_SHOWN = 60;

export const issueAt = (cell: string, code: ImportIssueCode, text: string): ImportIssue => ({
  cell,
  code,
  text: text.slice(0, LONGEST_SHOWN),
  blocking: !acceptable.has(code),
});

/** The first row with a day beside its heading: titles, often over merged cells, may stand above it. */
export function yearsRow(rows: Rows): number {
  const dated = rows.findIndex((row) => row.some((cell, column) => column > 0 && dateIn(cell) !== null));
  return dated >= 0 ? dated : rows.findIndex((row) => row.some((cell) => cell !== ""));
}

/** The columns that are fiscal years; every other column with figures is a doubt. */
export function yearsIn(rows: Rows, { top, today, doubt }: { top: number; today: string; doubt: Doubt }): Year[] {
  const header = rows[top] ?? [];
  const years: Year[] = [];
  let isDoubted = false;
  for (const [column, text] of header.entries()) {
    if (column === 0 || text === "") continue;
    const end = dateIn(text);
    const code = end === null || end > today ? unreadableCode(text) : repeatedCode(end, years);
    if (code !== null) doubt({ column, row: top }, code, text);
    else if (end !== null) years.push({ column, end });
    isDoubted ||= code !== null;
  }
  if (years.length === 0 && !isDoubted) doubt({ column: 1, row: top }, "yearsMissing", "");
  if (years.length > 0) doubtUnnamedColumns(rows, top, doubt);
  return years;
}

const repeatedCode = (end: string, years: readonly Year[]): ImportIssueCode | null =>
  years.some((year) => year.end.slice(0, 4) === end.slice(0, 4)) ? "yearRepeated" : null;

/** A day that is none, not past, or reads in two ways; anything else is no day at all. */
function unreadableCode(text: string): ImportIssueCode {
  if (reserved.has(text)) return "headingForbidden";
  return /^\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}$|^(?:19|20|21)\d\d$|^-?\d+(?:\.\d+)? d$/.test(text)
    ? "dateUnreadable"
    : "columnNotYear";
}

/** Figures under no year, as a comma in "1,234" makes them: once per column, at the first of them. */
function doubtUnnamedColumns(rows: Rows, top: number, doubt: Doubt): void {
  const seen = new Set<number>();
  for (const [row, cells] of rows.entries()) {
    if (row <= top) continue;
    for (const [column, text] of cells.entries()) {
      if (column === 0 || seen.has(column) || (rows[top]?.[column] ?? "") !== "" || !/\d/.test(text)) continue;
      seen.add(column);
      doubt({ column, row }, "figureWithoutYear", text);
    }
  }
}

type Headings = {
  top: number;
  figureOf: (heading: string) => FigureName | null;
  /** What figures without a heading are: a part of the table to be left out, or what a comma in "1,234" leaves over. */
  unnamed: ImportIssueCode;
  doubt: Doubt;
};

/** The rows that are figures we know. */
export function linesIn(rows: Rows, { top, figureOf, unnamed, doubt }: Headings): Line[] {
  const lines: Line[] = [];
  for (const [row, cells] of rows.entries()) {
    const heading = cells[0] ?? "";
    if (row <= top || cells.every((cell) => cell === "")) continue;
    const name = figureOf(heading);
    const first = lines.find((line) => line.name === name);
    const code = name === null ? headingCode(heading, cells, unnamed) : first && repetitionCode(first.cells, cells);
    if (code) doubt({ column: 0, row }, code, heading);
    else if (name !== null) lines.push({ name, row, cells });
  }
  return lines;
}

/** What is wrong with a heading that is no figure; null for the title of a part of the table, which has no figures. */
function headingCode(heading: string, cells: readonly string[], unnamed: ImportIssueCode): ImportIssueCode | null {
  if (reserved.has(heading)) return "headingForbidden";
  if (dateIn(heading) !== null || / d$/.test(heading)) return "headingIsDay";
  if (cells.slice(1).every((cell) => cell === "")) return null;
  return heading === "" ? unnamed : "headingUnknown";
}

/** The same row again changes nothing; the same name with other figures leaves open which of them count. */
const repetitionCode = (first: readonly string[], again: readonly string[]): ImportIssueCode =>
  first.slice(1).join("\t") === again.slice(1).join("\t") ? "rowRepeated" : "headingRepeated";
