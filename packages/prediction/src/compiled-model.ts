import type { Forest } from "./forest.ts";
import { type ForestPaths, forestPathsOf } from "./forest-paths.ts";
import { type ForestFile, type HeadFile, type ModelFile, type QuantileName, questionNames } from "./model-file.ts";
import { type PeerIndex, peerIndexOf } from "./peer-index.ts";
import { type PerfectForest, perfectForestOf } from "./perfect-forest.ts";

export type CompiledHead = {
  file: HeadFile;
  forests: Readonly<Record<QuantileName, PerfectForest>>;
  /** Of the middle forest, which is explained. */
  paths: ForestPaths;
};

/** A model file with its trees laid out for evaluation. Compile once, predict often. */
export type PredictionModel = { file: ModelFile; heads: readonly CompiledHead[]; peers: PeerIndex };

/** Size of the left subtree of every inner node: the right subtree starts where the left one has closed. */
function leftSizes(nodes: readonly number[]): Int32Array {
  const sizes = new Int32Array(nodes.length);
  const waiting: number[] = [];
  for (const [position, node] of nodes.entries()) {
    if (node > 0) {
      waiting.push(position);
      continue;
    }
    // A leaf closes a left subtree: it is that of the innermost node that waits for its right child.
    const parent = waiting.pop();
    if (parent !== undefined) sizes[parent] = position - parent;
  }
  return sizes;
}

/** Where every tree starts: after as many leaves as closes what was opened. */
function treeStarts(nodes: readonly number[]): Int32Array {
  const starts: number[] = [];
  let open = 0;
  for (const [position, node] of nodes.entries()) {
    if (open === 0) {
      starts.push(position);
      open = 1;
    }
    open += node > 0 ? 1 : -1;
  }
  return Int32Array.from(starts);
}

/** The trees of a file as the trainer grew them. */
export function forestOf({ base, nodes, values }: ForestFile, unit: number): Forest {
  return {
    unit,
    base,
    starts: treeStarts(nodes),
    code: Int16Array.from(nodes, (node) => node - 1),
    skip: leftSizes(nodes),
    value: Int32Array.from(values),
  };
}

/** Lays the trees of a parsed model file out for evaluation. */
export function compileModel(file: ModelFile): PredictionModel {
  const laidOut = (forest: ForestFile) => perfectForestOf(forestOf(forest, file.unit), questionNames.length);
  const heads = file.heads.map((head) => {
    const middle = laidOut(head.forests.middle);
    const forests = { low: laidOut(head.forests.low), middle, high: laidOut(head.forests.high) };
    return { file: head, forests, paths: forestPathsOf(middle) };
  });
  return { file, heads, peers: peerIndexOf(file.references) };
}

/** How the trainer writes a forest. */
export const forestFileOf = ({ base, code, value }: Forest): ForestFile => ({
  base,
  nodes: Array.from(code, (node) => node + 1),
  values: Array.from(value),
});
