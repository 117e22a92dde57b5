import type { Ratio } from "@valora/valuation";
import type { PredictionModel } from "./compiled-model.ts";
import { leafDigit, type PeerIndex, rowPlace } from "./peer-index.ts";
import { leavesReached } from "./perfect-forest.ts";
import { type AskedSubject, headTurns } from "./quantiles.ts";

/** A company that the model treats alike: in `similarity` of the trees both fall into the same leaf. */
export type LeafPeer = { ticker: string; similarity: Ratio };

/** Whose neighbours, how many, and what tells the issuer of a symbol; without it each symbol is one. */
export type NearestTo = { ticker: string; issuerOf?: ((ticker: string) => string) | undefined; count?: number };

const noPeers = new Uint16Array();

/** The number of the leaf in each of the first `length` trees of the first head's middle forest. */
function leafNumbers(model: PredictionModel, subject: AskedSubject, length: number): Uint16Array {
  const head = model.heads[0];
  if (!head) return noPeers;
  const turns = headTurns(head, subject.source, subject.turns);
  return leavesReached(head.forests.middle, turns, Math.min(length, head.forests.middle.treeCount));
}

/** The leaf of every tree of the first head's middle forest, up to `length` trees, as a text. */
export const leafSignature = (model: PredictionModel, subject: AskedSubject, length: number): string =>
  Array.from(leafNumbers(model, subject, length), leafDigit).join("");

/**
 * In how many trees each reference company falls into the same leaf. Four companies are counted in one addition, and four
 * trees in one pass over them.
 */
function sharedLeaves(peers: PeerIndex, leaves: Uint16Array): Uint8Array {
  const { words, rows } = peers;
  const sums = new Int32Array(words);
  const rowOf = (tree: number): number => rowPlace(peers, tree, leaves[tree]);
  for (let tree = 0; tree < leaves.length; tree += 4) {
    const [first, second, third, fourth] = [rowOf(tree), rowOf(tree + 1), rowOf(tree + 2), rowOf(tree + 3)];
    for (let word = 0; word < words; word += 1) {
      const firstTwo = (rows[first + word] ?? 0) + (rows[second + word] ?? 0);
      const lastTwo = (rows[third + word] ?? 0) + (rows[fourth + word] ?? 0);
      sums[word] = (sums[word] ?? 0) + firstTwo + lastTwo;
    }
  }
  return new Uint8Array(sums.buffer);
}

/** Positions of the `count` companies that share most leaves, and of those that share as many as the last of them. */
function nearestPositions({ tickers, treeCount }: PeerIndex, shared: Uint8Array, count: number): number[] {
  const companies = new Uint16Array(treeCount + 1);
  for (let position = 0; position < tickers.length; position += 1) {
    const leaves = shared[position] ?? 0;
    companies[leaves] = (companies[leaves] ?? 0) + 1;
  }
  let needed = treeCount;
  let found = companies[needed] ?? 0;
  while (needed > 0 && found < count) {
    needed -= 1;
    found += companies[needed] ?? 0;
  }
  const nearest: number[] = [];
  for (let position = 0; position < tickers.length; position += 1) {
    if ((shared[position] ?? 0) >= needed) nearest.push(position);
  }
  return nearest;
}

/**
 * The reference companies nearest to the subject in the space of leaves, nearest first, ties by ticker, each issuer
 * once; the subject itself is left out, in all its classes. Fundamentals alone decide who is near: no price takes part.
 *
 * @see Geertsema & Lu (2023), "Relative Valuation with Machine Learning", Journal of Accounting Research 61(1)
 */
export function nearestPeers(
  model: PredictionModel,
  subject: AskedSubject,
  { ticker, issuerOf = (listed) => listed, count = 5 }: NearestTo,
): LeafPeer[] {
  const { peers } = model;
  const seen = new Set([issuerOf(ticker)]);
  const isFirst = (other: string) => !seen.has(issuerOf(other)) && seen.add(issuerOf(other)) !== null;
  const shared = sharedLeaves(peers, leafNumbers(model, subject, peers.treeCount));
  // More than asked for: the subject may be among them, and each issuer in a second class.
  return nearestPositions(peers, shared, 2 * (count + 1))
    .map((position) => ({ ticker: peers.tickers[position] ?? "", leaves: shared[position] ?? 0 }))
    .toSorted((left, right) => right.leaves - left.leaves)
    .filter((peer) => peer.ticker !== ticker && isFirst(peer.ticker))
    .slice(0, count)
    .map((peer) => ({ ticker: peer.ticker, similarity: peer.leaves / peers.treeCount }));
}
