import type { PeriodWords } from "../../contracts/import-vocabulary.ts";
import type { Cell } from "../import-cells.ts";
import type { Rows } from "../import-rows.ts";
import { periodCoder } from "./import-period-codes.ts";
import type { PeriodOf } from "./import-periods.ts";

/** The year of a heading that says a fiscal year and not its last day: "2024", "FY24", "Ejercicio 2024", "2024 (restated)". Null for any other cell. */
export type YearAloneOf = (cell: Cell) => number | null;

const LONGEST = 40;
const year = /^(?:19|20)\d\d$/;
/** "2024/25", "FY2024-25": the year in which it ends. What may be a month, as in "2011-12", is none. */
const twoYears = /^(?:fy ?)?((?:19|20)\d\d) ?[/–-] ?((?:19|20)?\d\d)$/i;
/** As `periodCoder` writes it. */
const coded = /^fy(\d\d|(?:19|20)\d\d)$|^((?:19|20)\d\d)(?:fy)?$/;

/** Reads headings by the words of each language. */
export function yearAloneReader(languages: readonly PeriodWords[]): YearAloneOf {
  const codeOf = periodCoder(languages);
  return (cell) => {
    const text = String(cell).trim();
    if (year.test(text)) return Number(text);
    const [, begun = "", ended = ""] = twoYears.exec(text) ?? [];
    if (begun !== "") return yearOfTwo(begun, ended);
    if (text.length > LONGEST || !/[a-z]/i.test(text)) return null;
    const [, last, first] = coded.exec(codeOf(text)) ?? [];
    const written = last ?? first;
    if (written === undefined) return null;
    return written.length === 2 ? 2000 + Number(written) : Number(written);
  };
}

function yearOfTwo(begun: string, ended: string): number | null {
  const next = Number(begun) + 1;
  if (ended.length === 2 && Number(ended) <= 12) return null;
  return String(next).endsWith(ended) ? next : null;
}

type Readers = { periodOf: PeriodOf; yearAloneOf: YearAloneOf };

/**
 * The table with the last day of the fiscal year, that of the month in which it ends, in place of each year alone among its headings:
 * those of the first row that has periods and no figures, or else of the first column.
 */
export function withYearEnds(rows: Rows, month: number, { periodOf, yearAloneOf }: Readers): Rows {
  const dated = (cell: Cell): Cell => {
    const found = yearAloneOf(cell);
    return found === null ? cell : lastDayOf(found, month);
  };
  const isPeriod = (cell: Cell) => yearAloneOf(cell) !== null || periodOf(cell) !== null;
  const isNoFigure = (cell: Cell) => isPeriod(cell) || !/\d/.test(String(cell));
  const areHeadings = (cells: readonly Cell[]) => cells.some(isPeriod) && cells.every(isNoFigure);
  const top = rows.findIndex(([, ...cells]) => areHeadings(cells));
  const first = rows.findIndex(([cell = ""]) => isPeriod(cell));
  // Beside a year in the first column stand its figures, some of which may look like years.
  if (first > 0 && areHeadings(rows.slice(first).map(([cell = ""]) => cell)))
    return rows.map(([cell = "", ...cells], row) => [row < first ? cell : dated(cell), ...cells]);
  return rows.map((cells, row) => (row === top ? [cells[0] ?? "", ...cells.slice(1).map(dated)] : cells));
}

function lastDayOf(fiscalYear: number, month: number): string {
  return new Date(Date.UTC(fiscalYear, month, 0)).toISOString().slice(0, 10);
}
