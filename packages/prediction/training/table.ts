import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import type { IsoDate, Money, Sector } from "@valora/valuation";
import { parse } from "csv-parse/sync";
import { sectorOf } from "./sectors.ts";

/** One company-year of a training table, as `table-schema.md` describes it. `null` is unknown. */
export type TableRow = {
  ticker: string;
  date: IsoDate;
  filed: IsoDate | null;
  /** Day of the market value; null means the fiscal year end. */
  priceDate: IsoDate | null;
  sector: Sector | null;
  industry: string | null;
  currency: string;
  figures: Readonly<Record<NumericColumn, number | null>>;
};

const requiredColumns = [
  "ticker",
  "date",
  "sector",
  "marketCap",
  "revenue",
  "netIncome",
  "totalAssets",
  "totalEquity",
] as const;

/** Other headings under which a column is found. */
const aliases: Readonly<Record<string, string>> = {
  fyEnd: "date",
  fiscalYearEnd: "date",
  gicsSector: "sector",
  subIndustry: "industry",
  capitalExpenditure: "capex",
  cashAndEquivalents: "cash",
  dividendsPaid: "dividends",
};
const numericColumns = [
  "marketCap",
  "enterpriseValue",
  "revenue",
  "grossProfit",
  "grossMargin",
  "ebitda",
  "ebit",
  "netIncome",
  "operatingCashFlow",
  "capex",
  "totalAssets",
  "totalEquity",
  "totalDebt",
  "cash",
  "dividends",
  "dilutedShares",
] as const;
type NumericColumn = (typeof numericColumns)[number];

/** The defect of one cell; `row` counts as a spreadsheet does, the heading is row 1. */
export type TableIssue = { row: number; column: string; problem: string };

const shownIssues = 20;

/** A table that cannot be trained on. The message names the first cells that are wrong. */
export class TableError extends Error {
  override readonly name = "TableError";
  readonly issues: readonly TableIssue[];

  constructor(issues: readonly TableIssue[]) {
    const lines = issues.slice(0, shownIssues).map(({ row, column, problem }) => `row ${row}, ${column}: ${problem}`);
    const rest = issues.length > shownIssues ? [`… and ${issues.length - shownIssues} more`] : [];
    super([`the table has ${issues.length} wrong cells`, ...lines, ...rest].join("\n"));
    this.issues = issues;
  }
}

/** Reads a table of company-years (`.csv` or `.csv.gz`) and the SHA-256 of its bytes. */
export function readTable(path: string): { rows: TableRow[]; sha256: string } {
  const bytes = readFileSync(path);
  const text = (path.endsWith(".gz") ? gunzipSync(bytes) : bytes).toString("utf8");
  return { rows: parseTable(text), sha256: createHash("sha256").update(bytes).digest("hex") };
}

/** Throws where a quote is not closed or stands inside a cell, with its line. */
const rowsIn = (text: string): string[][] => parse(text, { bom: true, relax_column_count: true });

/** The rows of a table's text. Throws `TableError` with every wrong cell: nothing is repaired or dropped in silence. */
export function parseTable(text: string): TableRow[] {
  const [firstRow = [], ...lines] = rowsIn(text);
  const heading = firstRow.map((name) => (firstRow.includes(aliases[name] ?? "") ? name : (aliases[name] ?? name)));
  const absent = requiredColumns.filter((column) => !heading.includes(column));
  if (absent.length > 0)
    throw new TableError(absent.map((column) => ({ row: 1, column, problem: "column is missing" })));
  const issues: TableIssue[] = [];
  const rows = lines.map((cells, index) => {
    const issueAt = (column: string, problem: string) => issues.push({ row: index + 2, column, problem });
    if (cells.length !== heading.length) issueAt("-", `${cells.length} cells under ${heading.length} headings`);
    return parseRow((column) => (cells[heading.indexOf(column)] ?? "").trim(), issueAt);
  });
  issues.push(...duplicates(rows));
  if (issues.length > 0) throw new TableError(issues);
  return rows;
}

type IssueAt = (column: string, problem: string) => void;

function parseRow(cell: (column: string) => string, issueAt: IssueAt): TableRow {
  if (cell("ticker") === "") issueAt("ticker", "is empty");
  const numberAt = (column: NumericColumn) => parseNumber(cell(column), column, issueAt);
  const industry = cell("industry") || null;
  const sector = sectorOf(cell("sector"), industry);
  if (sector === undefined) issueAt("sector", `"${cell("sector")}" is not a sector that this reader knows`);
  const optionalDate = (column: string) => (cell(column) === "" ? null : parseDate(cell(column), column, issueAt));
  // The record is complete: it has one entry for each name of `numericColumns`.
  const figures = Object.fromEntries(numericColumns.map((column) => [column, numberAt(column)])) as TableRow["figures"];
  return {
    ticker: cell("ticker"),
    date: parseDate(cell("date"), "date", issueAt) ?? "",
    filed: optionalDate("filed"),
    priceDate: optionalDate("priceDate"),
    sector: sector ?? null,
    industry,
    currency: cell("currency") || "USD",
    figures,
  };
}

const positiveColumns = new Set<string>(["marketCap"]);

function parseNumber(text: string, column: string, issueAt: IssueAt): Money | null {
  if (text === "") return null;
  const value = /^[+-]?(\d+(?:\.\d*)?|\.\d+)(e[+-]?\d+)?$/i.test(text) ? Number(text) : Number.NaN;
  if (!Number.isFinite(value)) {
    issueAt(column, `"${text}" is not a number (a decimal point, no thousands separators)`);
    return null;
  }
  if (positiveColumns.has(column) && value <= 0) issueAt(column, `${text} is not positive`);
  return value;
}

function parseDate(text: string, column: string, issueAt: IssueAt): IsoDate | null {
  const parsed = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : null;
  if (parsed && !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(text)) return text;
  issueAt(column, `"${text}" is not a date (YYYY-MM-DD)`);
  return null;
}

function duplicates(rows: readonly TableRow[]): TableIssue[] {
  const seen = new Set<string>();
  return rows.flatMap(({ ticker, date }, index) => {
    const key = `${ticker} ${date}`;
    if (!seen.has(key)) {
      seen.add(key);
      return [];
    }
    return [{ row: index + 2, column: "ticker, date", problem: `${key} stands in the table twice` }];
  });
}
