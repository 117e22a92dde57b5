import { dateOfCell, withoutUnseen } from "./import-cells.ts";
import { MOST_ROWS, sizeRefusal, type Table, tableOf, withoutEmptyEnd } from "./import-rows.ts";
import { periodsRow } from "./periods/import-columns.ts";
import type { PeriodOf } from "./periods/import-periods.ts";

const REST = "…";
/** A quote that closes so much later was opened by mistake. */
const LONGEST_QUOTED = 10_000;

type TextRows = readonly (readonly string[])[];

/** Reads CSV (comma or semicolon) or cells pasted from a spreadsheet (tabs); quoted cells as in RFC 4180. */
export function readTableText(text: string, periodOf: PeriodOf): Table {
  const body = withoutUnseen(text);
  const separator = separatorOf(body);
  const found = rowsOf(body, separator);
  if (found === null) return { kind: "refused", code: "quoteUnclosed" };
  const rows = withoutEmptyEnd(found);
  const refusal = sizeRefusal(rows);
  if (refusal !== null) return { kind: "refused", code: refusal };
  if (separator !== "\t" && isMixed(rows, { separator, periodOf })) return { kind: "refused", code: "separatorsMixed" };
  return tableOf(rows);
}

/**
 * Whether cells are divided by another sign here and there: a day that shares its cell, a semicolon in a table of commas,
 * or a row that is complete only when its cells are divided once more. Which of the two was meant cannot be known.
 */
function isMixed(rows: TextRows, { separator, periodOf }: { separator: string; periodOf: PeriodOf }): boolean {
  const other = separator === ";" ? "," : ";";
  const top = periodsRow(rows, periodOf);
  const header = rows[top] ?? [];
  if (header.some((cell) => cell.includes(other) && cell.split(other).some((piece) => dateOfCell(piece) !== null)))
    return true;
  return rows.slice(top + 1).some((row) => {
    const [first = "", ...figures] = row;
    if (figures.length === 0) return hasFigures(first.split(other).slice(1)) && header.length > 1;
    const pieces = figures.join(other).split(other);
    const isSemicolon = other === ";" && pieces.length > figures.length;
    return isSemicolon || (figures.length < header.length - 1 && pieces.length === header.length - 1);
  });
}

const hasFigures = (pieces: readonly string[]): boolean => pieces.some((piece) => /\d/.test(piece));

/** The sign that divides the first line that has one; a tab wins, because no number is written with one. */
export function separatorOf(text: string): string {
  const line = text.split(/\r\n|\r|\n/, 50).find((each) => /[\t;,]/.test(each)) ?? "";
  const count = (sign: string) => line.split(sign).length - 1;
  if (count("\t") > 0) return "\t";
  return count(";") >= count(",") ? ";" : ",";
}

/** Null when a quote is opened and never closed. */
export function rowsOf(text: string, separator: string, mostRows: number = MOST_ROWS): string[][] | null {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  while (at <= text.length && rows.length <= mostRows) {
    const cell = text[at] === '"' ? quotedCell(text, at) : plainCell(text, at, separator);
    if (cell === null) return null;
    row.push(cell.value.trim());
    at = cell.end;
    if (text[at] === separator) {
      at += 1;
      continue;
    }
    rows.push(row);
    row = [];
    at += text[at] === "\r" && text[at + 1] === "\n" ? 2 : 1;
  }
  // Below rows that are too many may be more figures: one row stands for them, so that the table is too large.
  if (/[^\s;,]/.test(text.slice(at))) rows.push([REST]);
  return rows;
}

type Piece = { value: string; end: number };

function plainCell(text: string, start: number, separator: string): Piece {
  let end = start;
  while (end < text.length && text[end] !== separator && text[end] !== "\n" && text[end] !== "\r") end += 1;
  return { value: text.slice(start, end), end };
}

/** Text between a closing quote and the separator belongs to no cell and makes the quote unclosed. */
function quotedCell(text: string, start: number): Piece | null {
  let value = "";
  let at = start + 1;
  while (at < text.length) {
    if (text[at] !== '"') {
      const next = text.indexOf('"', at);
      if (next < 0 || next - at > LONGEST_QUOTED) return null;
      value += text.slice(at, next);
      at = next;
      continue;
    }
    if (text[at + 1] !== '"') {
      const after = text[at + 1];
      return after === undefined || /[,;\t\r\n]/.test(after) ? { value, end: at + 1 } : null;
    }
    value += '"';
    at += 2;
  }
  return null;
}
