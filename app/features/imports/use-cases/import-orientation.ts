import type { FigureName } from "@valora/valuation";
import type { Place, TextOf } from "./import-axes.ts";
import type { Cell } from "./import-cells.ts";
import type { Rows } from "./import-rows.ts";
import { isLikePeriod } from "./periods/import-columns.ts";
import type { PeriodOf } from "./periods/import-periods.ts";

type Readers = { figureOf: (heading: string) => FigureName | null; periodOf: PeriodOf; textOf: TextOf };
type Upright = { rows: Rows; place: Place; isTurned: boolean };

/**
 * The table with a period in each column. One with a period in each row (days in the first column, names of figures
 * above them) is turned over; its cells keep the names that they have where the table was written.
 */
export function upright(rows: Rows, { place, ...readers }: Readers & { place: Place }): Upright {
  const top = headingsRow(rows, readers);
  if (top === null) return { rows, place, isTurned: false };
  const width = Math.max(...rows.map((row) => row.length));
  const turned = Array.from({ length: width }, (_, column) => rows.slice(top).map((row) => row[column] ?? ""));
  return { rows: turned, place: (column, row) => place(row, column + top), isTurned: true };
}

/** The row of headings above the first period of the first column; null when the table has its periods in columns. */
function headingsRow(rows: Rows, { figureOf, periodOf, textOf }: Readers): number | null {
  const isFigure = (cell: Cell) => figureOf(textOf(cell)) !== null;
  const first = rows.findIndex((row) => isLikePeriod(row[0] ?? "", periodOf));
  if (first < 1 || rows.some((row) => row.some((cell, column) => column > 0 && periodOf(cell) !== null))) return null;
  const top = rows.findLastIndex((row, at) => at < first && row.some((cell) => cell !== ""));
  return rows[top]?.some((cell, column) => column > 0 && isFigure(cell)) ? top : null;
}
