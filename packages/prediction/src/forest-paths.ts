import { featureOf } from "./forest.ts";
import { leavesOf, type PerfectForest } from "./perfect-forest.ts";
import type { SplitOutcomes } from "./split-outcomes.ts";

/** The change at each step of the path to each leaf of a forest, laid out for summation. */
export type ForestPaths = {
  forest: PerfectForest;
  /** The forest's output before any feature, in units: its base and the roots of its trees. */
  baseline: number;
  /** By tree, leaf and step: the feature that was asked; the one after the last where nothing was. */
  asked: Uint8Array;
  /** By tree, leaf and step: units of the child less those of the node that asked. */
  change: Int32Array;
};

export function forestPathsOf(forest: PerfectForest): ForestPaths {
  const { depth, treeCount, value, code, base } = forest;
  const leaves = 1 << depth;
  const asked = new Uint8Array(treeCount * leaves * depth);
  const change = new Int32Array(asked.length);
  let baseline = base;
  for (let tree = 0; tree < treeCount; tree += 1) {
    const unitsOf = (node: number): number => value[tree * 2 * leaves + node] ?? 0;
    baseline += unitsOf(1);
    for (let leaf = 0; leaf < leaves; leaf += 1) {
      for (let step = 0; step < depth; step += 1) {
        const node = (leaves + leaf) >> (depth - step);
        const child = (leaves + leaf) >> (depth - step - 1);
        const place = (tree * leaves + leaf) * depth + step;
        asked[place] = featureOf(code[tree * leaves + node] ?? 0);
        change[place] = unitsOf(child) - unitsOf(node);
      }
    }
  }
  return { forest, baseline, asked, change };
}

/**
 * Path contributions (Saabas) by feature, in integer units: each step from a node to its child is credited to the feature
 * that was asked, so baseline + Σ contributions = prediction, exactly.
 */
export function forestContributions(
  { forest, asked, change }: ForestPaths,
  turns: SplitOutcomes,
  featureCount: number,
): Float64Array {
  const { depth, treeCount } = forest;
  const reached = leavesOf(forest, turns, treeCount);
  // The last place is for steps that ask nothing; they change nothing either.
  const byFeature = new Float64Array(featureCount + 1);
  for (let tree = 0; tree < treeCount; tree += 1) {
    const first = ((tree << depth) + (reached[tree] ?? 0)) * depth;
    for (let place = first; place < first + depth; place += 1) {
      const feature = asked[place] ?? 0;
      byFeature[feature] = (byFeature[feature] ?? 0) + (change[place] ?? 0);
    }
  }
  return byFeature.subarray(0, featureCount);
}
