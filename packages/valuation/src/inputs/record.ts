import { ebitAt } from "../company/accounts/base-figures.ts";
import type { History } from "../company/accounts/history.ts";
import type { Rate, Ratio, Years } from "./units.ts";

/** A year of a company's record; what was earned is operating income, null where it is unknown. */
type Year = { age: Years; revenue: number; earned: number | null };

/** Growth a year over five years, three times the economy's, from which a company that earns money is called a growing one. */
const growthOfYears: Rate = 0.12;
/** What must remain of it without the best year: a single purchase, or the way back from a closed year, is no growth. */
const growthWithoutBest: Rate = 0.08;
/** Fewer yearly intervals than this say nothing about growth. */
const leastIntervals = 3;

/** How far revenue and what is earned on it fall from their peaks in a slump; how much of the latter is back when it is over. */
const slump = { revenue: 0.9, earned: 0.6, over: 0.75 } as const;
/** Years without which a cycle cannot be seen, and the slumps that make one. */
const cycle = { years: 8, slumps: 2 } as const;

/** Years with an operating loss, of the last five, from which a company that earns money again is one that turns round. */
const mostYears = 3;

/** Years with revenue above zero, of the last ones, oldest first. */
function yearsOf(history: History, years: Years): Year[] {
  return history.within(years).flatMap((index) => {
    const revenue = history.figure(index, "revenue")?.value ?? 0;
    const earned = ebitAt(history, index)?.quantity.value ?? null;
    return revenue > 0 ? [{ age: history.ages[index] ?? 0, revenue, earned }] : [];
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

/**
 * Whether the record holds two slumps: years in which revenue was a tenth and operating income two fifths below their peaks,
 * the first of them over when nine tenths of the revenue and three quarters of the income were back. A business that was sold
 * does not come back, so its going makes no cycle.
 */
export function hasRisenAndFallen(history: History): boolean {
  const years = yearsOf(history, Number.POSITIVE_INFINITY).filter((year) => year.earned !== null);
  if (years.length < cycle.years) return false;
  let [peak, slumps, isDown] = [{ revenue: 0, earned: 0 }, 0, false];
  for (const { revenue, earned } of years) {
    const income = earned ?? 0;
    if (isDown && revenue >= slump.revenue * peak.revenue && income >= slump.over * peak.earned) {
      isDown = false;
      peak = { revenue, earned: income };
    }
    if (!isDown && isBelow({ revenue, earned: income }, peak)) {
      isDown = true;
      slumps += 1;
    }
    if (!isDown) peak = { revenue: Math.max(peak.revenue, revenue), earned: Math.max(peak.earned, income) };
  }
  return slumps >= cycle.slumps;
}

function isBelow(year: { revenue: number; earned: number }, peak: { revenue: number; earned: number }): boolean {
  const [ofRevenue, ofIncome]: [Ratio, Ratio] = [slump.revenue, slump.earned];
  return peak.earned > 0 && year.revenue <= ofRevenue * peak.revenue && year.earned <= ofIncome * peak.earned;
}

/** Whether most of the last five years brought an operating loss. */
export function hasMostlyLost(history: History): boolean {
  return yearsOf(history, 5).filter(({ earned }) => earned !== null && earned <= 0).length >= mostYears;
}
