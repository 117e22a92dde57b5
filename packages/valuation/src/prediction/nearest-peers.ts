import type { Ratio } from "../units.ts";
import type { PredictionModel } from "./compiled-model.ts";
import { leafDigit, type PeerIndex } from "./peer-index.ts";
import { leavesReached } from "./perfect-forest.ts";
import { headTurns, type Subject, turnsOf } from "./quantiles.ts";

/** A company that the model treats alike: in `similarity` of the trees both fall into the same leaf. */
export type LeafPeer = { ticker: string; similarity: Ratio };

const nobody = new Uint16Array();

/** The number of the leaf in each of the first `length` trees of the first head's middle forest. */
function leafNumbers(model: PredictionModel, subject: Subject, length: number): Uint16Array {
  const head = model.heads[0];
  if (!head) return nobody;
  const turns = headTurns(head, subject.source, turnsOf(model, subject.vector));
  return leavesReached(head.forests.middle, turns, Math.min(length, head.forests.middle.treeCount));
}

/** The leaf of every tree of the first head's middle forest, up to `length` trees, as a text. */
export const leafSignature = (model: PredictionModel, subject: Subject, length: number): string =>
  Array.from(leafNumbers(model, subject, length), leafDigit).join("");

/** In how many trees each reference company falls into the same leaf. */
function sharedLeaves({ tickers, sharing }: PeerIndex, leaves: Uint16Array): Uint16Array {
  const shared = new Uint16Array(tickers.length);
  for (let tree = 0; tree < leaves.length; tree += 1) {
    const alike = sharing[tree]?.[leaves[tree] ?? 0] ?? nobody;
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
