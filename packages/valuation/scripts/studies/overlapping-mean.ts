import { mean } from "../../src/formulas/statistics/statistics.ts";
import { criticalT, twoSidedProbability } from "./student-t.ts";

/** A figure of a date, of which the window that it was measured over begins in that year. */
export type OfYear = { year: number; value: number };

/** A mean over dates, and what chance alone could have made of it. */
export type MeanOverDates = {
  mean: number;
  /** 95 % interval; null with fewer than two dates. */
  low: number | null;
  high: number | null;
  /** Two-sided probability of a mean at least this far from 0 where the true one is 0. */
  probability: number | null;
  dates: number;
  /** How many windows without overlap would tell as much. */
  independentDates: number;
};

/**
 * Mean of figures measured over windows of `years` years that begin a year or more apart, with its 95 % interval.
 *
 * Windows that share years tell the same twice: two that begin j years apart correlate by 1 − j/years, as sums of yearly
 * parts do. With R the matrix of these correlations over n dates and M = I − 11'/n:
 *
 *   variance of the mean = σ² · 1'R1/n²,   σ² = Σ(x − mean)² / tr(MR),   degrees of freedom = tr(MR)² / tr(MRMR)
 *
 * Without overlap this is the ordinary t interval. Null for an empty list.
 *
 * @see Satterthwaite (1946), "An Approximate Distribution of Estimates of Variance Components"
 * @see Bayley & Hammersley (1946), "The 'Effective' Number of Independent Observations in an Autocorrelated Time Series"
 */
export function overlappingMean(figures: readonly OfYear[], years: number): MeanOverDates | null {
  const n = figures.length;
  const centre = mean(figures.map(({ value }) => value));
  if (centre === null) return null;
  const correlations = figures.map((a) => figures.map((b) => Math.max(0, 1 - Math.abs(a.year - b.year) / years)));
  const rowMeans = correlations.map((row) => row.reduce((sum, each) => sum + each, 0) / n);
  const shared = rowMeans.reduce((sum, each) => sum + each, 0) / n;
  const independentDates = 1 / shared;
  if (n < 2) return { mean: centre, low: null, high: null, probability: null, dates: n, independentDates };
  // MRM: rows and columns centred.
  const centred = correlations.map((row, i) => row.map((each, j) => each - at(rowMeans, i) - at(rowMeans, j) + shared));
  const trace = centred.reduce((sum, row, index) => sum + at(row, index), 0);
  const squares = centred.flat().reduce((sum, each) => sum + each * each, 0);
  const variance = figures.reduce((sum, { value }) => sum + (value - centre) ** 2, 0) / trace;
  const error = Math.sqrt(variance * shared);
  const degrees = trace ** 2 / squares;
  const reach = criticalT({ probability: 0.05, degrees }) * error;
  return {
    mean: centre,
    low: centre - reach,
    high: centre + reach,
    probability: error === 0 ? (centre === 0 ? 1 : 0) : twoSidedProbability({ t: centre / error, degrees }),
    dates: n,
    independentDates,
  };
}

const at = (values: readonly number[], index: number): number => values[index] ?? 0;
