import type { Forest, Tree } from "./forest.ts";
import type { ForestFile, HeadFile, ModelFile, QuantileName } from "./model-file.ts";

export type CompiledHead = { file: HeadFile; forests: Readonly<Record<QuantileName, Forest>> };

/** A model file with its trees laid out for evaluation. Compile once, predict often. */
export type PredictionModel = { file: ModelFile; heads: readonly CompiledHead[] };

/** Position of the right child of every inner node: a right subtree starts where the left one has closed. */
function rightChildren(nodes: readonly number[]): Int32Array {
  const right = new Int32Array(nodes.length).fill(-1);
  const waiting: number[] = [];
  for (const [position, node] of nodes.entries()) {
    if (node > 0) {
      waiting.push(position);
      continue;
    }
    // A leaf closes a left subtree: what comes next is the right child of the innermost node that waits for one.
    const parent = waiting.pop();
    if (parent !== undefined) right[parent] = position + 1;
  }
  return right;
}

/** Where every tree starts: after as many leaves as closes what was opened. */
function treeStarts(nodes: readonly number[]): number[] {
  const starts: number[] = [];
  let open = 0;
  for (const [position, node] of nodes.entries()) {
    if (open === 0) {
      starts.push(position);
      open = 1;
    }
    open += node > 0 ? 1 : -1;
  }
  return starts;
}

function compileForest(file: ForestFile, unit: number): Forest {
  const starts = treeStarts(file.nodes);
  const trees = starts.map((start, index): Tree => {
    const nodes = file.nodes.slice(start, starts[index + 1]);
    const codes = Int32Array.from(nodes, (node) => node - 1);
    return {
      feature: Int16Array.from(codes, (code) => (code < 0 ? -1 : Math.floor(code / 128))),
      bin: Uint8Array.from(codes, (code) => (code < 0 ? 0 : (code >> 1) % 64)),
      missingLeft: Uint8Array.from(codes, (code) => (code < 0 ? 0 : code % 2)),
      right: rightChildren(nodes),
      value: Int32Array.from(file.values.slice(start, starts[index + 1])),
    };
  });
  return { unit, base: file.base, trees };
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
  return { file, heads };
}

/** The inverse of compiling: how the trainer writes a forest. */
export function forestFileOf({ base, trees }: Forest): ForestFile {
  const codeOf = (tree: Tree, node: number) => {
    const question = tree.feature[node] ?? -1;
    return question < 0 ? 0 : 1 + (tree.missingLeft[node] ?? 0) + 2 * ((tree.bin[node] ?? 0) + 64 * question);
  };
  return {
    base,
    nodes: trees.flatMap((tree) => Array.from({ length: tree.feature.length }, (_, node) => codeOf(tree, node))),
    values: trees.flatMap((tree) => Array.from(tree.value)),
  };
}
