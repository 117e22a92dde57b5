import { rankCorrelation } from "../../src/formulas/statistics/rank-correlation.ts";
import { mean } from "../../src/formulas/statistics/statistics.ts";

/** An indicator of a company at a date, and the later return of its share. */
export type Said = { score: number; outcome: number };

/** Spearman's rank correlation of what was said and what came; null where either is the same for all, or of fewer than two. */
export function correlationOf(said: readonly Said[]): number | null {
  return rankCorrelation(
    said.map(({ score }) => score),
    said.map(({ outcome }) => outcome),
  );
}

/**
 * Mean outcome of the third that was said to be cheapest less that of the dearest third; n/3 rounded down in each, so
 * that both are as large. Null of fewer than three.
 */
export function tercileSpread(said: readonly Said[]): number | null {
  const size = Math.floor(said.length / 3);
  const outcomes = said.toSorted((a, b) => a.score - b.score).map(({ outcome }) => outcome);
  const [low, high] = [mean(outcomes.slice(0, size)), mean(outcomes.slice(outcomes.length - size))];
  return size === 0 || low === null || high === null ? null : high - low;
}
