import { assumptionRanges, type ByYear, type YearlyLever, yearlyLevers } from "@valora/valuation";

/** More years than these no projection has. */
export const mostYears = assumptionRanges.horizon.maximum;

export type Years = Partial<Record<YearlyLever, ByYear>>;

/** Years as an address writes them, `0.08,0.06,,0.03`: what stands between two commas is left to the calculation. */
export const writtenByYear = (values: ByYear, write: (value: number) => string): string =>
  values.map((value) => (value === null ? "" : write(value))).join(",");

/** A list that sets something, without the empty places at its end; undefined where it sets nothing. */
export function settingByYear(values: ByYear | undefined): ByYear | undefined {
  const last = values?.findLastIndex((value) => value !== null) ?? -1;
  return last < 0 ? undefined : values?.slice(0, last + 1);
}

/** The levers among some values that set a year, in their order. */
export function yearsIn(values: Years): Years {
  return Object.fromEntries(
    yearlyLevers.flatMap((lever) => {
      const setting = settingByYear(values[lever]);
      return setting === undefined ? [] : [[lever, setting]];
    }),
  );
}
