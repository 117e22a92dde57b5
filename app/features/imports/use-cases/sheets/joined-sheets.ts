import type { FigureName } from "@valora/valuation";
import type { ImportIssue } from "../../../../core/shared/contracts/import-issue.ts";
import { issueAt, type Place } from "../import-axes.ts";
import { type Cell, cellName, cellText } from "../import-cells.ts";
import { upright } from "../import-orientation.ts";
import type { Rows } from "../import-rows.ts";
import { periodsRow } from "../periods/import-columns.ts";
import type { PeriodOf } from "../periods/import-periods.ts";

/**
 * What a sheet says of a cell beside its figure: a divisor that is already applied, the currency in which it is shown, or that its row or
 * column is hidden.
 */
export type CellNote = { row: number; column: number; kind: "divided" | "currency" | "hidden"; text: string };
export type UploadedSheet = { sheet: string; rows: Rows; formats?: readonly CellNote[] };
/** The first sheet of a workbook, those behind it, and the names of those that are hidden and not read. */
export type UploadedSheets = UploadedSheet & { others?: readonly UploadedSheet[]; hidden?: readonly string[] };
/** A sheet whose rows begin with the names of figures, so many columns from its left edge. */
export type PlacedSheet = UploadedSheet & { left: number };

type Readers = { figureOf: (heading: string) => FigureName | null; periodOf: PeriodOf };
/** A currency in which a cell is shown, and the name of the cell. */
export type ShownCurrency = { cell: string; text: string };
/** One table of the sheets that belong together, what the formats of their cells name, and what is said of the rest. */
export type JoinedSheets = {
  table: PlacedSheet;
  place: Place;
  currencies: readonly ShownCurrency[];
  issues: readonly ImportIssue[];
};

/** A row of the joined table, and where each of its cells stands. */
type JoinedRow = { cells: Cell[]; cellOf: (column: number) => string };

/**
 * Accounts are often kept on several sheets: income, balance sheet, cash flow. Those with a period of the first one in a column are put
 * under it, each figure under its own period. A figure that stands on several sheets counts as the first of them has it.
 */
export function joinedSheets(
  [first, ...others]: readonly [PlacedSheet, ...PlacedSheet[]],
  readers: Readers,
): JoinedSheets {
  const sheets = [first, ...others];
  const accounts = sheets.filter(({ rows }) => holdsAccounts(rows, readers));
  const turned = isTurned(first.rows, readers);
  // A cover may stand in front of the accounts, whose names of figures need not be known.
  const main = turned || figureRowsIn(first.rows, readers.periodOf).length > 2 ? first : (accounts[0] ?? first);
  const joined = joinOf(main, readers.periodOf);
  const used = [main];
  const issues: ImportIssue[] = [];
  for (const other of accounts) {
    if (other === main) continue;
    if (!turned && sharesPeriod(main, other, readers.periodOf)) {
      issues.push(...joined.add(other, readers.figureOf));
      used.push(other);
    } else issues.push(issueAt(placeIn(other)(0, 0), "sheetLeftOut", other.sheet));
  }
  const formats = used.flatMap(formatsOf);
  const said = formats.flatMap(({ cell, kind, text }) =>
    kind === "currency" ? [] : [issueAt(cell, kind === "divided" ? "figureDivided" : "hiddenCells", text)],
  );
  return {
    table: { ...main, rows: joined.rows() },
    place: joined.place,
    currencies: formats.filter(({ kind }) => kind === "currency"),
    issues: [...said, ...issues],
  };
}

/** Where the cells stand in their sheet, whatever was left out in front of its names. */
const formatsOf = ({ sheet, formats = [] }: PlacedSheet) =>
  formats.map(({ row, column, kind, text }) => ({ cell: placeIn({ sheet, left: 0 })(column, row), kind, text }));

const placeIn =
  ({ sheet, left }: Pick<PlacedSheet, "sheet" | "left">): Place =>
  (column, row) =>
    `${sheet}!${cellName(column + left, row)}`;

const textOf = (cell: Cell): string => cellText(cell, "point").trim();

/** The rows with figures under a period; none where no column has one. */
function figureRowsIn(rows: Rows, periodOf: PeriodOf): Rows {
  const top = periodsRow(rows, periodOf);
  const isDated = (rows[top] ?? []).some((cell, column) => column > 0 && periodOf(cell) !== null);
  return isDated ? rows.slice(top + 1).filter(([heading = "", ...cells]) => heading !== "" && hasFigures(cells)) : [];
}

/** Whether one of these rows is a figure that is known by its name. */
const holdsAccounts = (rows: Rows, { figureOf, periodOf }: Readers): boolean =>
  figureRowsIn(rows, periodOf).some(([heading = ""]) => figureOf(textOf(heading)) !== null);

const hasFigures = (cells: readonly Cell[]): boolean => cells.some((cell) => cell !== "");

const isTurned = (rows: Rows, readers: Readers): boolean =>
  upright(rows, { ...readers, textOf, place: () => "" }).isTurned;

/** What tells the columns of two sheets apart: the period, or else the text. */
function keyOf(cell: Cell, periodOf: PeriodOf): string {
  const period = periodOf(cell);
  return period === null ? textOf(cell).toLowerCase() : JSON.stringify(period);
}

const keysOf = (rows: Rows, periodOf: PeriodOf): string[] =>
  (rows[periodsRow(rows, periodOf)] ?? []).map((cell) => keyOf(cell, periodOf));

function sharesPeriod(one: PlacedSheet, other: PlacedSheet, periodOf: PeriodOf): boolean {
  const keys = new Set(keysOf(one.rows, periodOf).slice(1));
  const headings = other.rows[periodsRow(other.rows, periodOf)] ?? [];
  return headings.some((cell, column) => column > 0 && periodOf(cell) !== null && keys.has(keyOf(cell, periodOf)));
}

/** A sheet that others are put under. */
function joinOf(main: PlacedSheet, periodOf: PeriodOf) {
  const below: JoinedRow[] = main.rows.map((cells, row) => ({
    cells: [...cells],
    cellOf: (column) => placeIn(main)(column, row),
  }));
  /** Titles and units of the other sheets stand above the periods, as those of the first do. */
  const above: JoinedRow[] = [];
  const periods = below[periodsRow(main.rows, periodOf)];
  const keys = keysOf(main.rows, periodOf);

  /** For each column of a sheet, where it stands in the joined table; a period that the table has not got is added. */
  function columnsFor(sheet: PlacedSheet): number[] {
    const { rows } = sheet;
    const top = periodsRow(rows, periodOf);
    const width = Math.max(...rows.map((row) => row.length));
    return Array.from({ length: width }, (_, column) => {
      if (column === 0) return 0;
      const heading = rows[top]?.[column] ?? "";
      const key = keyOf(heading, periodOf);
      const known = key === "" ? -1 : keys.indexOf(key, 1);
      if (known > 0) return known;
      const added = Math.max(keys.length, periods?.cells.length ?? 0, 1);
      keys[added] = key;
      setCell(periods, { column: added, cell: heading, place: placeIn(sheet)(column, top) });
      return added;
    });
  }

  function add(other: PlacedSheet, figureOf: Readers["figureOf"]): ImportIssue[] {
    const columns = columnsFor(other);
    const top = periodsRow(other.rows, periodOf);
    const nameOf = ({ cells: [heading = ""] }: JoinedRow) => figureOf(textOf(heading));
    const known = new Map(below.map((line) => [nameOf(line), line]));
    const issues: ImportIssue[] = [];
    const moved = other.rows.map((cells, row) =>
      movedRow(cells, { columns, place: (column) => placeIn(other)(column, row) }),
    );
    above.push(...moved.slice(0, top).filter(({ cells }) => hasFigures(cells)));
    for (const line of moved.slice(top + 1).filter(({ cells }) => hasFigures(cells))) {
      const name = nameOf(line);
      const earlier = name === null ? undefined : known.get(name);
      if (earlier === undefined) below.push(line);
      else if (!repeatsEarlier(line.cells, earlier.cells))
        issues.push(issueAt(line.cellOf(0), "earlierSheetCounts", textOf(line.cells[0] ?? "")));
    }
    return issues;
  }

  const all = () => [...above, ...below];
  return {
    add,
    rows: (): Rows => all().map(({ cells }) => cells),
    place: (column: number, row: number): string => all()[row]?.cellOf(column) ?? placeIn(main)(column, row),
  };
}

/** A row of another sheet, each cell in its column of the joined table. */
function movedRow(
  cells: readonly Cell[],
  { columns, place }: { columns: readonly number[]; place: (column: number) => string },
): JoinedRow {
  const moved: Cell[] = Array.from({ length: Math.max(...columns) + 1 }, () => "");
  for (const [column, cell] of cells.entries()) moved[columns[column] ?? column] = cell;
  return { cells: moved, cellOf: (column) => place(Math.max(0, columns.indexOf(column))) };
}

function setCell(row: JoinedRow | undefined, { column, cell, place }: { column: number; cell: Cell; place: string }) {
  if (row === undefined) return;
  while (row.cells.length < column) row.cells.push("");
  row.cells[column] = cell;
  const { cellOf } = row;
  row.cellOf = (asked) => (asked === column ? place : cellOf(asked));
}

/** Whether a row says nothing that an earlier one does not say. */
const repeatsEarlier = (cells: readonly Cell[], earlier: readonly Cell[]): boolean =>
  cells.every((cell, column) => column === 0 || cell === "" || textOf(cell) === textOf(earlier[column] ?? ""));
