import type { Cell } from "./import-cells.ts";

export type Rows = readonly (readonly Cell[])[];
/** The cells of a table, row by row, or why they are none. */
export type Table = { kind: "table"; rows: Rows } | { kind: "refused"; code: TableRefusal };
export type TableRefusal = "tableEmpty" | "tableTooLarge" | "quoteUnclosed" | "separatorsMixed";

export const MOST_ROWS = 500;
const MOST_COLUMNS = 60;
const LONGEST_CELL = 500;

/** Rows down to the last one with a cell. */
export const withoutEmptyEnd = <Row extends readonly Cell[]>(rows: readonly Row[]): readonly Row[] =>
  rows.slice(0, rows.findLastIndex((row) => !isEmpty(row)) + 1);

/** Whether rows hold nothing, or more than any company's accounts. */
export function sizeRefusal(rows: Rows): "tableEmpty" | "tableTooLarge" | null {
  if (rows.length === 0) return "tableEmpty";
  const isTooLarge =
    rows.length > MOST_ROWS || rows.some((row) => row.length > MOST_COLUMNS || row.some((cell) => isTooLong(cell)));
  return isTooLarge ? "tableTooLarge" : null;
}

type NamesAndPeriods = { isFigure: (cell: Cell) => boolean; isPeriod: (cell: Cell) => boolean };

/**
 * How many columns stand in front of the names: empty ones, or numbers, codes and titles of parts. A column with a period belongs to
 * the table, and so does everything where no name is known.
 */
export function marginOf(rows: Rows, { isFigure, isPeriod }: NamesAndPeriods): number {
  const width = Math.max(0, ...rows.map((row) => row.length));
  const columns = Array.from({ length: width }, (_, column) => rows.map((row) => row[column] ?? ""));
  const names = columns.findIndex((cells) => cells.some(isFigure));
  const before = columns.slice(0, Math.max(0, names));
  if (names > 0 && before.every((cells) => !cells.some(isPeriod))) return names;
  return Math.max(
    0,
    columns.findIndex((cells) => !isEmpty(cells)),
  );
}

/** The rows without their first columns. */
export const withoutColumns = (rows: Rows, count: number): Rows =>
  count === 0 ? rows : rows.map((row) => row.slice(count));

/** Headings and figures need two rows. */
export const tableOf = (rows: Rows): Table =>
  rows.filter((row) => !isEmpty(row)).length < 2 ? { kind: "refused", code: "tableEmpty" } : { kind: "table", rows };

const isEmpty = (row: readonly Cell[]): boolean => row.every((cell) => cell === "");
const isTooLong = (cell: Cell): boolean => typeof cell === "string" && cell.length > LONGEST_CELL;
