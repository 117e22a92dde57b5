import { type Sector, sectors } from "@valora/valuation";
import {
  type BaselineName,
  baselineNames,
  sectorMedians as sectorMedianNames,
  type sectorMedians,
} from "./baselines.ts";
import { companyBootstrap, type Interval } from "./bootstrap.ts";
import { type BandMetrics, bandMetrics, type ErrorMetrics, errorMetrics } from "./metrics.ts";
import { median } from "./statistics.ts";
import type { Judged } from "./time-forward.ts";

/** A baseline beside the model on the rows where the baseline exists. `improvement` is 1 − model's error ÷ baseline's. */
export type Comparison = {
  baseline: BaselineName;
  metrics: ErrorMetrics;
  modelOnSameRows: ErrorMetrics;
  improvement: number;
  interval: Interval;
};

export type GroupResult = { metrics: ErrorMetrics; band: BandMetrics };

/** The time-forward record of a model: everything the ship rule and the model card are made from. */
export type Judgement = {
  overall: GroupResult;
  comparisons: readonly Comparison[];
  byYear: Readonly<Record<string, GroupResult & { bestSectorMedian: SectorMedian; improvement: number }>>;
  bySector: Readonly<Partial<Record<Sector, GroupResult & { improvement: number }>>>;
  bySize: Readonly<Record<"small" | "medium" | "large", GroupResult>>;
  /** Rows whose band is narrower than the limit: the ones that a reader would see. */
  answered: GroupResult;
  refusedShare: number;
};
type SectorMedian = (typeof sectorMedians)[number];

const assetsOf = ({ example }: Judged) => Math.log(example.row.figures.totalAssets ?? Number.NaN);

function metricsOf(rows: readonly Judged[], estimate: (row: Judged) => number): ErrorMetrics {
  return errorMetrics(
    rows.map(estimate),
    rows.map(({ truth }) => truth),
    rows.map(assetsOf),
  );
}

const modelEstimate = ({ band }: Judged) => band.middle;
const resultOf = (rows: readonly Judged[]): GroupResult => ({
  metrics: metricsOf(rows, modelEstimate),
  band: bandMetrics(rows),
});

const withBaseline = (rows: readonly Judged[], baseline: BaselineName) =>
  rows.filter(({ baselines }) => !Number.isNaN(baselines[baseline]));

function improvementOver(rows: readonly Judged[], baseline: BaselineName): number {
  const error = (estimate: (row: Judged) => number) =>
    median(rows.map((row) => Math.abs(Math.expm1(estimate(row) - row.truth))));
  return 1 - error(modelEstimate) / error(({ baselines }) => baselines[baseline]);
}

/** The sector median with the smallest error, and how much smaller the model's is on the same rows. */
function bestSectorMedian(rows: readonly Judged[]): { bestSectorMedian: SectorMedian; improvement: number } {
  const candidates = sectorMedianNames.map((baseline) => {
    const same = withBaseline(rows, baseline);
    const error = metricsOf(same, ({ baselines }) => baselines[baseline]).medianAbsoluteError;
    return {
      bestSectorMedian: baseline,
      error,
      improvement: same.length === 0 ? Number.NaN : improvementOver(same, baseline),
    };
  });
  candidates.sort((left, right) => left.error - right.error);
  const [{ bestSectorMedian, improvement } = { bestSectorMedian: sectorMedianNames[0], improvement: Number.NaN }] =
    candidates;
  return { bestSectorMedian, improvement };
}

function comparison(rows: readonly Judged[], baseline: BaselineName, draws: number, seed: number): Comparison {
  const same = withBaseline(rows, baseline);
  const statistic = (drawn: readonly Judged[]) => improvementOver(drawn, baseline);
  return {
    baseline,
    metrics: metricsOf(same, ({ baselines }) => baselines[baseline]),
    modelOnSameRows: metricsOf(same, modelEstimate),
    improvement: statistic(same),
    interval: companyBootstrap(same, ({ example }) => example.ticker, statistic, { draws, seed }),
  };
}

function bySize(rows: readonly Judged[]): Judgement["bySize"] {
  const ordered = rows.toSorted((left, right) => assetsOf(left) - assetsOf(right));
  const third = Math.ceil(ordered.length / 3);
  return {
    small: resultOf(ordered.slice(0, third)),
    medium: resultOf(ordered.slice(third, 2 * third)),
    large: resultOf(ordered.slice(2 * third)),
  };
}

/** Sums up a time-forward evaluation, with bootstrap intervals over companies. */
export function judgementOf(
  rows: readonly Judged[],
  settings: { bandRatio: number; draws: number; seed: number },
): Judgement {
  const years = [...Map.groupBy(rows, ({ example }) => example.year)].sort(([left], [right]) => left - right);
  const narrow = rows.filter(({ band }) => Math.exp(band.high - band.low) <= settings.bandRatio);
  const present = sectors.filter((sector) => rows.some(({ example }) => example.sector === sector));
  const sectorResult = (sector: Sector) => {
    const own = rows.filter(({ example }) => example.sector === sector);
    return [sector, { ...resultOf(own), improvement: bestSectorMedian(own).improvement }] as const;
  };
  return {
    overall: resultOf(rows),
    comparisons: baselineNames.map((baseline) => comparison(rows, baseline, settings.draws, settings.seed)),
    byYear: Object.fromEntries(years.map(([year, own]) => [year, { ...resultOf(own), ...bestSectorMedian(own) }])),
    bySector: Object.fromEntries(present.map(sectorResult)),
    bySize: bySize(rows),
    answered: resultOf(narrow),
    refusedShare: 1 - narrow.length / rows.length,
  };
}
