import { yearsBetween } from "../company/accounts/history.ts";
import { cagr } from "../formulas/time-value/time-value.ts";
import type { Fundamentals } from "../inputs/fundamentals.ts";
import type { IsoDate, Rate, Years } from "../inputs/units.ts";
import { byFlowMethod, type FlowMethodName } from "../methods/flow-declarations.ts";

/** Base rates of companies: growth of a figure over some years, one observation a company and start year. */
export type BaseRates = {
  figure: "revenue" | "totalEquity";
  years: Years;
  /** Growth a year of each observation, ascending. */
  growths: readonly Rate[];
  companies: number;
  /** First and last fiscal year end among the observations. */
  from: IsoDate;
  to: IsoDate;
};

/** The figure that grows in a method's forecast, where base rates of it exist: revenue of the firm, or the book of its shareholders. */
export const figureThatGrows: Readonly<Record<FlowMethodName, BaseRates["figure"] | null>> = byFlowMethod(
  ({ growing }) => growing,
);

/** Fiscal years do not end on the same day: two ends count as `years` apart within this. */
const tolerance: Years = 0.3;

/**
 * Distribution of realised growth over `years` (5 unless told) of a list of companies.
 *
 *   (end / start)^(1/true years) − 1,   for each pair of statements `years` apart
 *
 * Windows overlap, so the observations of one company are not independent. A list of today's companies holds survivors
 * only: those that shrank to nothing are not in it, and the true rates are lower. Give it companies of one sector or size
 * for a narrower class. Null without an observation.
 *
 * @see Mauboussin, Callahan & Majd, *The Base Rate Book* (2016)
 */
export function baseRatesOf(
  companies: readonly Fundamentals[],
  options: { years?: Years; figure?: BaseRates["figure"] } = {},
): BaseRates | null {
  const { years = 5, figure = "revenue" } = options;
  const perCompany = companies.map((company) => windowsOf(company, figure, years)).filter(({ length }) => length > 0);
  const windows = perCompany.flat();
  const ends = windows.flatMap(({ from, to }) => [from, to]).toSorted();
  const [from, to] = [ends[0], ends.at(-1)];
  if (from === undefined || to === undefined) return null;
  const growths = windows.map(({ growth }) => growth).toSorted((a, b) => a - b);
  return { figure, years, growths, companies: perCompany.length, from, to };
}

/** Growth a year of a company's own figure over its latest `years`; null where its accounts do not reach so far back. */
export function ownGrowthOf(
  company: Fundamentals,
  { figure, years }: Pick<BaseRates, "figure" | "years">,
): Rate | null {
  const windows = windowsOf(company, figure, years).toSorted((one, other) => (one.to < other.to ? -1 : 1));
  return windows.at(-1)?.growth ?? null;
}

type Window = { growth: Rate; from: IsoDate; to: IsoDate };

function windowsOf({ statements }: Fundamentals, figure: BaseRates["figure"], years: Years): Window[] {
  return statements.flatMap((last) => {
    const first = statements.find(
      ({ fiscalYearEnd }) => Math.abs(yearsBetween(fiscalYearEnd, last.fiscalYearEnd) - years) <= tolerance,
    );
    const [start, end] = [first?.figures[figure] ?? null, last.figures[figure]];
    if (!first || start === null || end === null) return [];
    const elapsed = yearsBetween(first.fiscalYearEnd, last.fiscalYearEnd);
    const growth = cagr({ start, end, years: elapsed });
    return growth === null ? [] : [{ growth, from: first.fiscalYearEnd, to: last.fiscalYearEnd }];
  });
}

/** How many of the observations grew at least so much a year. */
export const countThatGrew = ({ growths }: BaseRates, growth: Rate): number =>
  growths.filter((each) => each >= growth).length;

/** Share of the observations that grew at least so much a year; null without any. */
export const shareThatGrew = (rates: BaseRates, growth: Rate): Rate | null =>
  rates.growths.length === 0 ? null : countThatGrew(rates, growth) / rates.growths.length;

/** Observations that grew at least `from` and less than `to` a year; null is without an end. */
export type GrowthBin = { from: Rate | null; to: Rate | null; count: number };

/** In percentage points, so that each edge is the number that is written. */
const bins = { first: -8, last: 26, step: 2 } as const;

/** The observations counted in steps of two percentage points; the first and the last step have no end. */
export function growthBinsOf({ growths }: BaseRates): readonly GrowthBin[] {
  const edges = Array.from(
    { length: (bins.last - bins.first) / bins.step + 1 },
    (_, index) => bins.first + index * bins.step,
  );
  const ends = [null, ...edges.map((points) => points / 100), null];
  return ends.slice(1).map((to, index) => {
    const from = ends[index] ?? null;
    const isIn = (growth: Rate) => (from === null || growth >= from) && (to === null || growth < to);
    return { from, to, count: growths.filter(isIn).length };
  });
}
