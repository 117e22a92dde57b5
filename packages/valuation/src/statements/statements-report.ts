import type { Fundamentals } from "../inputs/fundamentals.ts";
import type { FigureName } from "../inputs/statement.ts";
import type { CurrencyCode } from "../inputs/units.ts";
import type { QuantityName } from "../trace/quantity-names.ts";
import { derive, type Trace } from "../trace/trace.ts";
import { changeOver } from "../trace/traced-formulas/ratios.ts";
import { columnsOf, periodsOf, type ReadColumn, type StatementColumn, type StatementPeriod } from "./columns.ts";
import { absent, type Cell, cellWriter, type Reading, rateOf, withAll } from "./reading.ts";
import { type Restatement, restatementsOf } from "./restatements.ts";
import { type SegmentTable, segmentsOf } from "./segments.ts";
import { type StatementName, statementLines, statementNames } from "./statement-lines.ts";

/** One line of a statement, a cell a column, oldest first; `growth` is the change over the same period of the year before. */
export type StatementLine = { figure: FigureName; cells: readonly Cell[]; growth: readonly Cell[] };

export type StatementsReport = {
  ticker: string;
  name: string;
  /** Key of the filer at the SEC, where its filings stand. */
  cik: string | null;
  currency: CurrencyCode;
  period: StatementPeriod;
  /** Those that the provider has: the others have no columns. */
  availablePeriods: readonly StatementPeriod[];
  /** Oldest first: at most ten fiscal years, or twelve quarters, or the last twelve months and those that ended a year before. */
  columns: readonly StatementColumn[];
  statements: readonly { name: StatementName; lines: readonly StatementLine[] }[];
  margins: readonly { name: QuantityName; cells: readonly Cell[] }[];
  /** Figures by the parts of the company, of fiscal years; null where the provider gives no parts, or for other periods. */
  segments: readonly SegmentTable[] | null;
  /** Figures of the columns that filings told otherwise in the course of time; null where the source does not tell. */
  restatements: readonly Restatement[] | null;
  trace: Trace;
};

/** Margins of revenue, and the figure that each is a part of it. */
const margins = {
  grossMargin: "grossProfit",
  ebitdaMargin: "ebitda",
  operatingMargin: "ebit",
  netMargin: "netIncome",
  freeCashFlowMargin: "freeCashFlow",
} as const satisfies Partial<Record<QuantityName, FigureName>>;
const marginNames = ["grossMargin", "ebitdaMargin", "operatingMargin", "netMargin", "freeCashFlowMargin"] as const;

/**
 * Income, balance and cash flow as filed, each cell with its place in the trace: of the last ten fiscal years, of the last
 * twelve quarters, or of the last twelve months.
 *
 * Growth is the change over the statement of the same length that ends about one year before, margins are parts of revenue.
 * A period that is missing is not bridged: the growth after it is unknown.
 */
export function statementsOf(fundamentals: Fundamentals, period: StatementPeriod = "annual"): StatementsReport {
  const read = columnsOf(fundamentals, period);
  const { cell, trace } = cellWriter();
  const statements = statementNames.map((name) => ({
    name,
    lines: statementLines[name].map((figure) => ({
      figure,
      cells: read.map((each) => cell(each.figure(figure))),
      growth: read.map((each) => cell(growthOf(each, figure))),
    })),
  }));
  const marginLines = marginNames.map((name) => ({
    name,
    cells: read.map(({ figure }) => cell(rateOf({ name, part: figure(margins[name]), whole: figure("revenue") }))),
  }));
  const segments = period === "annual" ? segmentsOf(fundamentals, read, cell) : null;
  return {
    ticker: fundamentals.ticker,
    name: fundamentals.name,
    cik: fundamentals.cik ?? null,
    currency: fundamentals.currency,
    period,
    availablePeriods: periodsOf(fundamentals),
    columns: read.map(({ column }) => column),
    statements,
    margins: marginLines,
    segments,
    restatements: restatementsOf(
      fundamentals,
      period,
      read.map(({ column }) => column.periodEnd),
    ),
    trace: trace(),
  };
}

/** Change over the same period of the year before; from zero or less there is none. */
function growthOf({ figure, before }: ReadColumn, name: FigureName): Reading {
  return withAll([figure(name), before(name)], ([now, earlier]) => {
    if (earlier.value <= 0) return absent("basisNotPositive");
    return derive("changeOverYear", changeOver, { now, before: earlier });
  });
}
