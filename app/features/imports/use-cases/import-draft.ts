import {
  type AnnualStatement,
  type FigureFiling,
  type FigureName,
  type FigureOrigin,
  figureNames,
  type InterimStatements,
} from "@valora/valuation";
import type { ImportIssue } from "../../../core/shared/contracts/import-issue.ts";
import type { ImportDeclaration, ImportUnit } from "../contracts/company-import.ts";
import { type Doubt, issueAt, type Line, linesIn, type Place, type TextOf } from "./import-axes.ts";
import { type Cell, cellText, isBlank, numberIn } from "./import-cells.ts";
import { type CurrenciesOf, currencyDoubts } from "./import-currencies.ts";
import { upright } from "./import-orientation.ts";
import type { Table } from "./import-rows.ts";
import { perShareFigures, type UnitOf, unitDoubts } from "./import-units.ts";
import { columnsIn, type PeriodColumn, periodsRow } from "./periods/import-columns.ts";
import { doubtPeriods, importedInterim } from "./periods/import-interim.ts";
import type { PeriodOf } from "./periods/import-periods.ts";
import type { PeriodFigures } from "./periods/import-twelve-months.ts";
import type { YearAloneOf } from "./periods/year-alone.ts";
import type { ShownCurrency } from "./sheets/joined-sheets.ts";

type Declared = Pick<ImportDeclaration, "numberFormat" | "unit" | "sharesUnit"> & {
  /** Null as long as none is declared. */
  currency: string | null;
};
type Reading = {
  declared: Declared;
  figureOf: (heading: string) => FigureName | null;
  periodOf: PeriodOf;
  yearAloneOf: YearAloneOf;
  unitOf: UnitOf;
  currenciesOf: CurrenciesOf;
  /** Those in which cells are shown. */
  currencies: readonly ShownCurrency[];
  today: string;
  place: Place;
};
export type StatementDraft = {
  statements: readonly AnnualStatement[];
  /** Absent where the table has fiscal years alone, or nothing that makes up twelve months. */
  interim?: InterimStatements;
  issues: readonly ImportIssue[];
};

type Read = { value: number; column: number; row: number };

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
 * A person's table as annual statements in whole units: first row fiscal year ends and other periods, first column names
 * of figures, or the other way round. Every doubt stands at its cell; what cannot be read is unknown, never guessed.
 */
export function statementDraft(table: Table, reading: Reading): StatementDraft {
  const { figureOf, periodOf, today, declared } = reading;
  if (table.kind === "refused") return { statements: [], issues: [issueAt(reading.place(0, 0), table.code, "")] };
  const textOf: TextOf = (cell) => cellText(cell, declared.numberFormat);
  const { rows, place, isTurned } = upright(table.rows, { ...reading, textOf });
  const issues: ImportIssue[] = [];
  const doubt: Doubt = ({ column, row }, code, found) => void issues.push(issueAt(place(column, row), code, found));
  const top = periodsRow(rows, periodOf);
  const columns = columnsIn(rows, { top, today, periodOf, yearAloneOf: reading.yearAloneOf, textOf, doubt });
  const lines = linesIn(rows, {
    top,
    figureOf,
    unnamed: isTurned ? "figureWithoutYear" : "headingUnknown",
    textOf,
    doubt,
  });
  issues.push(...unitDoubts(rows, lines, { ...reading, top, textOf, place }));
  if (declared.currency !== null)
    issues.push(...currencyDoubts(rows, { ...reading, currency: declared.currency, textOf, place }));
  const periods = columns
    .map((column) => figuresOf(column, lines, { ...reading, place, doubt }))
    .toSorted((one, other) => one.end.localeCompare(other.end));
  const [years, others] = [periods.filter(({ isYear }) => isYear), periods.filter(({ isYear }) => !isYear)];
  doubtPeriods(years, others, ({ column }, code) =>
    doubt({ column, row: top }, code, textOf(rows[top]?.[column] ?? "")),
  );
  // Names and years alone are no accounts, and a blocking doubt says already why there are none.
  if (!periods.some(hasFigure) && !issues.some(({ blocking }) => blocking))
    doubt({ column: 0, row: 0 }, "tableEmpty", "");
  const interim = importedInterim(years, others);
  return { statements: years.map(statementOf), ...(interim && { interim }), issues };
}

function figuresOf(
  period: PeriodColumn,
  lines: readonly Line[],
  { declared, today, place, doubt }: Reading & { doubt: Doubt },
): PeriodFigures {
  const read = new Map<FigureName, Read>();
  for (const line of lines) {
    const figure = figureIn(line, period, declared, doubt);
    if (figure !== null) read.set(line.name, figure);
  }
  checkBalance(read, doubt);
  const known = new Map<FigureName, number>([...read].map(([name, { value }]) => [name, value]));
  const derived = deriveMissing(known);
  const origins: Partial<Record<FigureName, FigureOrigin>> = {};
  const filings: Partial<Record<FigureName, FigureFiling>> = {};
  for (const [name, { column, row }] of read) {
    origins[name] = "import";
    filings[name] = { accession: place(column, row), filedAt: today };
  }
  for (const name of derived) origins[name] = "derived";
  return { ...period, filings, figures: everyFigure(known), origins };
}

const hasFigure = ({ figures }: PeriodFigures): boolean => Object.values(figures).some((figure) => figure !== null);

const statementOf = ({ end, filings, figures, origins }: PeriodFigures): AnnualStatement => ({
  fiscalYear: Number(end.slice(0, 4)),
  fiscalYearEnd: end,
  filedAt: null,
  form: null,
  accession: null,
  filings,
  figures,
  origins,
});

function everyFigure(known: ReadonlyMap<FigureName, number>): AnnualStatement["figures"] {
  const entries = figureNames.map((name) => [name, known.get(name) ?? null] as const);
  // `figureNames` holds every name, so that the record is complete.
  return Object.fromEntries(entries) as Record<FigureName, number | null>;
}

function figureIn({ name, row, cells }: Line, { column }: PeriodColumn, declared: Declared, doubt: Doubt): Read | null {
  const cell: Cell = cells[column] ?? "";
  if (isBlank(cell)) return null;
  const value = numberIn(cell, declared.numberFormat);
  const text = cellText(cell, declared.numberFormat);
  if (value === null) {
    doubt({ column, row }, unreadableCode(text), text);
    return null;
  }
  if (value < 0 && neverNegative.has(name)) doubt({ column, row }, "signUnlikely", text);
  return { value: value * scaleOf(name, declared), column, row };
}

/** Formulas are never worked out here; a spreadsheet that has not kept their result must be asked for it. */
function unreadableCode(text: string): ImportIssue["code"] {
  if (text.startsWith("=")) return "formulaUnsolved";
  if (text.startsWith("“")) return "numberQuoted";
  return text.startsWith("#") ? "cellInError" : "numberUnreadable";
}

function scaleOf(name: FigureName, { unit, sharesUnit }: Declared): number {
  if (perShareFigures.has(name)) return 1;
  return scales[name === "dilutedShares" ? sharesUnit : unit];
}

function checkBalance(read: ReadonlyMap<FigureName, Read>, doubt: Doubt): void {
  const [assets, liabilities, equity] = [
    read.get("totalAssets"),
    read.get("totalLiabilities"),
    read.get("totalEquity"),
  ];
  if (!assets || !liabilities || !equity) return;
  const minority = read.get("minorityInterests")?.value ?? 0;
  const imbalances = [0, minority].map((extra) => Math.abs(assets.value - liabilities.value - equity.value - extra));
  if (Math.min(...imbalances) > Math.abs(assets.value) * BALANCE_TOLERANCE) doubt(assets, "balanceDoesNotAdd", "");
}

/** Derives figures that follow by definition from others of the same year; returns those it has added. */
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
