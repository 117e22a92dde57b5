/** How many values fall into a range: from `from` on, up to but not including `to`. */
export type HistogramBin = { from: number; to: number; count: number };

/** How many of the ascending values are at most `limit`. */
export function countUpTo(sorted: ArrayLike<number>, limit: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] ?? Number.NaN) <= limit) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * Ascending values counted in `bins` ranges of equal width from `low` to `high`; what lies outside is counted in the first and
 * the last of them. One range of no width when `high` is not above `low`.
 */
export function histogramOfSorted(inputs: {
  sorted: ArrayLike<number>;
  low: number;
  high: number;
  bins: number;
}): HistogramBin[] {
  const { sorted, low, high, bins } = inputs;
  if (!(high > low)) return [{ from: low, to: high, count: sorted.length }];
  const width = (high - low) / bins;
  const counts = new Array<number>(bins).fill(0);
  for (let at = 0; at < sorted.length; at += 1) {
    const index = Math.min(Math.max(Math.floor(((sorted[at] ?? low) - low) / width), 0), bins - 1);
    counts[index] = (counts[index] ?? 0) + 1;
  }
  return counts.map((count, index) => ({ from: low + index * width, to: low + (index + 1) * width, count }));
}
