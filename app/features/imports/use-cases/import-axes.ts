import type { FigureName } from "@valora/valuation";
import type { ImportIssue, ImportIssueCode } from "../../../core/shared/contracts/import-issue.ts";
import { type Cell, dateIn } from "./import-cells.ts";
import type { Rows } from "./import-rows.ts";

/** How the one who brought the table finds a cell of it. */
export type Place = (column: number, row: number) => string;
/** Writes a doubt down at a cell. */
export type Doubt = (at: { column: number; row: number }, code: ImportIssueCode, text: string) => void;

export type Year = { column: number; end: string };
export type Line = { name: FigureName; row: number; cells: readonly Cell[] };
/** A cell as text: a typed number in the declared format. */
export type TextOf = (cell: Cell) => string;

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
export function yearsIn(
  rows: Rows,
  { top, today, textOf, doubt }: { top: number; today: string; textOf: TextOf; doubt: Doubt },
): Year[] {
  const header = rows[top] ?? [];
  const years: Year[] = [];
  let isDoubted = false;
  for (const [column, cell] of header.entries()) {
    if (column === 0 || cell === "") continue;
    const text = textOf(cell);
    const end = dateIn(cell);
    const code = end === null || end > today ? unreadableCode(text) : repeatedCode(end, years);
    if (code !== null) doubt({ column, row: top }, code, text);
    else if (end !== null) years.push({ column, end });
    isDoubted ||= code !== null;
  }
  if (years.length === 0 && !isDoubted) doubt({ column: 1, row: top }, "yearsMissing", "");
  if (years.length > 0) doubtUnnamedColumns(rows, { top, textOf, doubt });
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
function doubtUnnamedColumns(rows: Rows, { top, textOf, doubt }: { top: number; textOf: TextOf; doubt: Doubt }): void {
  const seen = new Set<number>();
  for (const [row, cells] of rows.entries()) {
    if (row <= top) continue;
    for (const [column, cell] of cells.entries()) {
      const text = textOf(cell);
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
  textOf: TextOf;
  doubt: Doubt;
};

/** The rows that are figures we know. */
export function linesIn(rows: Rows, { top, figureOf, unnamed, textOf, doubt }: Headings): Line[] {
  const lines: Line[] = [];
  for (const [row, cells] of rows.entries()) {
    const heading = textOf(cells[0] ?? "");
    if (row <= top || cells.every((cell) => cell === "")) continue;
    const name = figureOf(heading);
    const first = lines.find((line) => line.name === name);
    const code =
      name === null ? headingCode(heading, cells, unnamed) : first && repetitionCode(first.cells, cells, textOf);
    if (code) doubt({ column: 0, row }, code, heading);
    else if (name !== null) lines.push({ name, row, cells });
  }
  return lines;
}

/** What is wrong with a heading that is no figure; null for the title of a part of the table, which has no figures. */
function headingCode(heading: string, cells: readonly Cell[], unnamed: ImportIssueCode): ImportIssueCode | null {
  if (reserved.has(heading)) return "headingForbidden";
  if (dateIn(heading) !== null || / d$/.test(heading)) return "headingIsDay";
  if (cells.slice(1).every((cell) => cell === "")) return null;
  return heading === "" ? unnamed : "headingUnknown";
}

/** The same row again changes nothing; the same name with other figures leaves open which of them count. */
function repetitionCode(first: readonly Cell[], again: readonly Cell[], textOf: TextOf): ImportIssueCode {
  const figuresOf = (cells: readonly Cell[]) => cells.slice(1).map(textOf).join("\t");
  return figuresOf(first) === figuresOf(again) ? "rowRepeated" : "headingRepeated";
}
