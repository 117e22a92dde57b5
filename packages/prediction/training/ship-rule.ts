import { type Sector, sectors } from "@valora/valuation";
import { sectorMedians } from "./baselines.ts";
import type { Judgement } from "./judgement.ts";

/** A condition under which the model may vote, and what was found. */
export type Condition = { name: string; holds: boolean; found: string };

export type ShipDecision = { ships: boolean; conditions: readonly Condition[]; votes: readonly Sector[] };

const leastImprovement = 0.1;
const coverageRange = { low: 0.76, high: 0.84 } as const;
const leastSectorCoverage = 0.7;
const largestSignedMedian = 0.05;
const leastYears = 0.75;

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;

/**
 * The ship rule: better than the best sector median by at least a tenth with an interval above zero, in three of four
 * years; an 80 % band that covers 76-84 % overall and 70 % in each sector; a signed median within 5 %. When the rule
 * holds on the whole, the model votes in those sectors where it holds too: a tenth better than the best of the sector's
 * medians, 70 % covered, leaning by no more than 5 %. Elsewhere it is shown without a vote.
 */
export function shipDecision(judgement: Judgement): ShipDecision {
  const { overall, byYear, bySector, comparisons } = judgement;
  const medians = comparisons.filter(({ baseline }) => sectorMedians.some((name) => name === baseline));
  const best = medians.toSorted(
    (left, right) => left.metrics.medianAbsoluteError - right.metrics.medianAbsoluteError,
  )[0];
  const improvement = best?.improvement ?? Number.NaN;
  const years = Object.values(byYear);
  const goodYears = years.filter((year) => year.improvement >= leastImprovement).length;
  const { coverage } = overall.band;
  const signed = overall.metrics.signedMedianError;
  const uncovered = sectors.filter((sector) => (bySector[sector]?.band.coverage ?? 1) < leastSectorCoverage);
  const conditions: Condition[] = [
    {
      name: "median error at least 10 % below the best sector median's",
      holds: improvement >= leastImprovement,
      found: `${percent(improvement)} below ${best?.baseline ?? "none"}`,
    },
    {
      name: "interval of that improvement above zero",
      holds: (best?.interval.low ?? Number.NaN) > 0,
      found: best ? `${percent(best.interval.low)} to ${percent(best.interval.high)}` : "none",
    },
    {
      name: "at least 10 % below in three of four test years",
      holds: goodYears >= leastYears * years.length,
      found: `${goodYears} of ${years.length}`,
    },
    {
      name: "band covers 76-84 %",
      holds: coverage >= coverageRange.low && coverage <= coverageRange.high,
      found: percent(coverage),
    },
    {
      name: "band covers at least 70 % in every sector",
      holds: uncovered.length === 0,
      found: uncovered.length === 0 ? "all" : `not in ${uncovered.join(", ")}`,
    },
    { name: "signed median within ±5 %", holds: Math.abs(signed) <= largestSignedMedian, found: percent(signed) },
  ];
  // A sector that the band misses loses its own vote; it does not silence the sectors where the band holds.
  const ships = conditions.every(({ holds, name }) => holds || name === "band covers at least 70 % in every sector");
  const votes = sectors.filter((sector) => {
    const own = bySector[sector];
    if (!own || own.band.coverage < leastSectorCoverage || own.improvement < leastImprovement) return false;
    return Math.abs(own.metrics.signedMedianError) <= largestSignedMedian;
  });
  return { ships, conditions, votes: ships ? votes : [] };
}
