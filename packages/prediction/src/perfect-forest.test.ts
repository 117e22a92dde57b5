import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { missingBin } from "./bins.ts";
import { forestOf } from "./compiled-model.ts";
import { codeOf, leafCode, leafOf } from "./forest.ts";
import { forestContributions, forestPathsOf } from "./forest-paths.ts";
import type { ForestFile } from "./model-file.ts";
import { forestUnits, leavesReached, type PerfectForest, perfectForestOf } from "./perfect-forest.ts";
import { answer, type SplitOutcomes, splitOutcomesFor } from "./split-outcomes.ts";

function turnsOfBins(bins: readonly number[]) {
  const turns = splitOutcomesFor(bins.length);
  // Answered twice: what an earlier company has left behind must not count.
  for (const [feature] of bins.entries()) answer(turns, feature, 63);
  for (const [feature, bin] of bins.entries()) answer(turns, feature, bin);
  return turns;
}

function contributionsOf(forest: PerfectForest, turns: SplitOutcomes, featureCount: number) {
  const paths = forestPathsOf(forest);
  return { baseline: paths.baseline, byFeature: forestContributions(paths, turns, featureCount) };
}

/** Asks feature 0 at bin 0 first, whose code is the smallest there is; then feature 2, missing values to the left. */
const asksForTheFirstFeature: ForestFile = {
  base: 5,
  nodes: [1, 0, 1 + codeOf(2, 3, true), 0, 0, 1, 0, 0],
  values: [40, 10, 70, 60, 90, -1, -3, 2],
};
const filled = perfectForestOf(forestOf(asksForTheFirstFeature, 1), 3);

describe("a forest laid out for walking", () => {
  it.each<[string, readonly number[], number, readonly number[]]>([
    ["left at the bin itself", [0, 9, 9], 5 + 10 - 3, [0, 0]],
    ["right above it, then left at the bin itself", [1, 9, 3], 5 + 60 + 2, [1, 1]],
    ["right twice", [1, 9, 4], 5 + 90 + 2, [2, 1]],
    ["right where a missing value is sent right", [missingBin, 9, 4], 5 + 90 + 2, [2, 1]],
    ["left where a missing value is sent left", [1, 9, missingBin], 5 + 60 + 2, [1, 1]],
  ])("goes %s", (_, bins, units, leaves) => {
    const turns = turnsOfBins(bins);
    expect(forestUnits(filled, turns)).toBe(units);
    expect(Array.from(leavesReached(filled, turns, 2))).toEqual(leaves);
    const { baseline, byFeature } = contributionsOf(filled, turns, 3);
    expect(baseline).toBe(5 + 40 - 1);
    expect(byFeature.reduce((total, value) => total + value, baseline)).toBe(units);
  });

  it("credits every step to the feature that was asked", () => {
    // Right at feature 0 (40 → 70), left at feature 2 (70 → 60); the second tree right at feature 0 (−1 → 2).
    const { byFeature } = contributionsOf(filled, turnsOfBins([1, 9, 3]), 3);
    expect(Array.from(byFeature)).toEqual([30 + 3, 0, -10]);
  });

  it("of no trees, or of leaves alone, says what is said before any question", () => {
    const none = perfectForestOf(forestOf({ base: 7, nodes: [], values: [] }, 1), 1);
    const leaves = perfectForestOf(forestOf({ base: 7, nodes: [0, 0], values: [1, 2] }, 1), 1);
    expect([none, leaves].map((each) => forestUnits(each, turnsOfBins([3])))).toEqual([7, 10]);
    expect(contributionsOf(leaves, turnsOfBins([3]), 1).baseline).toBe(10);
  });

  it("answers as the trees that were grown do, whatever their shape", () => {
    const bin = fc.oneof(fc.integer({ min: 0, max: 63 }), fc.constant(missingBin));
    fc.assert(
      fc.property(
        fc.array(treeOf(5), { maxLength: 11 }),
        fc.array(bin, { minLength: 4, maxLength: 4 }),
        (trees, bins) => {
          const nodes = trees.flat();
          const forest = forestOf({ base: 3, nodes, values: nodes.map((_, position) => position * 7 - 20) }, 1);
          const reached = Array.from(forest.starts, (start) => leafOf(forest, start, bins));
          const units = reached.reduce((sum, leaf) => sum + (forest.value[leaf] ?? 0), forest.base);
          const [laidOut, turns] = [perfectForestOf(forest, 4), turnsOfBins(bins)];
          expect(forestUnits(laidOut, turns)).toBe(units);
          const { baseline, byFeature } = contributionsOf(laidOut, turns, 4);
          expect(byFeature.reduce((sum, value) => sum + value, baseline)).toBe(units);
          expect(baseline).toBe(Array.from(forest.starts).reduce((sum, start) => sum + (forest.value[start] ?? 0), 3));
          const numbers = reached.map((leaf, tree) => leavesBefore(forest.code, forest.starts[tree] ?? 0, leaf));
          expect(Array.from(leavesReached(laidOut, turns, trees.length))).toEqual(numbers);
        },
      ),
    );
  });
});

const leavesBefore = (code: ArrayLike<number>, start: number, leaf: number) =>
  Array.from(code)
    .slice(start, leaf)
    .filter((each) => each === leafCode).length;

/** A tree of any shape in the pre-order of files, at most `depth` deep: 0 for a leaf. */
function treeOf(depth: number): fc.Arbitrary<readonly number[]> {
  const leaf = fc.constant<readonly number[]>([0]);
  if (depth === 0) return leaf;
  const question = fc
    .tuple(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0, max: 63 }), fc.boolean())
    .map(([feature, bin, missingLeft]) => 1 + codeOf(feature, bin, missingLeft));
  const below = treeOf(depth - 1);
  return fc.oneof(
    { weight: 1, arbitrary: leaf },
    {
      weight: 3,
      arbitrary: fc.tuple(question, below, below).map(([asked, left, right]) => [asked, ...left, ...right]),
    },
  );
}
