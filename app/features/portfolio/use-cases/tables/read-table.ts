import type { UploadedTable } from "../../../imports/use-cases/import-table.ts";
import { rowsOf, separatorOf } from "../../../imports/use-cases/import-text.ts";
import type { SkippedRow } from "../../contracts/portfolio.ts";
import { longestTable, mostRows } from "../../contracts/portfolio-limits.ts";
import { type Columns, type Reading, type ReadTable, rowText } from "../holding.ts";
import { brokerLayouts } from "./broker-tables.ts";
import { closeDay, columnsIn, isEnough } from "./headings.ts";
import { isStatement, readStatement } from "./ib-statement.ts";
import { readOwnMovements } from "./own-movements.ts";
import { isinIn, type NumberedRow, positionsIn, textAt } from "./position-rows.ts";
import { numberReader } from "./table-numbers.ts";

/** Above the headings stand the account, the day and what was asked for. */
const MOST_ABOVE_HEADINGS = 60;

/**
 * Reads the positions of a table: a broker's by its headings, any other by the names of its columns, one without headings as symbol,
 * quantity, cost and currency. `columns` says what the columns are where their names do not. Of a workbook with several sheets that of a
 * broker counts, which need not be the first: closed positions and a summary often stand in front.
 */
export function readPositions(table: UploadedTable, reading: Reading): ReadTable {
  const first = readSheet(table, reading);
  if (table.kind !== "sheet" || table.others === undefined || isEnough(reading.columns)) return first;
  const others = table.others.map((sheet) => readSheet({ kind: "sheet", ...sheet }, reading));
  const read = [first, ...others].filter((each) => each.kind === "read");
  const filled = read.filter(({ holdings }) => holdings.length > 0);
  return filled.find(({ broker }) => broker !== null) ?? filled[0] ?? read[0] ?? first;
}

function readSheet(table: UploadedTable, { numbers, columns }: Reading): ReadTable {
  const rows = numberedRows(table);
  if (rows === "quoteUnclosed" || rows === "tableTooLarge") return { kind: "refused", code: rows };
  if (rows.length === 0) return { kind: "refused", code: "tableEmpty" };
  if (isEnough(columns)) return readByColumns(rows, { numbers, columns });
  if (isStatement(rows)) return { kind: "read", broker: "interactiveBrokers", ...readStatement(rows, numbers) };
  for (const { broker, of } of brokerLayouts)
    for (const [index, { cells }] of rows.slice(0, MOST_ABOVE_HEADINGS).entries()) {
      const read = of(cells);
      if (read !== null) return { kind: "read", broker, ...read(rows.slice(index + 1), numbers) };
    }
  return readGeneric(rows, { numbers, isByCommas: table.kind === "text" && !/[\t;]/.test(table.text) });
}

function numberedRows(table: UploadedTable): NumberedRow[] | "quoteUnclosed" | "tableTooLarge" {
  if (table.kind === "text" && table.text.length > longestTable) return "tableTooLarge";
  const cells = table.kind === "text" ? textCells(table.text) : table.rows;
  if (cells === null) return "quoteUnclosed";
  if (cells.length > mostRows) return "tableTooLarge";
  return cells
    .map((row, index) => ({ row: index + 1, cells: row }))
    .filter(({ cells: row }) => row.some((cell) => String(cell).trim() !== ""));
}

/** Text divided by tabs, semicolons or commas; by blanks where each line is a symbol, a number and no more than a few words. */
function textCells(text: string): string[][] | null {
  const body = text.replace(/^\ufeff/, "");
  const lines = body.split(/\r\n|\r|\n/).map((line) => line.trim());
  const [first = "", ...others] = lines.filter((line) => line !== "");
  const isByBlanks = [...others, ...(/[,;\t\d]/.test(first) ? [first] : [])].every((line) =>
    dividedByBlanks.test(line),
  );
  if (!isByBlanks || /[\t;]/.test(body)) return rowsOf(body, separatorAtHeadings(lines) ?? separatorOf(body), mostRows);
  return lines.map((line) => line.split(/\s+/));
}

/** The sign that divides the row of headings: a title above them may bear another one. Null where no row is known as headings. */
function separatorAtHeadings(lines: readonly string[]): string | null {
  for (const line of lines.slice(0, MOST_ABOVE_HEADINGS))
    for (const separator of ["\t", ";", ","]) {
      const cells = line.split(separator);
      if (cells.length > 1 && (isEnough(columnsIn(cells)) || brokerLayouts.some(({ of }) => of(cells) !== null)))
        return separator;
    }
  return null;
}

const dividedByBlanks = /^[^\s,]+ +[\d.,]+(?: +\S+){0,2}$/;

/** The rows below the headings, by columns that the reader has named. */
function readByColumns(rows: readonly NumberedRow[], reading: Reading): ReadTable {
  const { quantity } = reading.columns;
  const read = numberReader(
    rows.map(({ cells }) => cells[quantity ?? -1] ?? ""),
    reading.numbers,
  );
  const first = rows.findIndex(({ cells }) => read(cells[quantity ?? -1] ?? "") !== null);
  return { kind: "read", broker: null, ...positionsIn(rows.slice(Math.max(0, first)), reading) };
}

type Generic = { numbers: Reading["numbers"]; isByCommas: boolean };

function readGeneric(rows: readonly NumberedRow[], { numbers, isByCommas }: Generic): ReadTable {
  const above = rows.slice(0, MOST_ABOVE_HEADINGS);
  const at = above.findIndex(({ cells }) => isEnough(columnsIn(cells)));
  const headings = rows[at];
  if (headings !== undefined) {
    const columns = columnsIn(headings.cells);
    const [below, longer] = isByCommas ? byLength(rows.slice(at + 1), headings) : [rows.slice(at + 1), []];
    const closed = closeDay(headings.cells);
    if (closed !== undefined) {
      const rules = { isClosed: (cells: NumberedRow["cells"]) => textAt(cells, closed) !== "" };
      const found = positionsIn(below, { columns, numbers, rules });
      return { kind: "read", broker: null, ...found, skipped: [...longer, ...found.skipped] };
    }
    const found =
      readOwnMovements(headings.cells, below, columns)?.(below, numbers) ?? positionsIn(below, { columns, numbers });
    return { kind: "read", broker: null, ...found, skipped: [...longer, ...found.skipped] };
  }
  const columns = columnsWithoutHeadings(rows);
  if (columns !== null) return { kind: "read", broker: null, ...positionsIn(rows, { columns, numbers }) };
  const widest = above.reduce((one, other) => (filled(other) > filled(one) ? other : one));
  return { kind: "columnsUnknown", headings: widest.cells.map(String), guessed: columnsIn(widest.cells) };
}

/** A row with more cells than its headings has a comma that divides none: "KO,1,5" is not one share of KO. */
function byLength(rows: readonly NumberedRow[], { cells: headings }: NumberedRow): [NumberedRow[], SkippedRow[]] {
  const isLonger = ({ cells }: NumberedRow) => rowText(cells.slice(headings.length)) !== "";
  const longer = rows.filter(isLonger);
  return [
    rows.filter((row) => !isLonger(row)),
    longer.map(({ row, cells }) => ({ row, text: rowText(cells), reason: "cellsTooMany" })),
  ];
}

const filled = ({ cells }: NumberedRow): number => cells.filter((cell) => String(cell).trim() !== "").length;

/** A table that begins with a position: a word or an ISIN, and a number beside it. */
function columnsWithoutHeadings(rows: readonly NumberedRow[]): Columns | null {
  const read = numberReader(
    rows.map(({ cells }) => cells[1] ?? ""),
    "automatic",
  );
  const isPosition = ({ cells }: NumberedRow) =>
    (isinIn(textAt(cells, 0)) !== null || /^[\p{L}\p{N}][\p{L}\p{N} .&'/-]{0,40}$/u.test(textAt(cells, 0))) &&
    read(textAt(cells, 0)) === null &&
    read(cells[1] ?? "") !== null;
  const [first] = rows;
  return first !== undefined && isPosition(first) ? { symbol: 0, quantity: 1, cost: 2, currency: 3 } : null;
}
