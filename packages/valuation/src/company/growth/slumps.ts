import type { Ratio, Years } from "../../inputs/units.ts";
import type { History } from "../accounts/history.ts";

/** A year below this share of the highest of the years before opens a slump, and one back at the second share ends it. */
const usual: SlumpLimits = { fall: 0.75, recovery: 0.9 };
/** Years before a fall that it is measured against, and years within which a company is back from it. */
const within = { before: 3, back: 5 } as const satisfies Record<string, Years>;
/** Fiscal years end a few days apart from year to year. */
const tolerance: Years = 0.25;

export type SlumpLimits = { fall: Ratio; recovery: Ratio };
type ValueAt = (index: number) => number | null;

/**
 * The years of slumps that are over: from the first one a quarter below the highest of the three years before, up to the one in
 * which nine tenths of that are reached again, at most five years later. The way back to what was sold before tells nothing
 * about growth.
 *
 * A company that stays smaller for longer has become smaller, and its years count.
 */
export function yearsOfSlumps(
  { ages, latestYear }: Pick<History, "ages" | "latestYear">,
  valueAt: ValueAt,
  limits: SlumpLimits = usual,
): ReadonlySet<number> {
  const years = ages.slice(0, latestYear + 1).flatMap((_, index) => (valueAt(index) === null ? [] : [index]));
  const over = new Set<number>();
  for (let place = 0; place < years.length; ) {
    const first = years[place] ?? 0;
    const before = highestBefore(ages, first, valueAt);
    const hasFallen = (valueAt(first) ?? 0) < limits.fall * before;
    const isBack = (year: number) => (valueAt(year) ?? 0) >= limits.recovery * before;
    const next = hasFallen ? years.findIndex((year) => year > first && isBack(year)) : place + 1;
    if (next < 0) break;
    const isSoon = yearsFrom(ages, first, years[next]) <= within.back + tolerance;
    for (const year of hasFallen && isSoon ? years.slice(place, next) : []) over.add(year);
    place = next;
  }
  return over;
}

/** The highest value of the three years before; 0 where none is known. */
function highestBefore(ages: readonly Years[], index: number, valueAt: ValueAt): number {
  const earlier = ages.slice(0, index).map((_, each) => each);
  const recent = earlier.filter((each) => yearsFrom(ages, each, index) <= within.before + tolerance);
  return Math.max(0, ...recent.map((each) => valueAt(each) ?? 0));
}

const yearsFrom = (ages: readonly Years[], from: number, to: number | undefined): Years =>
  (ages[from] ?? 0) - (ages[to ?? from] ?? 0);
