import { historyOf, yearsBetween } from "../company/accounts/history.ts";
import { interimFigure } from "../company/accounts/interim-figure.ts";
import type { Fundamentals } from "../inputs/fundamentals.ts";
import type { FigureName, InterimStatement, PeriodPart } from "../inputs/statement.ts";
import type { IsoDate } from "../inputs/units.ts";
import { absent, figureOf, lastYear, type Reading } from "./reading.ts";

/** Which periods a table of statements shows: fiscal years, quarters, the last twelve months (TTM). */
export const statementPeriods = ["annual", "quarterly", "ttm"] as const;
export type StatementPeriod = (typeof statementPeriods)[number];

/** The period of a column, and its filing; null where it is not traced to one. */
export type StatementColumn = {
  /** Null for what is no fiscal year. */
  fiscalYear: number | null;
  periodEnd: IsoDate;
  months: 3 | 12;
  filedAt: IsoDate | null;
  form: string | null;
  accession: string | null;
  /** The periods that its result is a sum and difference of, each with its filing; empty where it is stated. */
  madeOf: readonly Pick<PeriodPart, "sign" | "months" | "periodEnd" | "accession" | "filedAt">[];
};

/** A column with the numbers to fill it: its own, and those of the same period of the year before. */
export type ReadColumn = {
  column: StatementColumn;
  figure: (name: FigureName) => Reading;
  before: (name: FigureName) => Reading;
};

const mostColumns = { annual: 10, quarterly: 12, ttm: 2 } as const;

/** The periods that a company's provider tells. */
export const periodsOf = ({ interim }: Fundamentals): readonly StatementPeriod[] =>
  statementPeriods.filter((period) => {
    if (period === "annual") return true;
    return period === "quarterly" ? (interim?.quarters.length ?? 0) > 0 : (interim?.trailing.length ?? 0) > 0;
  });

/** The columns of a table, oldest first: fiscal years, quarters or twelve months; none where the provider has none. */
export function columnsOf(fundamentals: Fundamentals, period: StatementPeriod): readonly ReadColumn[] {
  const { interim } = fundamentals;
  const interims = (period === "quarterly" ? interim?.quarters : interim?.trailing) ?? [];
  const columns = period === "annual" ? annualColumns(fundamentals) : interimColumns(fundamentals, interims);
  return columns.slice(-mostColumns[period]);
}

function annualColumns(fundamentals: Fundamentals): readonly ReadColumn[] {
  const history = historyOf(fundamentals);
  return history.statements.map(({ fiscalYear, fiscalYearEnd, filedAt, form, accession }, index) => ({
    column: { fiscalYear, periodEnd: fiscalYearEnd, months: 12, filedAt, form, accession, madeOf: [] },
    figure: (name) => figureOf({ history, index }, name),
    before: (name) => figureOf(lastYear({ history, index }), name),
  }));
}

function interimColumns(fundamentals: Fundamentals, statements: readonly InterimStatement[]): readonly ReadColumn[] {
  const readers = statements.map((statement) => interimReader(fundamentals, statement));
  return statements.map(({ periodEnd, months, filedAt, form, accession, parts = [] }, index) => {
    const yearBefore = statements.findIndex((other) => isYearBefore(other.periodEnd, periodEnd));
    return {
      column: { fiscalYear: null, periodEnd, months, filedAt, form, accession, madeOf: parts.flatMap(resultPart) },
      figure: readers[index] ?? unknown,
      before: readers[yearBefore] ?? unknown,
    };
  });
}

function resultPart({ figures, sign, months, periodEnd, accession, filedAt }: PeriodPart): StatementColumn["madeOf"] {
  return figures.netIncome === undefined ? [] : [{ sign, months, periodEnd, accession, filedAt }];
}

const unknown = () => absent("previousYearMissing");

/** Whether a period ends a year before another: fiscal years of 52 and 53 weeks do not end on the same day; half a month of tolerance parts no two quarters. */
export const isYearBefore = (before: IsoDate, now: IsoDate): boolean =>
  Math.abs(yearsBetween(before, now) - 1) < 1 / 24;

/** The figures of one statement, each read once: a number and the growth over it share one place in the trace. */
function interimReader(fundamentals: Fundamentals, statement: InterimStatement): (name: FigureName) => Reading {
  const known = new Map<FigureName, Reading>();
  return (name) => {
    const reading = known.get(name) ?? interimFigure(fundamentals, statement, name) ?? absent("figureMissing", [name]);
    known.set(name, reading);
    return reading;
  };
}
