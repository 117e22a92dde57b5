import { type Forest, leafCode } from "./forest.ts";
import { noQuestion, type SplitOutcomes } from "./split-outcomes.ts";

/**
 * The same trees as a `Forest`, each filled up to the depth of the deepest, so that a walk is as many equal steps as the
 * forest is deep: in each tree the root is node 1 and the children of node i are 2 i and 2 i + 1. A node that fills up
 * asks nothing and leads left, to a copy of the leaf that stood there.
 */
export type PerfectForest = {
  /** The output before any tree, in units. */
  base: number;
  depth: number;
  treeCount: number;
  /** Questions, 2^depth places a tree, and as many again for each spare one: codes as in a `Forest`, or `noQuestion`. */
  code: Int16Array;
  /** Integer units of every node, 2^(depth + 1) places a tree. */
  value: Int32Array;
  /** Numbers of the leaves of the tree as it was, from left to right, 2^depth a tree. */
  leaf: Uint16Array;
};

/** Trees that ask nothing, so that the last ones can be walked four at a time too. */
const spareTrees = 3;

/** Lays a forest out for walking; `featureCount` as many as its questions may name. */
export function perfectForestOf(forest: Forest, featureCount: number): PerfectForest {
  const treeCount = forest.starts.length;
  const depth = Math.max(0, ...Array.from(forest.starts, (start) => depthAt(forest, start)));
  const leaves = 2 ** depth;
  const filled: PerfectForest = {
    base: forest.base,
    depth,
    treeCount,
    code: new Int16Array((treeCount + spareTrees) * leaves).fill(noQuestion(featureCount)),
    value: new Int32Array(treeCount * 2 * leaves),
    leaf: new Uint16Array(treeCount * leaves),
  };
  for (let tree = 0; tree < treeCount; tree += 1) fillTree(forest, filled, tree);
  return filled;
}

function fillTree(forest: Forest, { depth, code, value, leaf }: PerfectForest, tree: number): void {
  const leaves = 2 ** depth;
  let leavesSoFar = 0;
  const fill = (from: number, to: number): void => {
    const asked = forest.code[from] ?? leafCode;
    value[tree * 2 * leaves + to] = forest.value[from] ?? 0;
    if (to >= leaves) {
      leaf[tree * leaves + to - leaves] = leavesSoFar;
      leavesSoFar += 1;
    } else if (asked === leafCode) {
      fill(from, 2 * to);
    } else {
      code[tree * leaves + to] = asked;
      fill(from + 1, 2 * to);
      fill(from + 1 + (forest.skip[from] ?? 0), 2 * to + 1);
    }
  };
  fill(forest.starts[tree] ?? 0, 1);
}

function depthAt(forest: Forest, node: number): number {
  if ((forest.code[node] ?? leafCode) === leafCode) return 0;
  return 1 + Math.max(depthAt(forest, node + 1), depthAt(forest, node + 1 + (forest.skip[node] ?? 0)));
}

/**
 * The leaf of each of the first `length` trees at which the walk ends, and of up to three more, counted among the 2^depth
 * of the tree. Four trees at a time: a processor need not end one walk to begin the next.
 */
export function leavesOf({ depth, code }: PerfectForest, turns: SplitOutcomes, length: number): Uint16Array {
  const size = 1 << depth;
  const last = size - 1;
  const reached = new Uint16Array(length + spareTrees);
  for (let tree = 0; tree < length; tree += 4) {
    const first = tree * size;
    const second = first + size;
    const third = second + size;
    const fourth = third + size;
    let one = 1;
    let two = 1;
    let three = 1;
    let four = 1;
    for (let step = 0; step < depth; step += 1) {
      one = (one << 1) | (turns[code[first + one] ?? 0] ?? 0);
      two = (two << 1) | (turns[code[second + two] ?? 0] ?? 0);
      three = (three << 1) | (turns[code[third + three] ?? 0] ?? 0);
      four = (four << 1) | (turns[code[fourth + four] ?? 0] ?? 0);
    }
    reached[tree] = one & last;
    reached[tree + 1] = two & last;
    reached[tree + 2] = three & last;
    reached[tree + 3] = four & last;
  }
  return reached;
}

/** Prediction of a forest in integer units. */
export function forestUnits(forest: PerfectForest, turns: SplitOutcomes): number {
  const { base, depth, treeCount, value } = forest;
  const leaves = 1 << depth;
  const reached = leavesOf(forest, turns, treeCount);
  let units = base;
  for (let tree = 0; tree < treeCount; tree += 1) units += value[(2 * tree + 1) * leaves + (reached[tree] ?? 0)] ?? 0;
  return units;
}

/** The number of the leaf in each of the first `length` trees, as the tree was grown. */
export function leavesReached(forest: PerfectForest, turns: SplitOutcomes, length: number): Uint16Array {
  const leaves = 1 << forest.depth;
  const numbers = leavesOf(forest, turns, length).subarray(0, length);
  for (let tree = 0; tree < length; tree += 1) {
    numbers[tree] = forest.leaf[tree * leaves + (numbers[tree] ?? 0)] ?? 0;
  }
  return numbers;
}
