import type { Ratio } from "../units.ts";
import type { PredictionModel } from "./compiled-model.ts";
import { type Forest, leafCode, leafOf } from "./forest.ts";
import { featureBins, headBins, type Subject } from "./quantiles.ts";

/** A company that the model treats alike: in `similarity` of the trees both fall into the same leaf. */
export type LeafPeer = { ticker: string; similarity: Ratio };

/** Leaves of a tree are numbered from left to right and written as one digit each (base 36). */
function leafDigit(forest: Forest, start: number, bins: ArrayLike<number>): string {
  const leaf = leafOf(forest, start, bins);
  let number = 0;
  for (let node = start; node < leaf; node += 1) if (forest.code[node] === leafCode) number += 1;
  return number.toString(36);
}

/** The leaf of every tree of the first head's middle forest, up to `length` trees, as a text. */
export function leafSignature(model: PredictionModel, subject: Subject, length: number): string {
  const head = model.heads[0];
  if (!head) return "";
  const bins = headBins(head, subject.source, featureBins(model, subject.vector));
  const forest = head.forests.middle;
  return Array.from(forest.starts)
    .slice(0, length)
    .map((start) => leafDigit(forest, start, bins))
    .join("");
}

/**
 * The reference companies nearest to the subject in the space of leaves, nearest first, ties by ticker; the subject
 * itself is left out. Fundamentals alone decide who is near: no price takes part.
 *
 * @see Geertsema & Lu (2023), "Relative Valuation with Machine Learning", Journal of Accounting Research 61(1)
 */
export function nearestPeers(model: PredictionModel, subject: Subject, ticker: string, count = 5): LeafPeer[] {
  const length = model.file.references[0]?.leaves.length ?? 0;
  const own = leafSignature(model, subject, length);
  const peers = model.file.references.flatMap((reference) => {
    if (reference.ticker === ticker) return [];
    let shared = 0;
    for (let tree = 0; tree < length; tree += 1) if (own[tree] === reference.leaves[tree]) shared += 1;
    return [{ ticker: reference.ticker, similarity: shared / length }];
  });
  peers.sort((left, right) => right.similarity - left.similarity || (left.ticker < right.ticker ? -1 : 1));
  return peers.slice(0, count);
}
