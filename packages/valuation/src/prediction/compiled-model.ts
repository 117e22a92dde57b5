import type { Forest } from "./forest.ts";
import type { ForestFile, HeadFile, ModelFile, QuantileName } from "./model-file.ts";
import { type PeerIndex, peerIndexOf } from "./peer-index.ts";

export type CompiledHead = {
  file: HeadFile;
  forests: Readonly<Record<QuantileName, Forest>>;
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

function compileForest({ base, nodes, values }: ForestFile, unit: number): Forest {
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
  const heads = file.heads.map((head) => ({
    file: head,
    forests: {
      low: compileForest(head.forests.low, file.unit),
      middle: compileForest(head.forests.middle, file.unit),
      high: compileForest(head.forests.high, file.unit),
    },
  }));
  return { file, heads, peers: peerIndexOf(file.references) };
}

/** The inverse of compiling: how the trainer writes a forest. */
export const forestFileOf = ({ base, code, value }: Forest): ForestFile => ({
  base,
  nodes: Array.from(code, (node) => node + 1),
  values: Array.from(value),
});
