import { missingBin } from "./bins.ts";

/**
 * A tree in pre-order: the left child of node i is i + 1, the right one is `right[i]`. A leaf has feature −1. A row goes
 * left when its bin is at most `bin`; a missing value goes where `missingLeft` says. Values are integer multiples of the
 * forest's `unit`, so that sums are exact in any order; an inner node holds the row-weighted mean of its leaves.
 */
export type Tree = {
  feature: ArrayLike<number>;
  bin: ArrayLike<number>;
  missingLeft: ArrayLike<number>;
  right: ArrayLike<number>;
  value: ArrayLike<number>;
};

/** Boosted trees: `base` plus the sum of one leaf a tree, in units of `unit`. */
export type Forest = { unit: number; base: number; trees: readonly Tree[] };

/** The child of `node` that a row of bins falls into, or −1 at a leaf. */
function childOf(tree: Tree, node: number, bins: ArrayLike<number>): number {
  const feature = tree.feature[node] ?? -1;
  if (feature < 0) return -1;
  const bin = bins[feature] ?? missingBin;
  const goesLeft = bin === missingBin ? tree.missingLeft[node] === 1 : bin <= (tree.bin[node] ?? 0);
  return goesLeft ? node + 1 : (tree.right[node] ?? -1);
}

/** The leaf that a row of bins falls into, as its position in pre-order. */
export function leafOf(tree: Tree, bins: ArrayLike<number>): number {
  let node = 0;
  for (let child = childOf(tree, node, bins); child >= 0; child = childOf(tree, node, bins)) node = child;
  return node;
}

/** Prediction of a forest in integer units. */
export function forestUnits(forest: Forest, bins: ArrayLike<number>): number {
  let units = forest.base;
  for (const tree of forest.trees) units += tree.value[leafOf(tree, bins)] ?? 0;
  return units;
}

export type UnitContributions = {
  /** What the forest says before it has looked at any feature. */
  baseline: number;
  /** By feature index: the sum of value changes along the paths, in integer units. */
  byFeature: Float64Array;
};

/**
 * Path contributions (Saabas): each step from a node to its child is credited to the feature that was asked. In integer
 * units baseline + Σ contributions = prediction, exactly.
 */
export function forestContributions(forest: Forest, bins: ArrayLike<number>, featureCount: number): UnitContributions {
  const byFeature = new Float64Array(featureCount);
  let baseline = forest.base;
  for (const tree of forest.trees) {
    baseline += tree.value[0] ?? 0;
    let node = 0;
    for (let child = childOf(tree, node, bins); child >= 0; child = childOf(tree, node, bins)) {
      const feature = tree.feature[node] ?? 0;
      byFeature[feature] = (byFeature[feature] ?? 0) + (tree.value[child] ?? 0) - (tree.value[node] ?? 0);
      node = child;
    }
  }
  return { baseline, byFeature };
}
