import { historyOf } from "../company/history.ts";
import type { FigureName, Fundamentals } from "../fundamentals.ts";
import type { QuantityName } from "../quantity-names.ts";
import { changeOver } from "../steps/ratios.ts";
import { derive, type Trace } from "../trace.ts";
import type { CurrencyCode, IsoDate } from "../units.ts";
import {
  absent,
  type Cell,
  cellWriter,
  figureOf,
  lastYear,
  type Reading,
  rateOf,
  withAll,
  type Year,
} from "./reading.ts";
import { type StatementName, statementLines, statementNames } from "./statement-lines.ts";

/** A fiscal year of the report and the filing that brought it; null where it is not traced to one. */
export type StatementYear = {
  fiscalYear: number;
  fiscalYearEnd: IsoDate;
  filedAt: IsoDate | null;
  form: string | null;
  accession: string | null;
};

/** One line of a statement, a cell a year, oldest first; `growth` is the change over the year before. */
export type StatementLine = { figure: FigureName; cells: readonly Cell[]; growth: readonly Cell[] };

export type StatementsReport = {
  ticker: string;
  name: string;
  /** Key of the filer at the SEC, where its filings stand. */
  cik: string | null;
  currency: CurrencyCode;
  /** Oldest first, at most ten. */
  years: readonly StatementYear[];
  statements: readonly { name: StatementName; lines: readonly StatementLine[] }[];
  margins: readonly { name: QuantityName; cells: readonly Cell[] }[];
  trace: Trace;
};

const mostYears = 10;

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
 * Income, balance and cash flow of the last ten fiscal years as filed, each cell with its place in the trace.
 *
 * Growth is the change over the statement that ends about one year before, margins are parts of revenue. A year that is
 * missing is not bridged: the growth after it is unknown.
 */
export function statementsOf(fundamentals: Fundamentals): StatementsReport {
  const history = historyOf(fundamentals);
  const { cell, trace } = cellWriter();
  const years: Year[] = history.statements.map((_, index) => ({ history, index })).slice(-mostYears);
  const statements = statementNames.map((name) => ({
    name,
    lines: statementLines[name].map((figure) => ({
      figure,
      cells: years.map((year) => cell(figureOf(year, figure))),
      growth: years.map((year) => cell(growthOf(year, figure))),
    })),
  }));
  const marginLines = marginNames.map((name) => ({
    name,
    cells: years.map((year) =>
      cell(rateOf({ name, part: figureOf(year, margins[name]), whole: figureOf(year, "revenue") })),
    ),
  }));
  return {
    ticker: fundamentals.ticker,
    name: fundamentals.name,
    cik: fundamentals.cik ?? null,
    currency: fundamentals.currency,
    years: history.statements.slice(-mostYears).map(({ fiscalYear, fiscalYearEnd, filedAt, form, accession }) => ({
      fiscalYear,
      fiscalYearEnd,
      filedAt,
      form,
      accession,
    })),
    statements,
    margins: marginLines,
    trace: trace(),
  };
}

/** Change over the year before; from zero or less there is none. */
function growthOf(year: Year, figure: FigureName): Reading {
  return withAll([figureOf(year, figure), figureOf(lastYear(year), figure)], ([now, before]) => {
    if (now === undefined || before === undefined || before.value <= 0) return absent("basisNotPositive");
    return derive("changeOverYear", changeOver, { now, before });
  });
}
