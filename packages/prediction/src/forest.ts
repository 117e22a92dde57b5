import { missingBin } from "./bins.ts";

/**
 * Boosted trees as they are grown and written, all in one row of nodes, each tree in pre-order: the left child of node i is i + 1, the right one
 * follows the `skip[i]` nodes of the left subtree. `code` is −1 for a leaf, else missingLeft + 2 × (bin + 64 × feature): a row goes left when its bin is at
 * most `bin`; a missing value goes left when `missingLeft` is 1. Values are integer multiples of `unit`, so that sums are
 * exact in any order; an inner node holds the row-weighted mean of its leaves.
 */
export type Forest = {
  unit: number;
  /** The output before any tree, in units. */
  base: number;
  /** Position of the root of every tree. */
  starts: ArrayLike<number>;
  code: ArrayLike<number>;
  skip: ArrayLike<number>;
  value: ArrayLike<number>;
};

export const leafCode = -1;
export const codeOf = (feature: number, bin: number, missingLeft: boolean): number =>
  Number(missingLeft) + 2 * (bin + 64 * feature);
export const featureOf = (code: number): number => code >> 7;

/**
 * The child of the inner node `node` that a row of bins falls into. Which way a row goes is a coin's toss to a processor's
 * branch prediction, so the step is computed: the sign bit of bin − value says whether the left subtree is skipped.
 */
function childOf({ skip }: Forest, node: number, code: number, bins: ArrayLike<number>): number {
  const bin = bins[code >> 7] ?? missingBin;
  const limit = bin === missingBin ? (code & 1) * missingBin : (code >> 1) & 63;
  return node + 1 + ((limit - bin) >>> 31) * (skip[node] ?? 0);
}

/** The leaf of the tree at `start` that a row of bins falls into. */
export function leafOf(forest: Forest, start: number, bins: ArrayLike<number>): number {
  let node = start;
  let code = forest.code[node] ?? leafCode;
  while (code >= 0) {
    node = childOf(forest, node, code, bins);
    code = forest.code[node] ?? leafCode;
  }
  return node;
}
