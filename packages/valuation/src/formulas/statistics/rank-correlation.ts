/** Ranks from 0; equal values share their mean rank. */
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

/**
 * Spearman's rank correlation of pairs: Pearson's correlation of their ranks, from −1 to 1; equal values share their mean rank.
 *
 *   Σ (rank of left − middle)(rank of right − middle) / √( Σ (rank of left − middle)² · Σ (rank of right − middle)² )
 *
 * Null for fewer than two pairs, and where one side is the same in all.
 *
 * @see Spearman (1904), "The Proof and Measurement of Association between Two Things", American Journal of Psychology 15(1)
 */
export function rankCorrelation(left: ArrayLike<number>, right: ArrayLike<number>): number | null {
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
  const correlation = product / Math.sqrt(leftSquares * rightSquares);
  return Number.isFinite(correlation) ? correlation : null;
}
