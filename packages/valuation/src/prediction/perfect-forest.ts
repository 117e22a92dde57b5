import { missingBin } from "./bins.ts";
import { type Forest, featureOf, leafCode } from "./forest.ts";

/**
 * The same trees as a `Forest`, each filled up to the depth of the deepest: the children of node i are 2 i + 1 and
 * 2 i + 2, so that a walk is as many equal steps as the forest is deep. A node that fills up asks nothing and leads left,
 * to a copy of the leaf that stood there.
 */
export type PerfectForest = {
  /** What is said before any tree, in units. */
  base: number;
  depth: number;
  treeCount: number;
  /** Questions, 2^depth − 1 a tree, and as many again for each spare one: codes as in a `Forest`, or `noQuestion`. */
  code: Int16Array;
  /** Integer units, 2^(depth + 1) − 1 a tree. */
  value: Int32Array;
  /** Numbers of the leaves of the tree as it was, from left to right, 2^depth a tree. */
  leaf: Uint16Array;
};

const codesPerFeature = 128;
/** Trees that ask nothing, so that the last ones can be walked four at a time too. */
const spareTrees = 3;

/** The code of a node that asks nothing, behind those of all features. */
const noQuestion = (featureCount: number): number => featureCount * codesPerFeature;

/** Lays a forest out for walking; `featureCount` as many as its questions may name. */
export function perfectForestOf(forest: Forest, featureCount: number): PerfectForest {
  const treeCount = forest.starts.length;
  const depth = Math.max(0, ...Array.from(forest.starts, (start) => depthAt(forest, start)));
  const [inner, leaves] = [2 ** depth - 1, 2 ** depth];
  const filled: PerfectForest = {
    base: forest.base,
    depth,
    treeCount,
    code: new Int16Array((treeCount + spareTrees) * inner).fill(noQuestion(featureCount)),
    value: new Int32Array(treeCount * (inner + leaves)),
    leaf: new Uint16Array(treeCount * leaves),
  };
  for (let tree = 0; tree < treeCount; tree += 1) fillTree(forest, filled, tree);
  return filled;
}

function fillTree(forest: Forest, { depth, code, value, leaf }: PerfectForest, tree: number): void {
  const inner = 2 ** depth - 1;
  const start = forest.starts[tree] ?? 0;
  let leaves = 0;
  const fill = (from: number, to: number): void => {
    const asked = forest.code[from] ?? leafCode;
    value[tree * (2 * inner + 1) + to] = forest.value[from] ?? 0;
    if (to >= inner) {
      leaf[tree * (inner + 1) + to - inner] = leaves;
      leaves += 1;
    } else if (asked === leafCode) {
      fill(from, 2 * to + 1);
    } else {
      code[tree * inner + to] = asked;
      fill(from + 1, 2 * to + 1);
      fill(from + 1 + (forest.skip[from] ?? 0), 2 * to + 2);
    }
  };
  fill(start, 0);
}

function depthAt(forest: Forest, node: number): number {
  if ((forest.code[node] ?? leafCode) === leafCode) return 0;
  return 1 + Math.max(depthAt(forest, node + 1), depthAt(forest, node + 1 + (forest.skip[node] ?? 0)));
}

/** For each question that can be asked of a row of bins, 1 where the answer leads right. */
export type Turns = Uint8Array;

/** What is missing turns right at even codes: those whose lowest bit does not send it left. */
const turnsOfMissing = Uint8Array.from({ length: codesPerFeature }, (_, code) => 1 - (code & 1));

export const turnsFor = (featureCount: number): Turns => new Uint8Array(noQuestion(featureCount) + 1);

/** Answers every question about one feature: a bin is above the limits whose codes are below twice the bin. */
export function answer(turns: Turns, feature: number, bin: number): void {
  const first = feature * codesPerFeature;
  if (bin === missingBin) {
    turns.set(turnsOfMissing, first);
    return;
  }
  turns.fill(1, first, first + 2 * bin);
  turns.fill(0, first + 2 * bin, first + codesPerFeature);
}

/**
 * The node of each of the first `length` trees at which the walk ends, and of up to three more. Four trees at a time: a
 * processor need not end one walk to begin the next.
 */
function ends({ depth, code }: PerfectForest, turns: Turns, length: number): Uint16Array {
  const inner = 2 ** depth - 1;
  const nodes = new Uint16Array(length + spareTrees);
  for (let tree = 0; tree < length; tree += 4) {
    const first = tree * inner;
    const second = first + inner;
    const third = second + inner;
    const fourth = third + inner;
    let one = 0;
    let two = 0;
    let three = 0;
    let four = 0;
    for (let step = 0; step < depth; step += 1) {
      one = 2 * one + 1 + (turns[code[first + one] ?? 0] ?? 0);
      two = 2 * two + 1 + (turns[code[second + two] ?? 0] ?? 0);
      three = 2 * three + 1 + (turns[code[third + three] ?? 0] ?? 0);
      four = 2 * four + 1 + (turns[code[fourth + four] ?? 0] ?? 0);
    }
    nodes[tree] = one;
    nodes[tree + 1] = two;
    nodes[tree + 2] = three;
    nodes[tree + 3] = four;
  }
  return nodes;
}

/** Prediction of a forest in integer units. */
export function forestUnits(forest: PerfectForest, turns: Turns): number {
  const { base, depth, treeCount, value } = forest;
  const size = 2 ** (depth + 1) - 1;
  const nodes = ends(forest, turns, treeCount);
  let units = base;
  for (let tree = 0; tree < treeCount; tree += 1) units += value[tree * size + (nodes[tree] ?? 0)] ?? 0;
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
export function forestContributions(forest: PerfectForest, turns: Turns, featureCount: number): UnitContributions {
  const { base, depth, treeCount, code, value } = forest;
  const inner = 2 ** depth - 1;
  const size = 2 * inner + 1;
  const nodes = ends(forest, turns, treeCount);
  // The last place is for steps that ask nothing; they change nothing either.
  const byFeature = new Float64Array(featureCount + 1);
  let baseline = base;
  for (let tree = 0; tree < treeCount; tree += 1) {
    const root = tree * size;
    let node = nodes[tree] ?? 0;
    let current = value[root + node] ?? 0;
    for (let step = 0; step < depth; step += 1) {
      node = (node - 1) >> 1;
      const before = value[root + node] ?? 0;
      const feature = featureOf(code[tree * inner + node] ?? 0);
      byFeature[feature] = (byFeature[feature] ?? 0) + current - before;
      current = before;
    }
    baseline += current;
  }
  return { baseline, byFeature: byFeature.subarray(0, featureCount) };
}

/** The number of the leaf in each of the first `length` trees. */
export function leavesReached(forest: PerfectForest, turns: Turns, length: number): Uint16Array {
  const inner = 2 ** forest.depth - 1;
  const nodes = ends(forest, turns, length);
  const numbers = new Uint16Array(length);
  for (let tree = 0; tree < length; tree += 1)
    numbers[tree] = forest.leaf[tree * (inner + 1) + (nodes[tree] ?? 0) - inner] ?? 0;
  return numbers;
}
