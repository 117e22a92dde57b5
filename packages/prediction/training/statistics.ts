/** Quantile with linear interpolation between order statistics (type 7, the default of NumPy and R). NaN of nothing. */
export function quantile(values: ArrayLike<number>, level: number): number {
  return sortedQuantile(Float64Array.from(values).sort(), level);
}

/** The same on values that are sorted already. */
export function sortedQuantile(sorted: ArrayLike<number>, level: number): number {
  if (sorted.length === 0) return Number.NaN;
  const position = level * (sorted.length - 1);
  const below = Math.floor(position);
  const low = sorted[below] ?? Number.NaN;
  const high = sorted[Math.min(below + 1, sorted.length - 1)] ?? Number.NaN;
  return low + (high - low) * (position - below);
}

export const median = (values: ArrayLike<number>): number => quantile(values, 0.5);

export function mean(values: ArrayLike<number>): number {
  let total = 0;
  for (let index = 0; index < values.length; index += 1) total += values[index] ?? 0;
  return total / values.length;
}
