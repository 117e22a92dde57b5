import { binOf, largestEdgeCount } from "../src/bins.ts";
import { sortedQuantile } from "./statistics.ts";

/**
 * Edges that cut the known values into bins of about equal size: midpoints between all distinct values when they are few,
 * else quantiles. Values beyond the outermost edges share a bin, which winsorises every feature.
 */
export function binEdges(values: ArrayLike<number>, maximum = largestEdgeCount): Float64Array {
  const sorted = Float64Array.from(values)
    .filter((value) => !Number.isNaN(value))
    .sort();
  const distinct = sorted.filter((value, index) => index === 0 || value !== sorted[index - 1]);
  if (distinct.length <= maximum + 1) return midpoints(distinct);
  const cuts = Float64Array.from({ length: maximum }, (_, index) =>
    sortedQuantile(sorted, (index + 1) / (maximum + 1)),
  );
  return cuts.filter((cut, index) => index === 0 || cut !== cuts[index - 1]);
}

const midpoints = (distinct: Float64Array): Float64Array =>
  distinct.subarray(1).map((value, index) => ((distinct[index] ?? value) + value) / 2);

/** Bins by column, which tree growing reads, and by row, which prediction reads. */
export type BinnedColumns = {
  rowCount: number;
  columns: readonly Uint8Array[];
  rows: readonly Uint8Array[];
  edgeCounts: readonly number[];
};

export function binColumns(rows: readonly ArrayLike<number>[], edges: readonly ArrayLike<number>[]): BinnedColumns {
  const binned = rows.map((row) => Uint8Array.from(edges, (cuts, feature) => binOf(cuts, row[feature] ?? Number.NaN)));
  return {
    rowCount: rows.length,
    columns: edges.map((_, feature) => Uint8Array.from(binned, (bins) => bins[feature] ?? 0)),
    rows: binned,
    edgeCounts: edges.map((cuts) => cuts.length),
  };
}
