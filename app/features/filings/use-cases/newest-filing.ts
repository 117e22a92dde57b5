import type { AnnualStatement, Fundamentals, InterimStatement } from "@valora/valuation";

export type NewestFiling = { filedAt: string; periodEnd: string; form: string | null; accession: string | null };

type Accounts = {
  statements: readonly Omit<AnnualStatement, "versions">[];
  trailing: readonly Omit<InterimStatement, "versions">[];
};
type Period = Pick<AnnualStatement, "filedAt" | "form" | "accession" | "filings"> & { periodEnd: string };

const newestOf = (filings: readonly NewestFiling[]): NewestFiling | null => {
  const placeOf = (each: NewestFiling) => `${each.filedAt} ${each.periodEnd}`;
  return filings.toSorted((one, other) => placeOf(one).localeCompare(placeOf(other))).at(-1) ?? null;
};

const periodsOf = ({ statements, trailing }: Accounts): readonly Period[] => [
  ...statements.map(({ fiscalYearEnd, ...statement }) => ({ ...statement, periodEnd: fiscalYearEnd })),
  ...trailing,
];

/** The filings that told of periods, after those that restated one of their figures: of one day, the report of a period is the newest. */
function filingsOf(periods: readonly Period[]): readonly NewestFiling[] {
  const restating = periods.flatMap(({ periodEnd, filings = {} }) =>
    Object.values(filings).map(({ filedAt, accession }) => ({ filedAt, periodEnd, form: null, accession })),
  );
  const reports = periods.flatMap(({ filedAt, periodEnd, form, accession }) =>
    filedAt === null ? [] : [{ filedAt, periodEnd, form, accession }],
  );
  return [...restating, ...reports];
}

/**
 * The filing that became public last, of those whose day is known: the report of a year or of months, or an amendment that told one of
 * their figures anew.
 */
export function newestFiling({
  statements,
  interim,
}: Pick<Fundamentals, "statements" | "interim">): NewestFiling | null {
  const periods = periodsOf({ statements, trailing: interim?.trailing ?? [] });
  return newestOf(filingsOf([...periods, ...(interim?.quarters ?? [])]));
}

/** A filing of this day that accounts hold and those of a look before did not: an amendment on the day of its report, which a day alone does not tell. */
export function filingBeside(day: string, { before, now }: { before: Accounts; now: Accounts }): NewestFiling | null {
  const known = new Set(filingsOf(periodsOf(before)).map(({ accession }) => accession));
  const others = filingsOf(periodsOf(now)).filter(({ filedAt, accession }) => filedAt === day && !known.has(accession));
  return newestOf(others.filter(({ accession }) => accession !== null));
}
