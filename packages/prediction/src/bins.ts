/** The bin of a missing value. Edges number at most `largestEdgeCount`, so no real bin collides with it. */
export const missingBin = 255;
export const largestEdgeCount = 63;

/**
 * Which bin a value falls into: the number of edges below it, so a value equal to an edge stays left of it. Trees compare
 * bins, never values, so that training and evaluation cannot disagree on a rounding.
 */
export function binOf(edges: ArrayLike<number>, value: number): number {
  if (Number.isNaN(value)) return missingBin;
  let low = 0;
  let high = edges.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((edges[middle] ?? Number.POSITIVE_INFINITY) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}
