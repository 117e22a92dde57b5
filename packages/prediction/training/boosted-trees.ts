import { missingBin } from "../src/bins.ts";
import { codeOf, type Forest, leafCode, leafOf } from "../src/forest.ts";
import type { BinnedColumns } from "./bin-edges.ts";
import { bestSplit, type Histogram, histogramDifference, histogramOf, type Split } from "./histogram.ts";
import { shuffled } from "./random.ts";
import { quantile } from "./statistics.ts";

/** The loss of a forest: the pinball loss at a level, or squared error. */
export type Objective = { kind: "quantile"; level: number } | { kind: "squared" };

export type BoostingOptions = {
  objective: Objective;
  trees: number;
  depth: number;
  learningRate: number;
  minimumLeaf: number;
  /** Added to the row count of a node when gains are compared. */
  ridge: number;
  /** Shares of rows and of features that each tree sees. */
  rowShare: number;
  featureShare: number;
  /** Leaf values are integer multiples of this. */
  unit: number;
  random: () => number;
};

/** Descent direction of the loss, scaled so that a leaf's mean is its best constant step in squared error. */
function gradientOf(objective: Objective, residual: number): number {
  if (objective.kind === "squared") return residual;
  return residual > 0 ? objective.level : objective.level - 1;
}

/** The constant that minimises the loss of the residuals. */
function bestConstant(objective: Objective, residuals: Float64Array): number {
  if (objective.kind === "quantile") return quantile(residuals, objective.level);
  return residuals.reduce((total, residual) => total + residual, 0) / residuals.length;
}

type Growth = {
  data: BinnedColumns;
  features: readonly number[];
  gradient: Float64Array;
  residual: Float64Array;
  options: BoostingOptions;
  nodes: Nodes;
};

/** The nodes of the forest so far; growing appends to them. */
type Nodes = { code: number[]; skip: number[]; value: number[] };

function sumAt(values: Float64Array, rows: Int32Array): number {
  let total = 0;
  for (let index = 0; index < rows.length; index += 1) total += values[rows[index] ?? 0] ?? 0;
  return total;
}

function partition(column: Uint8Array, rows: Int32Array, split: Split): { left: Int32Array; right: Int32Array } {
  const left = new Int32Array(rows.length);
  const right = new Int32Array(rows.length);
  let leftCount = 0;
  let rightCount = 0;
  for (let index = 0; index < rows.length; index += 1) {
    const row = rows[index] ?? 0;
    const bin = column[row] ?? missingBin;
    if (bin === missingBin ? split.missingLeft : bin <= split.bin) left[leftCount++] = row;
    else right[rightCount++] = row;
  }
  return { left: left.subarray(0, leftCount), right: right.subarray(0, rightCount) };
}

/** Appends the subtree over `rows` in pre-order and returns its row-weighted mean value. */
function growNode(growth: Growth, rows: Int32Array, depth: number, known: Histogram | null): number {
  const { data, features, gradient, options, nodes } = growth;
  const node = nodes.code.length;
  nodes.code.push(leafCode);
  nodes.skip.push(0);
  nodes.value.push(0);

  const mayBeCut = depth < options.depth && rows.length >= 2 * options.minimumLeaf;
  const histogram = mayBeCut ? (known ?? histogramOf(data, features, rows, gradient)) : null;
  const total = { gradient: mayBeCut ? sumAt(gradient, rows) : 0, count: rows.length };
  const split = histogram && bestSplit(histogram, data, features, total, options);
  if (!histogram || !split) return closeLeaf(growth, node, rows);

  const { left, right } = partition(data.columns[split.feature] ?? new Uint8Array(), rows, split);
  const histograms = childHistograms(growth, histogram, left, right, depth);
  nodes.code[node] = codeOf(split.feature, split.bin, split.missingLeft);
  const leftMean = growNode(growth, left, depth + 1, histograms.left);
  nodes.skip[node] = nodes.code.length - node - 1;
  const rightMean = growNode(growth, right, depth + 1, histograms.right);
  const weighted = (leftMean * left.length + rightMean * right.length) / rows.length;
  nodes.value[node] = Math.round(weighted);
  return weighted;
}

/** Only the smaller child is counted; the other one is what remains of the parent. */
function childHistograms(growth: Growth, parent: Histogram, left: Int32Array, right: Int32Array, depth: number) {
  if (depth + 1 >= growth.options.depth) return { left: null, right: null };
  const leftIsSmaller = left.length <= right.length;
  const smaller = histogramOf(growth.data, growth.features, leftIsSmaller ? left : right, growth.gradient);
  const larger = histogramDifference(parent, smaller);
  return leftIsSmaller ? { left: smaller, right: larger } : { left: larger, right: smaller };
}

function closeLeaf({ residual, options, nodes }: Growth, node: number, rows: Int32Array): number {
  const residuals = Float64Array.from(rows, (row) => residual[row] ?? 0);
  const value = Math.round((options.learningRate * bestConstant(options.objective, residuals)) / options.unit);
  nodes.value[node] = value;
  return value;
}

function sample<Item>(items: readonly Item[], share: number, random: () => number): Item[] {
  if (share >= 1) return [...items];
  return shuffled(items, random).slice(0, Math.max(1, Math.round(items.length * share)));
}

/**
 * Gradient boosted trees on histograms: each tree is grown on the descent direction of the loss, its leaves are set to
 * the best constant of their residuals times the learning rate (Friedman 2001), rounded to whole units.
 */
export function growForest(data: BinnedColumns, target: Float64Array, options: BoostingOptions): Forest {
  const { objective, unit, random } = options;
  const base = Math.round(bestConstant(objective, target) / unit);
  const units = new Float64Array(data.rowCount).fill(base);
  const allRows = Array.from({ length: data.rowCount }, (_, row) => row);
  const allFeatures = data.columns.map((_, feature) => feature);
  const nodes: Nodes = { code: [], skip: [], value: [] };
  const starts: number[] = [];
  const forest: Forest = { unit, base, starts, ...nodes };
  for (let round = 0; round < options.trees; round += 1) {
    const residual = target.map((value, row) => value - (units[row] ?? 0) * unit);
    const gradient = residual.map((value) => gradientOf(objective, value));
    const rows = Int32Array.from(sample(allRows, options.rowShare, random)).sort();
    const features = sample(allFeatures, options.featureShare, random).sort((left, right) => left - right);
    const start = nodes.code.length;
    starts.push(start);
    growNode({ data, features, gradient, residual, options, nodes }, rows, 0, null);
    for (const [row, bins] of data.rows.entries()) {
      units[row] = (units[row] ?? 0) + (nodes.value[leafOf(forest, start, bins)] ?? 0);
    }
  }
  return forest;
}
