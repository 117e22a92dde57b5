import { unitOf } from "../company/figure-unit.ts";
import type { Fundamentals } from "../inputs/fundamentals.ts";
import type { FigureName, FiledVersion, FiledVersions } from "../inputs/statement.ts";
import { figureNames } from "../inputs/statement.ts";
import type { IsoDate, Unit } from "../inputs/units.ts";
import type { StatementPeriod } from "./columns.ts";

/** A figure that filings told otherwise in the course of time: as first filed, and each change of it, oldest first. */
export type Restatement = {
  figure: FigureName;
  periodEnd: IsoDate;
  months: 3 | 12;
  unit: Unit;
  versions: readonly FiledVersion[];
};

/** Earnings of a share before a split are rounded to the cent of other shares: what moves less than this is no other word. */
const largestRounding = 0.005;

/**
 * The figures of the shown periods that later filings changed: restated, reclassified, or told by another element of the report.
 * Newest period first. Null where the source keeps the latest words alone, so that what was first filed is not known.
 */
export function restatementsOf(
  { statements, interim }: Fundamentals,
  period: StatementPeriod,
  periodEnds: readonly IsoDate[],
): readonly Restatement[] | null {
  const annual = statements.map((each) => ({ ...each, periodEnd: each.fiscalYearEnd, months: 12 as const }));
  const interims = (period === "quarterly" ? interim?.quarters : interim?.trailing) ?? [];
  const shown = (period === "annual" ? annual : interims).filter(({ periodEnd }) => periodEnds.includes(periodEnd));
  if (shown.every(({ versions }) => versions === undefined)) return null;
  return shown
    .toSorted((one, other) => (one.periodEnd < other.periodEnd ? 1 : -1))
    .flatMap(({ periodEnd, months, versions = {} }) =>
      changedIn(versions).map((each) => ({ ...each, periodEnd, months, unit: unitOf(each.figure) })),
    );
}

const changedIn = (versions: FiledVersions) =>
  figureNames.flatMap((figure) => {
    const list = versions[figure] ?? [];
    const [first, ...later] = list;
    const isChange = first !== undefined && later.some(({ value }) => !isRounding(figure, first.value, value));
    return isChange ? [{ figure, versions: list }] : [];
  });

const isRounding = (figure: FigureName, before: number, after: number): boolean =>
  unitOf(figure) !== "money" && Math.abs(after - before) <= Math.abs(before) * largestRounding;
