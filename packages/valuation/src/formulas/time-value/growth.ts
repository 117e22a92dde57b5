import type { PerShare, Rate, Ratio, Years } from "../../inputs/units.ts";
import { median } from "../statistics/statistics.ts";

/**
 * Growth that a company finances itself: what it keeps, times what it earns on it.
 *
 *   retention × returnOnCapital
 *
 * With the share of net income retained and ROE it is growth of earnings; with the reinvestment rate and ROIC, growth
 * of operating income. Negative when it loses money or shrinks its capital.
 *
 * @see Damodaran, *Investment Valuation*, 3rd ed., ch. 11
 */
export function fundamentalGrowth(inputs: { retention: Ratio; returnOnCapital: Rate }): Rate {
  return inputs.retention * inputs.returnOnCapital;
}

/**
 * Rates that move in equal steps: the first year has `from`, the last has `to`.
 *
 *   rate_t = from + (to − from) × (t − 1)/(years − 1),   t = 1…years
 *
 * One year yields `[from]`; none, or fewer, an empty list. `years` is a whole number.
 */
export function linearFade({ from, to, years }: { from: number; to: number; years: Years }): number[] {
  return Array.from({ length: Math.max(0, years) }, (_, index) => {
    if (index === 0) return from;
    return index === years - 1 ? to : from + ((to - from) * index) / (years - 1);
  });
}

/**
 * The same rate for each of `years` years; none, or fewer, an empty list.
 */
export function steadyPath({ rate, years }: { rate: Rate; years: Years }): Rate[] {
  return Array.from({ length: Math.max(0, years) }, () => rate);
}

/**
 * Yearly growth of a series, read from the median slope of its logarithm (Theil–Sen): a third of the years may be
 * freaks without moving it.
 *
 *   exp(median over all pairs of (ln v_j − ln v_i)/(y_j − y_i)) − 1
 *
 * `years` are the dates of the values in years, in any order, gaps allowed. Null with fewer than two distinct dates,
 * or when a value is not positive: it has no logarithm.
 *
 * @see Sen (1968), "Estimates of the Regression Coefficient Based on Kendall's Tau"
 */
export function theilSenGrowth(inputs: { values: readonly number[]; years: readonly Years[] }): Rate | null {
  const points = inputs.values.map((value, index) => ({ value, year: inputs.years[index] ?? Number.NaN }));
  if (points.some(({ value, year }) => value <= 0 || Number.isNaN(year))) return null;
  const slopes = points.flatMap((first, index) =>
    points
      .slice(index + 1)
      .filter((second) => second.year !== first.year)
      .map((second) => (Math.log(second.value) - Math.log(first.value)) / (second.year - first.year)),
  );
  const slope = median(slopes);
  return slope === null ? null : Math.expm1(slope);
}

/**
 * Weighted mean of several estimates of one quantity.
 *
 *   Σ value_i × weight_i / Σ weight_i
 *
 * Weights need not add to 1: leave out a missing estimate and the others keep their proportions. Null when the
 * weights add to 0 or less, or when the lists differ in length.
 */
export function blend(inputs: { values: readonly number[]; weights: readonly number[] }): number | null {
  const { values, weights } = inputs;
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (total <= 0 || values.length !== weights.length) return null;
  return values.reduce((sum, value, index) => sum + value * (weights[index] ?? 0), 0) / total;
}

/**
 * An amount a year later.
 *
 *   before × (1 + growth)
 *
 * In total or per share.
 */
export function amountAfterGrowth({ before, growth }: { before: number; growth: Rate }): number {
  return before * (1 + growth);
}

/**
 * The claim of one of today's shares a year later, after new shares are given away.
 *
 *   before × (1 + growth) / (1 + dilution)
 *
 * `dilution` is the yearly growth of the number of shares, above −1.
 *
 * @see Damodaran, *Investment Valuation*, 3rd ed., ch. 16 (options to be granted in the future)
 */
export function dilutedGrowth(inputs: { before: PerShare; growth: Rate; dilution: Rate }): PerShare {
  return amountAfterGrowth(inputs) / (1 + inputs.dilution);
}

/**
 * Part of the earnings that is kept.
 *
 *   1 − payout
 */
export function retention({ payout }: { payout: Ratio }): Ratio {
  return 1 - payout;
}

/**
 * Growth a year that leads from one amount to another, the same every year.
 *
 *   (now / before)^(1 / years) − 1
 *
 * Null where one of the amounts is not positive, or no time has passed: there is no such rate then.
 */
export function compoundGrowth(inputs: { now: number; before: number; years: Years }): Rate | null {
  const { now, before, years } = inputs;
  return now > 0 && before > 0 && years > 0 ? (now / before) ** (1 / years) - 1 : null;
}
