import {
  type AnnualStatement,
  type FigureName,
  type Fundamentals,
  figureNames,
  type InterimStatement,
} from "@valora/valuation";
import { unitOfFigure } from "@valora/valuation/revision";
import type { DataSetColumn } from "../contracts/data-set.ts";
import { mayBePassedOn } from "./passed-on.ts";

type Cell = string | number | null;

/** One row a figure and period; a figure that is unknown has none. */
export const accountsColumns: readonly DataSetColumn[] = [
  { name: "ticker", type: "text", isNullable: false, meaning: "Symbol, as in the table of companies" },
  { name: "isin", type: "text", isNullable: true, meaning: "ISIN, as in the table of companies" },
  { name: "company", type: "text", isNullable: false, meaning: "Name" },
  {
    name: "period",
    type: "text",
    isNullable: false,
    meaning: "annual, quarterly or trailing (the last twelve months)",
  },
  {
    name: "fiscalYear",
    type: "integer",
    isNullable: true,
    meaning:
      "Calendar year of the last day, or the year before where that is in the first week of January; of annual figures",
  },
  { name: "periodEnd", type: "day", isNullable: false, meaning: "Last day of the period" },
  { name: "months", type: "integer", isNullable: false, meaning: "Months to that day; balances stand on it" },
  { name: "figure", type: "text", isNullable: false, meaning: "Name of the figure, as in the API" },
  { name: "value", type: "number", isNullable: false, meaning: "Whole units, not rounded; payments are positive" },
  { name: "unit", type: "text", isNullable: false, meaning: "money, perShare or shares; on today's share basis" },
  { name: "currency", type: "text", isNullable: true, meaning: "ISO 4217; none of counts of shares" },
  { name: "origin", type: "text", isNullable: false, meaning: "How the figure was come by: see licence.txt" },
  { name: "form", type: "text", isNullable: true, meaning: "Form of the filing (10-K, 10-Q, 20-F), where known" },
  { name: "filedAt", type: "day", isNullable: true, meaning: "Day of the filing, the latest of several, where known" },
  {
    name: "accession",
    type: "text",
    isNullable: true,
    meaning: "Number of the filing at the SEC; of several with blanks",
  },
];

type Period = {
  period: "annual" | "quarterly" | "trailing";
  fiscalYear: number | null;
  periodEnd: string;
  months: number;
};
type Told = Pick<AnnualStatement, "figures" | "origins" | "form" | "accession" | "filedAt" | "filings"> &
  Pick<InterimStatement, "parts">;

/** The rows of a company without its names, oldest first, and how many of its figures may not be passed on. */
export function accountsOf({ currency, statements, interim }: Fundamentals): { rows: Cell[][]; leftOut: number } {
  const rows: Cell[][] = [];
  let leftOut = 0;
  for (const [period, told] of periodsOf({ statements, interim })) {
    const isFree = mayBePassedOn(told);
    for (const figure of figureNames) {
      const value = told.figures[figure];
      if (value === null || value === undefined) continue;
      if (isFree(figure)) rows.push(rowOf({ period, told, figure, value, currency }));
      else leftOut += 1;
    }
  }
  return { rows, leftOut };
}

function periodsOf({
  statements,
  interim,
}: Pick<Fundamentals, "statements"> & { interim: Fundamentals["interim"] }): [Period, Told][] {
  const told =
    (period: "quarterly" | "trailing") =>
    (statement: InterimStatement): [Period, Told] => {
      const { periodEnd, months } = statement;
      return [{ period, fiscalYear: null, periodEnd, months }, statement];
    };
  return [
    ...statements.map((statement): [Period, Told] => {
      const { fiscalYear, fiscalYearEnd: periodEnd } = statement;
      return [{ period: "annual", fiscalYear, periodEnd, months: 12 }, statement];
    }),
    ...(interim?.quarters ?? []).map(told("quarterly")),
    ...(interim?.trailing ?? []).map(told("trailing")),
  ];
}

type Figure = { period: Period; told: Told; figure: FigureName; value: number; currency: string };

function rowOf({ period: { period, fiscalYear, periodEnd, months }, told, figure, value, currency }: Figure): Cell[] {
  const unit = unitOfFigure(figure);
  const { origin, form, filedAt, accession } = originOf(told, figure);
  const place = [period, fiscalYear, periodEnd, months];
  return [...place, figure, value, unit, unit === "shares" ? null : currency, origin, form, filedAt, accession];
}

/** A figure made of several periods is derived and names all their filings; the form is that of the period's own report. */
function originOf({ origins, parts, filings, ...report }: Told, figure: FigureName) {
  const made = (parts ?? []).filter((part) => part.figures[figure] !== undefined);
  if (made.length > 1) {
    const accessions = new Set(made.flatMap(({ accession }) => accession ?? []));
    const filed = made.flatMap(({ filedAt }) => filedAt ?? []).toSorted();
    return {
      ...{ origin: "derived", form: null, filedAt: filed.at(-1) ?? null },
      accession: accessions.size === 0 ? null : [...accessions].join(" "),
    };
  }
  const { accession, filedAt } = filings?.[figure] ?? report;
  const form = accession === report.accession ? report.form : null;
  return { origin: origins[figure] ?? null, form, filedAt, accession };
}
