import type { ModelFile } from "./model-file.ts";

/** The reference companies by the leaves they fall into, so that a company meets only those that share one with it. */
export type PeerIndex = {
  /** In rising order. */
  tickers: readonly string[];
  treeCount: number;
  /** By tree, then by the leaf's number: positions in `tickers` of the companies in that leaf. */
  sharing: readonly (readonly Uint16Array[])[];
};

/** Leaves of a tree are numbered from left to right and written as one digit each. */
const leafRadix = 36;
export const leafDigit = (leaf: number): string => leaf.toString(leafRadix);

/** Lays the references of a model file out by tree and leaf. */
export function peerIndexOf(references: ModelFile["references"]): PeerIndex {
  const sorted = references.toSorted((left, right) => (left.ticker < right.ticker ? -1 : 1));
  const treeCount = references[0]?.leaves.length ?? 0;
  const sharing = Array.from({ length: treeCount }, (_, tree) => {
    const byLeaf: number[][] = Array.from({ length: leafRadix }, () => []);
    for (const [position, { leaves }] of sorted.entries()) {
      byLeaf[Number.parseInt(leaves.charAt(tree), leafRadix)]?.push(position);
    }
    return byLeaf.map((positions) => Uint16Array.from(positions));
  });
  return { tickers: sorted.map(({ ticker }) => ticker), treeCount, sharing };
}
