import { ebitAt } from "../company/accounts/base-figures.ts";
import type { History } from "../company/accounts/history.ts";
import type { Rate, Years } from "./units.ts";

/** A year of a company's record; what was earned is operating income, and cash that from operations; null where unknown. */
type Year = { age: Years; revenue: number; earned: number | null; cash: number | null };

/** Growth a year over five years, three times the economy's, from which a company that earns money is called a growing one. */
const growthOfYears: Rate = 0.12;
/** The minimum that must remain without the best year: a single purchase, or the recovery from a closed year, is no growth. */
const growthWithoutBest: Rate = 0.08;
/** Fewer yearly intervals than this say nothing about growth. */
const leastIntervals = 3;

/** How far revenue and what is earned on it fall from their peaks in a slump; above both it is over. */
const slump = { revenue: 0.9, earned: 0.6 } as const;
/** A slump so deep that it is one of demand: a third of the revenue is gone, and operations lose money. */
const deepSlump = { revenue: 2 / 3, earned: 0 } as const;
/**
 * Revenue that falls below so much of its peak while operations bring in as much cash as ever was told again without a part that
 * left: the statements of cash still hold it.
 */
const retold = { revenue: 0.75, cash: 0.95 } as const;
/** Years without which a cycle cannot be seen, and the slumps that make one. */
const cycle = { years: 8, slumps: 2 } as const;

/** Years with an operating loss, of the last five, from which a company that earns money again is one that turns round. */
const mostYears = 3;

/** Years with revenue above zero, of the last ones, oldest first. */
function yearsOf(history: History, years: Years): Year[] {
  return history.within(years).flatMap((index) => {
    const revenue = history.figure(index, "revenue")?.value ?? 0;
    const earned = ebitAt(history, index)?.quantity.value ?? null;
    const cash = history.figure(index, "operatingCashFlow")?.value ?? null;
    return revenue > 0 ? [{ age: history.ages[index] ?? 0, revenue, earned, cash }] : [];
  });
}

/** Whether revenue is more than twice the highest one of five or more years ago, so that a slump then does not count. */
export function hasOutgrownItsCycles(history: History): boolean {
  const recent = new Set(history.within(5));
  const past = history.statements.flatMap((_, index) => {
    const revenue = recent.has(index) ? null : history.figure(index, "revenue");
    return revenue ? [revenue.value] : [];
  });
  const latest = history.figure(history.latest, "revenue");
  return latest !== null && past.length > 0 && latest.value > 2 * Math.max(...past);
}

/**
 * Whether revenue has grown by 12 % a year over five years (three at least), counted from the highest it had been before, and
 * by 8 % a year without its best year.
 */
export function hasGrownForYears(history: History): boolean {
  const [first, ...later] = yearsOf(history, 6);
  const last = later.at(-1);
  if (!first || !last || last.age > 0.5) return false;
  const years = first.age - last.age;
  if (years < leastIntervals - 0.5) return false;
  const steps = later.map(({ revenue }, index) => revenue / (later[index - 1] ?? first).revenue);
  const withoutBest = steps.reduce((product, each) => product * each, 1) / Math.max(...steps);
  const highestBefore = Math.max(...history.statements.map((_, index) => revenueUntil(history, index, first.age)));
  return (
    last.revenue >= highestBefore * (1 + growthOfYears) ** years &&
    withoutBest >= (1 + growthWithoutBest) ** (years - 1)
  );
}

function revenueUntil(history: History, index: number, age: Years): number {
  return (history.ages[index] ?? 0) >= age ? (history.figure(index, "revenue")?.value ?? 0) : 0;
}

/** A slump of the record: whether a year of it was a deep one, and whether it is over. */
type Slump = { isDeep: boolean; isOver: boolean };

/**
 * Whether the record holds two slumps: years in which revenue was a tenth and operating income two fifths below their peaks,
 * the first of them over when neither was any more. A business that was sold does not come back, so its going makes no cycle.
 */
export const hasRisenAndFallen = (history: History): boolean => slumpsOf(history).length >= cycle.slumps;

/** Whether one slump came and is over in which a third of the revenue was gone and operations lost money: so only demand swings. */
export const hasComeBackFromDeepSlump = (history: History): boolean =>
  slumpsOf(history).some(({ isDeep, isOver }) => isDeep && isOver);

function slumpsOf(history: History): readonly Slump[] {
  const years = yearsOf(history, Number.POSITIVE_INFINITY).filter((year) => year.earned !== null);
  if (years.length < cycle.years) return [];
  const slumps: Slump[] = [];
  let [peak, now]: [Peak, Slump | null] = [{ revenue: 0, earned: 0, cash: 0 }, null];
  for (const year of years) {
    const [revenue, earned] = [year.revenue / peak.revenue, (year.earned ?? 0) / peak.earned];
    const isDeep = revenue <= deepSlump.revenue && earned < deepSlump.earned;
    const isSlump = peak.earned > 0 && revenue <= slump.revenue && earned <= slump.earned && !isRetold(year, peak);
    if (now && revenue >= slump.revenue && earned > slump.earned) {
      now.isOver = true;
      [now, peak] = [null, peakOf(year)];
    } else if (now) {
      now.isDeep ||= isDeep;
    } else if (isSlump) {
      now = { isDeep, isOver: false };
      slumps.push(now);
    }
    if (!now) peak = higher(peak, peakOf(year));
  }
  return slumps;
}

type Peak = { revenue: number; earned: number; cash: number };

const peakOf = ({ revenue, earned, cash }: Year): Peak => ({ revenue, earned: earned ?? 0, cash: cash ?? 0 });

const higher = (one: Peak, other: Peak): Peak => ({
  revenue: Math.max(one.revenue, other.revenue),
  earned: Math.max(one.earned, other.earned),
  cash: Math.max(one.cash, other.cash),
});

const isRetold = ({ revenue, cash }: Year, peak: Peak): boolean =>
  cash !== null && peak.cash > 0 && revenue <= retold.revenue * peak.revenue && cash >= retold.cash * peak.cash;

/** Whether most of the last five years brought an operating loss. */
export function hasMostlyLost(history: History): boolean {
  return yearsOf(history, 5).filter(({ earned }) => earned !== null && earned <= 0).length >= mostYears;
}
