import type { ImportField, NumberFormat } from "../contracts/company-import.ts";
import { type Rows, yearsRow } from "./import-axes.ts";
import { dateIn } from "./import-cells.ts";

/** The cells of a table, row by row, as they were written. */
export type Table = { kind: "table"; rows: Rows } | { kind: "refused"; code: TableRefusal };
export type TableRefusal = "tableEmpty" | "tableTooLarge" | "quoteUnclosed" | "separatorsMixed";

const MOST_ROWS = 500;
const MOST_COLUMNS = 60;
const LONGEST_CELL = 500;
const LONGEST_NAME = 60;
/** A quote that closes so much later was opened by mistake. */
const LONGEST_QUOTED = 10_000;

type Cells = readonly (readonly (string | number)[])[];

/**
 * What a person has brought: text; the cells of one sheet of a workbook, in which a number is a number; or the years of a
 * JSON document, each in a column, with what the document declares of them.
 */
export type ImportedTable =
  | { kind: "text"; text: string }
  | { kind: "sheet"; sheet: string; rows: Cells }
  | { kind: "records"; rows: Cells; declared: Readonly<Partial<Record<ImportField, string | number>>> };

/** How the one who brought a table finds a cell of it: "B7", "Accounts!B7", "years[0].revenue". */
export function cellNamer(table: ImportedTable): (column: number, row: number) => string {
  if (table.kind === "text") return cellName;
  if (table.kind === "sheet") return (column, row) => `${table.sheet}!${cellName(column, row)}`;
  return (column, row) => {
    const name = row === 0 ? "fiscalYearEnd" : String(table.rows[row]?.[0] ?? "").slice(0, LONGEST_NAME);
    return column === 0 ? name : `years[${column - 1}].${name}`;
  };
}

/** The same table as text with tabs, its numbers in the declared format: what is shown to be put right in place. */
export function tableText(table: ImportedTable, format: NumberFormat): string {
  if (table.kind === "text") return table.text;
  const width = Math.max(2, ...table.rows.map((row) => row.length));
  const lines = table.rows.map((row) => Array.from({ length: width }, (_, at) => cellText(row[at] ?? "", format)));
  return lines.map((line) => line.join("\t")).join("\n");
}

const everyDigit = new Intl.NumberFormat("en", { useGrouping: false, maximumFractionDigits: 20 });

/** A number in a format, or a text on one line. */
export function cellText(cell: string | number, format: NumberFormat): string {
  if (typeof cell === "string") return cell.replace(/\s+/g, " ").replace(/^"/, "“");
  const digits = everyDigit.format(cell);
  return format === "comma" ? digits.replace(".", ",") : digits;
}

/** Reads CSV (comma or semicolon) or cells pasted from a spreadsheet (tabs); quoted cells as in RFC 4180. */
export function readTable(text: string): Table {
  const body = text.replace(/^\ufeff/, "");
  const separator = separatorOf(body);
  const rows = rowsOf(body, separator);
  if (rows === null) return { kind: "refused", code: "quoteUnclosed" };
  if (rows.length === 0) return { kind: "refused", code: "tableEmpty" };
  const isTooLarge =
    rows.length > MOST_ROWS ||
    rows.some((row) => row.length > MOST_COLUMNS || row.some((cell) => cell.length > LONGEST_CELL));
  if (isTooLarge) return { kind: "refused", code: "tableTooLarge" };
  if (separator !== "\t" && isMixed(rows, separator)) return { kind: "refused", code: "separatorsMixed" };
  const isOneRow = rows.filter((row) => row.some((cell) => cell !== "")).length < 2;
  return isOneRow ? { kind: "refused", code: "tableEmpty" } : { kind: "table", rows };
}

/**
 * Whether cells are divided by another sign here and there: a day that shares its cell, a semicolon in a table of commas,
 * or a row that is complete only when its cells are divided once more. Which of the two was meant cannot be known.
 */
function isMixed(rows: Rows, separator: string): boolean {
  const other = separator === ";" ? "," : ";";
  const top = yearsRow(rows);
  const header = rows[top] ?? [];
  if (header.some((cell) => cell.includes(other) && cell.split(other).some((piece) => dateIn(piece) !== null)))
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
function separatorOf(text: string): string {
  const line = text.split(/\r\n|\r|\n/, 50).find((each) => /[\t;,]/.test(each)) ?? "";
  const count = (sign: string) => line.split(sign).length - 1;
  if (count("\t") > 0) return "\t";
  return count(";") >= count(",") ? ";" : ",";
}

/** Null when a quote is opened and never closed. */
function rowsOf(text: string, separator: string): string[][] | null {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  while (at <= text.length && rows.length <= MOST_ROWS) {
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
  while (rows.at(-1)?.every((cell) => cell === "")) rows.pop();
  return rows;
}

type Cell = { value: string; end: number };

function plainCell(text: string, start: number, separator: string): Cell {
  let end = start;
  while (end < text.length && text[end] !== separator && text[end] !== "\n" && text[end] !== "\r") end += 1;
  return { value: text.slice(start, end), end };
}

/** What follows the closing quote up to the separator belongs to no cell and makes the quote unclosed. */
function quotedCell(text: string, start: number): Cell | null {
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

/** The name of a cell as spreadsheets write it: column 1, row 6 → "B7". */
export function cellName(column: number, row: number): string {
  const letters = column < 26 ? "" : String.fromCharCode(64 + Math.floor(column / 26));
  return `${letters}${String.fromCharCode(65 + (column % 26))}${row + 1}`;
}
