import type { Fundamentals } from "@valora/valuation";

export type NewestFiling = { filedAt: string; periodEnd: string; form: string | null; accession: string | null };

/** The statement that became public last, of a year or of months, of those whose day of filing is known. */
export function newestFiling({
  statements,
  interim,
}: Pick<Fundamentals, "statements" | "interim">): NewestFiling | null {
  const years = statements.map(({ fiscalYearEnd, ...statement }) => ({ ...statement, periodEnd: fiscalYearEnd }));
  const all = [...years, ...(interim?.quarters ?? []), ...(interim?.trailing ?? [])];
  const filed = all.flatMap(({ filedAt, periodEnd, form, accession }) =>
    filedAt === null ? [] : [{ filedAt, periodEnd, form, accession }],
  );
  const placeOf = (each: NewestFiling) => `${each.filedAt} ${each.periodEnd}`;
  return filed.toSorted((one, other) => placeOf(one).localeCompare(placeOf(other))).at(-1) ?? null;
}
