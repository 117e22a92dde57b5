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

/** Ranks from 0, equal values share their mean rank. */
function ranks(values: ArrayLike<number>): Float64Array {
  const order = Array.from({ length: values.length }, (_, index) => index);
  order.sort((left, right) => (values[left] ?? 0) - (values[right] ?? 0));
  const result = new Float64Array(values.length);
  for (let start = 0; start < order.length; ) {
    let end = start;
    while (end + 1 < order.length && values[order[end + 1] ?? 0] === values[order[start] ?? 0]) end += 1;
    for (let index = start; index <= end; index += 1) result[order[index] ?? 0] = (start + end) / 2;
    start = end + 1;
  }
  return result;
}

/** Spearman's rank correlation; NaN when one side is constant. */
export function rankCorrelation(left: ArrayLike<number>, right: ArrayLike<number>): number {
  const leftRanks = ranks(left);
  const rightRanks = ranks(right);
  const middle = (leftRanks.length - 1) / 2;
  let product = 0;
  let leftSquares = 0;
  let rightSquares = 0;
  for (let index = 0; index < leftRanks.length; index += 1) {
    const a = (leftRanks[index] ?? 0) - middle;
    const b = (rightRanks[index] ?? 0) - middle;
    product += a * b;
    leftSquares += a * a;
    rightSquares += b * b;
  }
  return product / Math.sqrt(leftSquares * rightSquares);
}
