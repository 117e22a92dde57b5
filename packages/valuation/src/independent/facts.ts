import type { CompanyType } from "../inputs/company-type.ts";
import type { Fundamentals } from "../inputs/fundamentals.ts";
import type { FigureName, InterimStatement } from "../inputs/statement.ts";

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

/**
 * Accounts, newest first, with how many years before the last fiscal year end they are; less than none for twelve months
 * that end after it.
 */
export type Row = { end: string; age: number; isFiled: boolean; get: (name: FigureName) => number | null };

export function rowsOf({ statements, interim }: Fundamentals): Row[] {
  const newest = statements.toSorted((a, b) => (a.fiscalYearEnd < b.fiscalYearEnd ? 1 : -1));
  const end = newest[0]?.fiscalYearEnd ?? "";
  const years = newest.map(({ fiscalYearEnd, figures, form, origins }) => ({
    end: fiscalYearEnd,
    age: yearsFrom(fiscalYearEnd, end),
    isFiled: form !== null || (origins.netIncome ?? "").startsWith("companyFacts"),
    get: (name: FigureName) => figures[name],
  }));
  const trailing = interim?.trailing.findLast(({ periodEnd }) => periodEnd > end);
  return trailing ? [twelveMonths(trailing, end), ...years] : years;
}

/** The year, what came after it, less the same part of the year: added up from what each filing told. */
function twelveMonths({ periodEnd, figures, form, parts = [] }: InterimStatement, yearEnd: string): Row {
  return {
    end: periodEnd,
    age: -yearsFrom(yearEnd, periodEnd),
    isFiled: form !== null,
    get: (name) => {
      const told = parts.flatMap((part) => (part.figures[name] === undefined ? [] : [part.sign * part.figures[name]]));
      return told.length > 0 ? told.reduce((total, amount) => total + amount, 0) : figures[name];
    },
  };
}

/** Fiscal years alone, so that no month counts twice. */
export const ofLast = (rows: readonly Row[], years: number): Row[] =>
  rows.filter(({ age }) => age >= 0 && age < years - 0.5);

/** The row that comes a year before; undefined where that year is missing. */
export const priorTo = (rows: readonly Row[], row: Row): Row | undefined =>
  rows.find(({ age }) => Math.abs(age - row.age - 1) < 0.25);

/** Rows before this one, at most so many years, newest first. */
const earlierThan = (rows: readonly Row[], row: Row, years: number): Row[] =>
  rows.filter(({ age }) => age > row.age && age - row.age < years + 0.1);

export function filedDebt({ get }: Row): number | null {
  const [total, long, short] = [get("totalDebt"), get("longTermDebt"), get("currentDebt")];
  if (total !== null) return total;
  return long !== null && short !== null ? long + short : long;
}

/** Debt less cash as the source states it in one figure, of a row that does not tell the two. */
export function statedNetDebt({ get }: Row): number | null {
  const isDebtTold = get("totalDebt") !== null || (get("longTermDebt") !== null && get("currentDebt") !== null);
  return isDebtTold && get("cashAndEquivalents") !== null ? null : get("netDebt");
}

/** What is owed; `isNet` where it is one figure, less the cash, and interest says nothing of it. */
export type Owed = { amount: number; isLatest: boolean; isEstimated?: true; isNet?: true };

/**
 * Net debt as stated on the latest balance sheet; else debt as filed, of the latest balance sheet or one at most three years older; all liabilities where they hardly count; by
 * recent interest and the usual cost of debt, where that is given.
 */
export function debtOf(rows: readonly Row[], marketValue: number, usualCost: number | null): Owed | null {
  const [latest] = rows;
  if (!latest) return null;
  const net = statedNetDebt(latest);
  if (net !== null) return { amount: net, isLatest: true, isNet: true };
  const [filed] = [latest, ...earlierThan(rows, latest, 3)].flatMap((row) => {
    const amount = filedDebt(row);
    return amount === null ? [] : [{ amount, isLatest: row === latest }];
  });
  if (filed) return filed;
  const liabilities = latest.get("totalLiabilities");
  const isSmall = liabilities !== null && liabilities >= 0 && liabilities <= 0.05 * marketValue;
  if (isSmall) return { amount: liabilities, isLatest: true };
  const [interest] = ofLast(rows, 4).flatMap(({ get }) => get("interestExpense") ?? []);
  if (interest === undefined || interest <= 0 || usualCost === null) return null;
  return { amount: interest / usualCost, isLatest: false, isEstimated: true };
}

/** Cash and securities of the latest balance sheet that has cash, at most three years older. */
export function cashOf(rows: readonly Row[], row: Row): number | null {
  const found = [row, ...earlierThan(rows, row, 3)].find(({ get }) => get("cashAndEquivalents") !== null);
  return found ? (found.get("cashAndEquivalents") ?? 0) + (found.get("marketableSecurities") ?? 0) : null;
}

/** Interest as filed, or at the last rate that was paid on debt within six years. */
export function interestOf(rows: readonly Row[], row: Row, debt: number | null): number | null {
  const filed = row.get("interestExpense");
  if (filed !== null || debt === null) return filed;
  for (const earlier of earlierThan(rows, row, 6)) {
    const [interest, owed] = [earlier.get("interestExpense"), filedDebt(earlier)];
    if (interest !== null && owed !== null && owed > 0 && interest <= 0.15 * owed) return (interest / owed) * debt;
  }
  return null;
}

/** Estimates of interest and tax that were never filed. */
export type Usual = { costOfDebt: number; tax: number };

function profitBeforeTax(rows: readonly Row[], row: Row, usual: Usual | null): number | null {
  const [pretax, profit] = [row.get("pretaxIncome"), row.get("netIncome")];
  if (pretax !== null || profit === null) return pretax;
  const rates = [row, ...earlierThan(rows, row, 6)].flatMap(({ get }) => {
    const [before, tax] = [get("pretaxIncome"), get("incomeTaxExpense")];
    const rate = before !== null && before > 0 && tax !== null ? tax / before : -1;
    return rate >= 0 && rate <= 0.5 ? [rate] : [];
  });
  const rate = rates[0] ?? usual?.tax;
  return rate === undefined ? null : profit / (1 - rate);
}

/** Depreciation as filed, or at its last known share of revenue within six years. */
function depreciationOf(rows: readonly Row[], row: Row): number | null {
  const [filed, revenue] = [row.get("depreciationAndAmortization"), row.get("revenue")];
  if (filed !== null || revenue === null) return filed;
  for (const { get } of earlierThan(rows, row, 6)) {
    const [depreciation, sales] = [get("depreciationAndAmortization"), get("revenue")];
    if (depreciation !== null && sales !== null && sales > 0) return (depreciation / sales) * revenue;
  }
  return null;
}

/** Operating income as filed; profit before tax + interest; EBITDA − depreciation; the same with what can be estimated. */
export function operatingIncome(rows: readonly Row[], row: Row, usual: Usual | null): number | null {
  const { get } = row;
  const [ebit, pretax, interest] = [get("ebit"), get("pretaxIncome"), get("interestExpense")];
  if (ebit !== null) return ebit;
  if (pretax !== null && interest !== null) return pretax + interest;
  const [ebitda, depreciation] = [get("ebitda"), depreciationOf(rows, row)];
  if (ebitda !== null && depreciation !== null) return ebitda - depreciation;
  const debt = filedDebt(row);
  const estimated = interestOf(rows, row, debt) ?? (usual && debt !== null ? usual.costOfDebt * debt : null);
  const profit = profitBeforeTax(rows, row, usual);
  return estimated === null || profit === null ? null : profit + estimated;
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

/** Their assets are their business: no cash flow to the firm. */
export const onBook: readonly CompanyType[] = ["bank", "insurer", "financialServices"];

export const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
