import { type AnnualStatement, type FigureName, type FigureOrigin, figureNames } from "@valora/valuation";
import type { ImportDeclaration, ImportIssue, ImportUnit } from "../contracts/company-import.ts";
import { dateIn, isBlank, numberIn } from "./import-cells.ts";
import { cellName, readTable } from "./import-table.ts";

type Declared = Pick<ImportDeclaration, "numberFormat" | "unit" | "sharesUnit">;
type Reading = {
  declared: Declared;
  figureOf: (heading: string) => FigureName | null;
  today: string;
  sheet?: string | null;
};
export type ImportDraft = { statements: readonly AnnualStatement[]; issues: readonly ImportIssue[] };

type Year = { column: number; end: string };
type Read = { value: number; cell: string };
type Line = { name: FigureName; row: number; cells: readonly string[] };

const scales: Readonly<Record<ImportUnit, number>> = { units: 1, thousands: 1_000, millions: 1_000_000 };

/** Figures that no statement writes below zero; an outflow is written as a positive number. */
const neverNegative: ReadonlySet<FigureName> = new Set<FigureName>([
  "revenue",
  "dilutedShares",
  "dividendsPerShare",
  "dividendsPaid",
  "capitalExpenditure",
  "totalAssets",
  "totalLiabilities",
  "totalDebt",
  "cashAndEquivalents",
]);

const BALANCE_TOLERANCE = 0.01;

/**
 * A person's table as annual statements in whole units: first row fiscal year ends, first column names of figures. Every
 * doubt stands at its cell; what cannot be read is unknown, never guessed.
 */
export function importDraft(text: string, reading: Reading): ImportDraft {
  const table = readTable(text);
  if (table.kind === "refused") return { statements: [], issues: [issue("A1", table.code, "", true)] };
  const top = yearsRow(table.rows);
  const issues: ImportIssue[] = [];
  const years = yearsOf(table.rows[top] ?? [], top, reading.today, issues);
  const lines = linesOf(table.rows, top, reading.figureOf, issues);
  if (lines.length === 0 && issues.length === 0) issues.push(issue("A1", "tableEmpty", "", true));
  const statements = years
    .map((year) => statementOf(year, lines, reading, issues))
    .toSorted((one, other) => one.fiscalYearEnd.localeCompare(other.fiscalYearEnd));
  const { sheet = null } = reading;
  return sheet === null ? { statements, issues } : { statements, issues: issues.map((each) => onSheet(each, sheet)) };
}

const onSheet = (each: ImportIssue, sheet: string): ImportIssue => ({ ...each, cell: `${sheet}!${each.cell}` });

/** The first row with a day beside its heading: titles, often over merged cells, may stand above it. */
function yearsRow(rows: readonly (readonly string[])[]): number {
  const dated = rows.findIndex((row) => row.some((cell, column) => column > 0 && dateIn(cell) !== null));
  return dated >= 0 ? dated : rows.findIndex((row) => row.some((cell) => cell !== ""));
}

const issue = (cell: string, code: ImportIssue["code"], text: string, blocking: boolean): ImportIssue => ({
  cell,
  code,
  text: text.slice(0, 60),
  blocking,
});

function yearsOf(header: readonly string[], row: number, today: string, issues: ImportIssue[]): Year[] {
  const years: Year[] = [];
  for (const [column, text] of header.entries()) {
    if (column === 0 || text === "") continue;
    const end = dateIn(text);
    const cell = cellName(column, row);
    if (end === null || end > today) issues.push(issue(cell, "dateUnreadable", text, true));
    else if (years.some((year) => year.end.slice(0, 4) === end.slice(0, 4)))
      issues.push(issue(cell, "yearRepeated", text, true));
    else years.push({ column, end });
  }
  if (years.length === 0 && issues.length === 0) issues.push(issue(cellName(1, row), "yearsMissing", "", true));
  return years;
}

function linesOf(
  rows: readonly (readonly string[])[],
  top: number,
  figureOf: Reading["figureOf"],
  issues: ImportIssue[],
): Line[] {
  const lines: Line[] = [];
  for (const [row, cells] of rows.entries()) {
    const heading = cells[0] ?? "";
    if (row <= top || cells.every((cell) => cell === "")) continue;
    const name = figureOf(heading);
    if (name === null) issues.push(issue(cellName(0, row), "headingUnknown", heading, false));
    else if (lines.some((line) => line.name === name))
      issues.push(issue(cellName(0, row), "headingRepeated", heading, true));
    else lines.push({ name, row, cells });
  }
  return lines;
}

function statementOf(year: Year, lines: readonly Line[], reading: Reading, issues: ImportIssue[]): AnnualStatement {
  const read = new Map<FigureName, Read>();
  for (const line of lines) {
    const figure = figureIn(line, year, reading.declared, issues);
    if (figure !== null) read.set(line.name, figure);
  }
  checkBalance(read, issues);
  const figures = new Map<FigureName, number>([...read].map(([name, { value }]) => [name, value]));
  const derived = deriveMissing(figures);
  const origins: Partial<Record<FigureName, FigureOrigin>> = {};
  const filings: Partial<Record<FigureName, { accession: string; filedAt: string }>> = {};
  for (const [name, { cell }] of read) {
    origins[name] = "import";
    filings[name] = { accession: cell, filedAt: reading.today };
  }
  for (const name of derived) origins[name] = "derived";
  return {
    fiscalYear: Number(year.end.slice(0, 4)),
    fiscalYearEnd: year.end,
    filedAt: null,
    form: null,
    accession: null,
    filings,
    figures: everyFigure(figures),
    origins,
  };
}

function everyFigure(known: ReadonlyMap<FigureName, number>): AnnualStatement["figures"] {
  const entries = figureNames.map((name) => [name, known.get(name) ?? null] as const);
  // `figureNames` holds every name, so that the record is complete.
  return Object.fromEntries(entries) as Record<FigureName, number | null>;
}

function figureIn(
  { name, row, cells }: Line,
  { column }: Year,
  declared: Declared,
  issues: ImportIssue[],
): Read | null {
  const text = cells[column] ?? "";
  if (isBlank(text)) return null;
  const cell = cellName(column, row);
  const value = numberIn(text, declared.numberFormat);
  if (value === null) {
    issues.push(issue(cell, unreadableCode(text), text, true));
    return null;
  }
  if (value < 0 && neverNegative.has(name)) issues.push(issue(cell, "signUnlikely", text, true));
  return { value: value * scaleOf(name, declared), cell };
}

/** Formulas are never worked out here; a spreadsheet that has not kept their result must be asked for it. */
function unreadableCode(text: string): ImportIssue["code"] {
  if (text.startsWith("=")) return "formulaUnsolved";
  return text.startsWith("#") ? "cellInError" : "numberUnreadable";
}

function scaleOf(name: FigureName, { unit, sharesUnit }: Declared): number {
  if (name === "epsDiluted" || name === "dividendsPerShare") return 1;
  return scales[name === "dilutedShares" ? sharesUnit : unit];
}

function checkBalance(read: ReadonlyMap<FigureName, Read>, issues: ImportIssue[]): void {
  const [assets, liabilities, equity] = [
    read.get("totalAssets"),
    read.get("totalLiabilities"),
    read.get("totalEquity"),
  ];
  if (!assets || !liabilities || !equity) return;
  const minority = read.get("minorityInterests")?.value ?? 0;
  const gaps = [0, minority].map((extra) => Math.abs(assets.value - liabilities.value - equity.value - extra));
  if (Math.min(...gaps) > Math.abs(assets.value) * BALANCE_TOLERANCE)
    issues.push(issue(assets.cell, "balanceDoesNotAdd", "", false));
}

/** What follows from other figures of the same year by definition; returns what it has added. */
function deriveMissing(figures: Map<FigureName, number>): FigureName[] {
  const added: FigureName[] = [];
  const add = (name: FigureName, one: FigureName, other: FigureName, sign: 1 | -1) => {
    const [left, right] = [figures.get(one), figures.get(other)];
    if (figures.has(name) || left === undefined || right === undefined) return;
    figures.set(name, left + sign * right);
    added.push(name);
  };
  add("freeCashFlow", "operatingCashFlow", "capitalExpenditure", -1);
  add("ebitda", "ebit", "depreciationAndAmortization", 1);
  add("grossProfit", "revenue", "costOfRevenue", -1);
  return added;
}
