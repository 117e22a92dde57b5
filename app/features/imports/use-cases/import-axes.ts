import type { FigureName } from "@valora/valuation";
import type { ImportIssue, ImportIssueCode } from "../../../core/shared/contracts/import-issue.ts";
import { type Cell, dateOfCell } from "./import-cells.ts";
import type { Rows } from "./import-rows.ts";

/** The name of a cell for the person who uploaded the table. */
export type Place = (column: number, row: number) => string;
/** Writes a doubt down at a cell. */
export type Doubt = (at: { column: number; row: number }, code: ImportIssueCode, text: string) => void;

export type Line = { name: FigureName; row: number; cells: readonly Cell[] };
/** A cell as text: a typed number in the declared format. */
export type TextOf = (cell: Cell) => string;

/** Issues that a reader may accept once they have seen them; all others must be put right. */
const acceptable: ReadonlySet<ImportIssueCode> = new Set([
  "headingUnknown",
  "rowRepeated",
  "partOfTotal",
  "sheetLeftOut",
  "earlierSheetCounts",
  "hiddenSheet",
  "hiddenCells",
  "figureDivided",
  "balanceDoesNotAdd",
  "unitUnlikely",
  "currencyUnlikely",
  "currenciesMixed",
  "periodUnlikely",
  "periodsIncomplete",
]);

/** Names that every object has: no figure is called so, and who sends them tries something else. */
export const reserved: ReadonlySet<string> = new Set([
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

type Headings = {
  top: number;
  figureOf: (heading: string) => FigureName | null;
  /** Figures without a heading: a part of the table to be left out, or the rest of "1,234" cut at its comma. */
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
    if (name === null) {
      const code = headingCode(heading, cells, unnamed);
      if (code) doubt({ column: 0, row }, code, heading);
    } else {
      addLine({ name, row, cells }, { lines, textOf, doubt });
    }
  }
  return lines;
}

/** Of two rows of one figure, one is left out, with a doubt about it. */
function addLine(line: Line, { lines, textOf, doubt }: { lines: Line[]; textOf: TextOf; doubt: Doubt }): void {
  const place = lines.findIndex(({ name }) => name === line.name);
  const first = lines[place];
  if (first === undefined) {
    lines.push(line);
    return;
  }
  const code = repetitionCode(first, line, textOf);
  const isFirstLeft = code === "partOfTotal" && isTotal(line, textOf);
  if (isFirstLeft) lines[place] = line;
  const left = isFirstLeft ? first : line;
  doubt({ column: 0, row: left.row }, code, headingOf(left, textOf));
}

/** Figures of which statements show a part, and under it the total: "net sales" and "total revenue". */
const totalled: ReadonlySet<FigureName> = new Set(["revenue", "costOfRevenue"]);
const headingOf = ({ cells }: Line, textOf: TextOf): string => textOf(cells[0] ?? "");
const isTotal = (line: Line, textOf: TextOf): boolean =>
  totalled.has(line.name) && /\btotal(?:es|e|i)?\b/i.test(headingOf(line, textOf));

/** The issue of a heading that is no figure; null for the title of a part of the table, which has no figures. */
function headingCode(heading: string, cells: readonly Cell[], unnamed: ImportIssueCode): ImportIssueCode | null {
  if (reserved.has(heading)) return "headingForbidden";
  if (dateOfCell(heading) !== null || / d$/.test(heading)) return "headingIsDay";
  if (cells.slice(1).every((cell) => cell === "")) return null;
  // the units of the columns, under their years
  if (heading === "" && cells.every((cell) => typeof cell === "string" && !/\d/.test(cell))) return null;
  return heading === "" ? unnamed : "headingUnknown";
}

/**
 * The same row again changes nothing; of a part and its total, the total counts; the same name with other figures leaves open
 * which of them count.
 */
function repetitionCode(first: Line, again: Line, textOf: TextOf): ImportIssueCode {
  const figuresOf = ({ cells }: Line) => cells.slice(1).map(textOf).join("\t");
  if (figuresOf(first) === figuresOf(again)) return "rowRepeated";
  return isTotal(first, textOf) === isTotal(again, textOf) ? "headingRepeated" : "partOfTotal";
}
