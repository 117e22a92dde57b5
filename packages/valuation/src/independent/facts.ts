import type { AnnualStatement, FigureName, Fundamentals } from "../fundamentals.ts";

/** Reading of statements for a calculation that shares no line with the engine's own. */

const dayInMilliseconds = 86_400_000;

export const yearsFrom = (from: string, to: string): number =>
  (Date.parse(to) - Date.parse(from)) / dayInMilliseconds / 365.25;

export function middle(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  const [low, high] = [sorted[half - 1] ?? Number.NaN, sorted[half] ?? Number.NaN];
  return sorted.length % 2 === 1 ? high : (low + high) / 2;
}

export const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

/** The statements of the last years, newest first, with how many years each is old. */
export type Row = { statement: AnnualStatement; age: number; get: (name: FigureName) => number | null };

export function rowsOf({ statements }: Fundamentals): Row[] {
  const newest = statements.toSorted((a, b) => (a.fiscalYearEnd < b.fiscalYearEnd ? 1 : -1));
  const end = newest[0]?.fiscalYearEnd ?? "";
  return newest.map((statement) => ({
    statement,
    age: yearsFrom(statement.fiscalYearEnd, end),
    get: (name) => statement.figures[name],
  }));
}

export const ofLast = (rows: readonly Row[], years: number): Row[] => rows.filter(({ age }) => age < years - 0.5);

/** The row that comes a year before; undefined where that year is missing. */
export const priorTo = (rows: readonly Row[], row: Row): Row | undefined =>
  rows.find(({ age }) => Math.abs(age - row.age - 1) < 0.25);

/** Operating income as filed, or profit before tax + interest, or EBITDA − depreciation. */
export function operatingIncome({ get }: Row): number | null {
  const [ebit, pretax, interest] = [get("ebit"), get("pretaxIncome"), get("interestExpense")];
  if (ebit !== null) return ebit;
  if (pretax !== null && interest !== null) return pretax + interest;
  const [ebitda, depreciation] = [get("ebitda"), get("depreciationAndAmortization")];
  return ebitda !== null && depreciation !== null ? ebitda - depreciation : null;
}

export function debtOf({ get }: Row): number | null {
  const [total, long, short] = [get("totalDebt"), get("longTermDebt"), get("currentDebt")];
  if (total !== null) return total;
  return long !== null && short !== null ? long + short : long;
}

/** Growth a year by the median of all slopes between two years, in logarithms. */
export function trendOf(points: readonly { age: number; value: number }[]): number {
  const slopes: number[] = [];
  for (const [index, one] of points.entries()) {
    for (const other of points.slice(index + 1)) {
      slopes.push((Math.log(one.value) - Math.log(other.value)) / (other.age - one.age));
    }
  }
  return Math.exp(middle(slopes)) - 1;
}
