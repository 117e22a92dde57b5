import type { InterimStatement, InterimStatements } from "@valora/valuation";
import type { ImportIssueCode } from "../../../../core/shared/contracts/import-issue.ts";
import { wholeMonthsApart } from "./import-columns.ts";
import { monthsBefore, type PeriodFigures, type Sums, type Tiles, twelveMonths } from "./import-twelve-months.ts";

/**
 * The quarters of a table, and the twelve months to its latest column: as one column tells them, or the last fiscal year + the
 * months since − the same months a year earlier. Null where the table has neither.
 */
export function importedInterim(
  years: readonly PeriodFigures[],
  others: readonly PeriodFigures[],
): InterimStatements | null {
  const quarters = others.filter(({ months }) => months === 3).map((quarter) => told(quarter, 3));
  const latest = latestAfter(years, others);
  const trailing = latest ? trailingTo(latest, years, others) : null;
  return quarters.length + (trailing ? 1 : 0) === 0 ? null : { quarters, trailing: trailing ? [trailing] : [] };
}

const isSameDay = (one: string, other: string) => wholeMonthsApart(one, other) === 0;

/** The last column that ends after the last fiscal year. */
function latestAfter(years: readonly PeriodFigures[], others: readonly PeriodFigures[]): PeriodFigures | null {
  const [year, latest] = [years.at(-1), others.at(-1)];
  return year && latest && latest.end > year.end && !isSameDay(latest.end, year.end) ? latest : null;
}

const told = ({ end, figures, origins, filings }: PeriodFigures, months: 3 | 12): InterimStatement => ({
  periodEnd: end,
  months,
  filedAt: null,
  form: null,
  accession: null,
  filings,
  figures,
  origins,
});

function trailingTo(
  latest: PeriodFigures,
  years: readonly PeriodFigures[],
  others: readonly PeriodFigures[],
): InterimStatement | null {
  const whole = others.find(({ end, months }) => months === 12 && isSameDay(end, latest.end));
  if (whole) return told(whole, 12);
  const sums = sumsTo(latest, years, others);
  if (!sums) return null;
  const ending = others.filter(({ end }) => isSameDay(end, latest.end));
  return twelveMonths(
    latest,
    sums,
    ending.toSorted((one, other) => one.months - other.months),
  );
}

function sumsTo(latest: PeriodFigures, years: readonly PeriodFigures[], others: readonly PeriodFigures[]): Sums | null {
  const year = years.at(-1);
  const months = year ? wholeMonthsApart(year.end, latest.end) : -1;
  if (!year || months <= 0 || months >= 12) return null;
  const parts = others.filter((each) => each.months < 12);
  const since = tiles(parts, latest.end, months);
  const before = tiles(parts, monthsBefore(latest.end, 12), months);
  const rest = tiles(parts, year.end, 12 - months);
  return since && (before || rest) ? { year, since, before, rest } : null;
}

/** Columns that end on a day and reach back so many months, the longest first. */
function tiles(columns: readonly PeriodFigures[], end: string, months: number): Tiles {
  if (months === 0) return [];
  const ending = columns
    .filter((each) => isSameDay(each.end, end) && each.months <= months)
    .toSorted((one, other) => other.months - one.months);
  for (const column of ending) {
    const earlier = tiles(columns, monthsBefore(column.end, column.months), months - column.months);
    if (earlier) return [...earlier, column];
  }
  return null;
}

/** Sales of a period against those of a year, as a share of what its months would bring evenly. */
const [least, most] = [0.4, 1.9];

/** Issues of the columns that a reader should see before values count on them: months that do not add up, sales that do not fit. */
export function doubtPeriods(
  years: readonly PeriodFigures[],
  others: readonly PeriodFigures[],
  doubt: (period: PeriodFigures, code: ImportIssueCode) => void,
): void {
  const latest = latestAfter(years, others);
  if (latest && trailingTo(latest, years, others) === null) doubt(latest, "periodsIncomplete");
  for (const period of others) {
    const yearly = years.reduce<PeriodFigures | null>((nearest, year) => {
      const isNearer = nearest === null || apart(year, period) <= apart(nearest, period);
      return isNearer ? year : nearest;
    }, null)?.figures.revenue;
    const { revenue } = period.figures;
    if (!yearly || yearly <= 0 || revenue === null || revenue <= 0) continue;
    const share = revenue / ((yearly * period.months) / 12);
    if (share < least || share > most) doubt(period, "periodUnlikely");
  }
}

const apart = (year: PeriodFigures, period: PeriodFigures): number => wholeMonthsApart(year.end, period.end);
