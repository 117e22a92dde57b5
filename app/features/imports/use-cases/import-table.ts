import type { ImportField, NumberFormat } from "../contracts/company-import.ts";
import { type Cell, cellName, cellText, oneLine } from "./import-cells.ts";
import { type Rows, sizeRefusal, type Table, tableOf, withoutEmptyEnd } from "./import-rows.ts";
import { readTableText } from "./import-text.ts";
import type { PeriodOf } from "./periods/import-periods.ts";
import type { UploadedSheets } from "./sheets/joined-sheets.ts";

const LONGEST_NAME = 60;

/**
 * A table as it was uploaded: text; the cells of the sheets of a workbook, in which a number is a number; or the years of a
 * JSON document, each in a column, with what the document declares of them.
 */
export type UploadedTable =
  | { kind: "text"; text: string }
  | ({ kind: "sheet" } & UploadedSheets)
  | { kind: "records"; rows: Rows; declared: Readonly<Partial<Record<ImportField, string | number>>> };

/** The cells of a table: text is parsed, typed cells stay typed. */
export function cellsOf(table: UploadedTable, periodOf: PeriodOf): Table {
  if (table.kind === "text") return readTableText(table.text, periodOf);
  const rows = withoutEmptyEnd(filledRows(table.rows).map((row) => row.map(trimmed)));
  const refusal = sizeRefusal(rows);
  return refusal === null ? tableOf(rows) : { kind: "refused", code: refusal };
}

/** The name of a cell for the person who uploaded the table: "B7", "Accounts!B7", "years[0].revenue". */
export function cellNamer(table: UploadedTable): (column: number, row: number) => string {
  if (table.kind === "text") return cellName;
  if (table.kind === "sheet") return (column, row) => `${table.sheet}!${cellName(column, row)}`;
  return (column, row) => {
    const isYear = !String(table.rows[0]?.[column] ?? "").includes("(");
    const end = isYear ? "fiscalYearEnd" : "periodEnd";
    const name = row === 0 ? end : String(table.rows[row]?.[0] ?? "").slice(0, LONGEST_NAME);
    return column === 0 ? name : `years[${column - 1}].${name}`;
  };
}

/** A table as text with tabs, its numbers in the declared format: what the form shows, to be corrected in place. */
export function tableText(table: UploadedTable, format: NumberFormat): string {
  if (table.kind === "text") return table.text;
  const lines = filledRows(table.rows).map((row) => row.map((cell) => cellText(cell, format)));
  return lines.map((line) => line.join("\t")).join("\n");
}

/** Typed rows of one width, each text on one line. */
function filledRows(rows: Rows): Rows {
  const width = Math.max(2, ...rows.map((row) => row.length));
  return rows.map((row) => Array.from({ length: width }, (_, at) => onOneLine(row[at] ?? "")));
}

const onOneLine = (cell: Cell): Cell => (typeof cell === "string" ? oneLine(cell) : cell);
const trimmed = (cell: Cell): Cell => (typeof cell === "string" ? cell.trim() : cell);
