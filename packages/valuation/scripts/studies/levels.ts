import { median } from "../../src/formulas/statistics/statistics.ts";

/** Value ÷ price of a company, and its market value. */
export type Weighted = { ratio: number; weight: number };

/** How high a set of values stands to prices. */
export type Level = {
  companies: number;
  /** The middle company's value ÷ price. */
  median: number | null;
  /** By market value: what a fund that holds all of them in proportion would say. */
  weighted: number | null;
  /** The same without the largest company of the set. */
  withoutLargest: number | null;
};

/** Middle, mean by market value, and that mean without the largest company. Null where nothing is left. */
export function levelOf(all: readonly Weighted[]): Level {
  const largest = Math.max(...all.map(({ weight }) => weight));
  const others = all.filter((each, index) => each.weight < largest || index !== all.findIndex(isLargest));
  function isLargest({ weight }: Weighted): boolean {
    return weight === largest;
  }
  return {
    companies: all.length,
    median: median(all.map(({ ratio }) => ratio)),
    weighted: weightedMean(all),
    withoutLargest: weightedMean(others),
  };
}

/** Σ weight × ratio ÷ Σ weight; null without weight. */
export function weightedMean(all: readonly Weighted[]): number | null {
  const total = all.reduce((sum, { weight }) => sum + weight, 0);
  return total > 0 ? all.reduce((sum, { ratio, weight }) => sum + ratio * weight, 0) / total : null;
}
