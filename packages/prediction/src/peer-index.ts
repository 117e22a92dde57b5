import type { ModelFile } from "./model-file.ts";

/** The reference companies by the leaves they fall into, laid out for counting the trees in which leaves are shared. */
export type PeerIndex = {
  /** In rising order. */
  tickers: readonly string[];
  /** At most 255, so that a byte can count them. */
  treeCount: number;
  /** Leaves of the tree that has most. */
  leafCount: number;
  /** Words of a row: a company takes one byte of four. */
  words: number;
  /** By tree, then by the leaf's number: a row with 1 in the byte of each company in that leaf. The last row is empty. */
  rows: Int32Array;
};

/** Leaves of a tree are numbered from left to right and written as one digit each. */
const leafRadix = 36;
export const leafDigit = (leaf: number): string => leaf.toString(leafRadix);

type Rows = Pick<PeerIndex, "treeCount" | "leafCount" | "words">;

/** Where the row of a leaf begins; the empty row for a leaf, or a tree, that no reference company is in. */
export function rowPlace({ treeCount, leafCount, words }: Rows, tree: number, leaf: number | undefined): number {
  const isKnown = tree < treeCount && leaf !== undefined && leaf < leafCount;
  return (isKnown ? tree * leafCount + leaf : treeCount * leafCount) * words;
}

/** Lays the references of a model file out by tree and leaf. */
export function peerIndexOf(references: ModelFile["references"]): PeerIndex {
  const sorted = references
    .map(({ ticker, leaves }) => ({ ticker, leaves: Array.from(leaves, (digit) => Number.parseInt(digit, leafRadix)) }))
    .toSorted((left, right) => (left.ticker < right.ticker ? -1 : 1));
  const shape = {
    treeCount: sorted[0]?.leaves.length ?? 0,
    leafCount: 1 + sorted.reduce((last, { leaves }) => Math.max(last, ...leaves), 0),
    words: Math.ceil(sorted.length / Int32Array.BYTES_PER_ELEMENT),
  };
  const rows = new Int32Array((shape.treeCount * shape.leafCount + 1) * shape.words);
  const bytes = new Uint8Array(rows.buffer);
  for (const [position, { leaves }] of sorted.entries()) {
    for (const [tree, leaf] of leaves.entries()) {
      bytes[rowPlace(shape, tree, leaf) * Int32Array.BYTES_PER_ELEMENT + position] = 1;
    }
  }
  return { ...shape, tickers: sorted.map(({ ticker }) => ticker), rows };
}
