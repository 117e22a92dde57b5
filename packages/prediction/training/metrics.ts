import { rankCorrelation } from "@valora/valuation/rank-correlation";
import { median } from "./statistics.ts";

/** How far estimates lie from market values. Errors are value ÷ market − 1. */
export type ErrorMetrics = {
  count: number;
  medianAbsoluteError: number;
  within15: number;
  within25: number;
  within50: number;
  medianAbsoluteLogError: number;
  signedMedianError: number;
  rankCorrelation: number;
};

/** Metrics of ln(estimate) against ln(market value); `anchors` turns both into multiples before they are ranked. */
export function errorMetrics(
  estimates: readonly number[],
  truths: readonly number[],
  anchors: readonly number[],
): ErrorMetrics {
  const logErrors = estimates.map((estimate, index) => estimate - (truths[index] ?? Number.NaN));
  const errors = logErrors.map(Math.expm1);
  const within = (limit: number) => errors.filter((error) => Math.abs(error) <= limit).length / errors.length;
  const multiples = (logs: readonly number[]) => logs.map((log, index) => log - (anchors[index] ?? 0));
  return {
    count: errors.length,
    medianAbsoluteError: median(errors.map(Math.abs)),
    within15: within(0.15),
    within25: within(0.25),
    within50: within(0.5),
    medianAbsoluteLogError: median(logErrors.map(Math.abs)),
    signedMedianError: median(errors),
    rankCorrelation: rankCorrelation(multiples(estimates), multiples(truths)) ?? Number.NaN,
  };
}

export type BandMetrics = { coverage: number; below: number; above: number; medianRatio: number };

type Banded = { truth: number; band: { low: number; high: number } };

/** Share of truths inside their band, beneath it and above it, and the median of high ÷ low. */
export function bandMetrics(rows: readonly Banded[]): BandMetrics {
  const below = rows.filter(({ truth, band }) => truth < band.low).length / rows.length;
  const above = rows.filter(({ truth, band }) => truth > band.high).length / rows.length;
  return {
    coverage: 1 - below - above,
    below,
    above,
    medianRatio: Math.exp(median(rows.map(({ band }) => band.high - band.low))),
  };
}
