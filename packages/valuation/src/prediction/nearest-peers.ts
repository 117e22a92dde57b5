import type { Ratio } from "../units.ts";
import type { PredictionModel } from "./compiled-model.ts";
import { type Forest, leafCode, leafOf } from "./forest.ts";
import { leafDigit, type PeerIndex } from "./peer-index.ts";
import { featureBins, headBins, type Subject } from "./quantiles.ts";

/** A company that the model treats alike: in `similarity` of the trees both fall into the same leaf. */
export type LeafPeer = { ticker: string; similarity: Ratio };

/** Leaves of a tree are numbered from left to right. */
function leafNumber(forest: Forest, start: number, bins: ArrayLike<number>): number {
  const leaf = leafOf(forest, start, bins);
  let number = 0;
  for (let node = start; node < leaf; node += 1) if (forest.code[node] === leafCode) number += 1;
  return number;
}

/** The number of the leaf in each of the first `length` trees of the first head's middle forest. */
function leafNumbers(model: PredictionModel, subject: Subject, length: number): number[] {
  const head = model.heads[0];
  if (!head) return [];
  const bins = headBins(head, subject.source, featureBins(model, subject.vector));
  const forest = head.forests.middle;
  return Array.from(forest.starts)
    .slice(0, length)
    .map((start) => leafNumber(forest, start, bins));
}

/** The leaf of every tree of the first head's middle forest, up to `length` trees, as a text. */
export const leafSignature = (model: PredictionModel, subject: Subject, length: number): string =>
  leafNumbers(model, subject, length).map(leafDigit).join("");

const nobody = new Uint16Array();

/** In how many trees each reference company falls into the same leaf. */
function sharedLeaves({ tickers, sharing }: PeerIndex, leaves: readonly number[]): Uint16Array {
  const shared = new Uint16Array(tickers.length);
  for (const [tree, leaf] of leaves.entries()) {
    const alike = sharing[tree]?.[leaf] ?? nobody;
    for (let index = 0; index < alike.length; index += 1) {
      const position = alike[index] ?? 0;
      shared[position] = (shared[position] ?? 0) + 1;
    }
  }
  return shared;
}

/**
 * The reference companies nearest to the subject in the space of leaves, nearest first, ties by ticker; the subject
 * itself is left out. Fundamentals alone decide who is near: no price takes part.
 *
 * @see Geertsema & Lu (2023), "Relative Valuation with Machine Learning", Journal of Accounting Research 61(1)
 */
export function nearestPeers(model: PredictionModel, subject: Subject, ticker: string, count = 5): LeafPeer[] {
  const { tickers, treeCount } = model.peers;
  const shared = sharedLeaves(model.peers, leafNumbers(model, subject, treeCount));
  const sharedBy = (position: number) => shared[position] ?? 0;
  // Short and always in order: most companies are farther than the last one of it and are passed over at once.
  const nearest: number[] = [];
  let needed = 0;
  for (let position = 0; position < tickers.length; position += 1) {
    if (sharedBy(position) < needed || tickers[position] === ticker) continue;
    const place = nearest.findIndex((other) => sharedBy(position) > sharedBy(other));
    nearest.splice(place < 0 ? nearest.length : place, 0, position);
    if (nearest.length > count) nearest.pop();
    const last = nearest[count - 1];
    if (last !== undefined) needed = sharedBy(last) + 1;
  }
  return nearest.map((position) => ({
    ticker: tickers[position] ?? "",
    similarity: sharedBy(position) / treeCount,
  }));
}
