import type { NumberFormat } from "../contracts/company-import.ts";

/** The cells of a table, row by row, as they were written. */
export type Table = { kind: "table"; rows: readonly (readonly string[])[] } | { kind: "refused"; code: TableRefusal };
export type TableRefusal = "tableEmpty" | "tableTooLarge" | "quoteUnclosed";

const MOST_ROWS = 500;
const MOST_COLUMNS = 60;
const LONGEST_CELL = 500;

/** What a person has brought: text, or the cells of one sheet of a workbook, in which a number is a number. */
export type ImportedTable =
  | { kind: "text"; text: string }
  | { kind: "sheet"; sheet: string; rows: readonly (readonly (string | number)[])[] };

/** The same table as text with tabs, its numbers in the declared format: what is shown to be put right in place. */
export function tableText(table: ImportedTable, format: NumberFormat): string {
  if (table.kind === "text") return table.text;
  const width = Math.max(2, ...table.rows.map((row) => row.length));
  const lines = table.rows.map((row) => Array.from({ length: width }, (_, at) => cellText(row[at] ?? "", format)));
  return lines.map((line) => line.join("\t")).join("\n");
}

const everyDigit = new Intl.NumberFormat("en", { useGrouping: false, maximumFractionDigits: 20 });

function cellText(cell: string | number, format: NumberFormat): string {
  if (typeof cell === "string") return cell.replace(/\s+/g, " ").replace(/^"/, "“");
  const digits = everyDigit.format(cell);
  return format === "comma" ? digits.replace(".", ",") : digits;
}

/** Reads CSV (comma or semicolon) or cells pasted from a spreadsheet (tabs); quoted cells as in RFC 4180. */
export function readTable(text: string): Table {
  const body = text.replace(/^\ufeff/, "");
  const rows = rowsOf(body, separatorOf(body));
  if (rows === null) return { kind: "refused", code: "quoteUnclosed" };
  if (!rows.some((row) => row.some((cell) => cell !== ""))) return { kind: "refused", code: "tableEmpty" };
  const isTooLarge =
    rows.length > MOST_ROWS ||
    rows.some((row) => row.length > MOST_COLUMNS || row.some((cell) => cell.length > LONGEST_CELL));
  return isTooLarge ? { kind: "refused", code: "tableTooLarge" } : { kind: "table", rows };
}

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

/** What follows the closing quote up to the separator belongs to nobody and makes the quote unclosed. */
function quotedCell(text: string, start: number): Cell | null {
  let value = "";
  let at = start + 1;
  while (at < text.length) {
    if (text[at] !== '"') {
      value += text[at];
      at += 1;
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
