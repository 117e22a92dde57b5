import { describe, expect, it } from "vitest";
import { missingBin } from "./bins.ts";
import { compileModel } from "./compiled-model.ts";
import { codeOf, featureOf, forestContributions, forestUnits, leafOf } from "./forest.ts";
import type { ForestFile } from "./model-file.ts";
import { tinyModel } from "./tiny-model.ts";

function compiled(middle: ForestFile) {
  const [head] = tinyModel().heads;
  if (!head) throw new Error("the tiny model has heads");
  const [compiledHead] = compileModel(tinyModel({ heads: [{ ...head, forests: { ...head.forests, middle } }] })).heads;
  if (!compiledHead) throw new Error("as many heads as were given");
  return compiledHead.forests.middle;
}

/** Asks feature 0 at bin 0 first, whose code is the smallest there is; then feature 2, missing values to the left. */
const asksForTheFirstFeature: ForestFile = {
  base: 5,
  nodes: [1, 0, 1 + codeOf(2, 3, true), 0, 0, 1, 0, 0],
  values: [40, 10, 70, 60, 90, -1, -3, 2],
};

describe("a forest", () => {
  it("writes a question as one number that is read back", () => {
    expect(codeOf(0, 0, false)).toBe(0);
    expect(codeOf(3, 5, true)).toBe(1 + 2 * 5 + 128 * 3);
    expect(codeOf(34, 63, true)).toBe(34 * 128 + 127);
    expect([codeOf(3, 5, true), codeOf(34, 63, true)].map(featureOf)).toEqual([3, 34]);
  });

  it.each<[string, readonly number[], number]>([
    ["left at the bin itself", [0, 9, 9], 5 + 10 - 3],
    ["right above it, then left at the bin itself", [1, 9, 3], 5 + 60 + 2],
    ["right twice", [1, 9, 4], 5 + 90 + 2],
    ["right where a missing value is sent right", [missingBin, 9, 4], 5 + 90 + 2],
    ["left where a missing value is sent left", [1, 9, missingBin], 5 + 60 + 2],
  ])("goes %s", (_, bins, units) => {
    const forest = compiled(asksForTheFirstFeature);
    expect(forestUnits(forest, bins)).toBe(units);
    const { baseline, byFeature } = forestContributions(forest, bins, 3);
    expect(baseline).toBe(5 + 40 - 1);
    expect(byFeature.reduce((total, value) => total + value, baseline)).toBe(units);
  });

  it("credits every step to the feature that was asked", () => {
    // Right at feature 0 (40 → 70), left at feature 2 (70 → 60); the second tree right at feature 0 (−1 → 2).
    const { byFeature } = forestContributions(compiled(asksForTheFirstFeature), [1, 9, 3], 3);
    expect(Array.from(byFeature)).toEqual([30 + 3, 0, -10]);
  });

  it("finds the leaf of each tree by its place in the row of nodes", () => {
    const forest = compiled(asksForTheFirstFeature);
    expect(Array.from(forest.starts)).toEqual([0, 5]);
    expect([0, 5].map((start) => leafOf(forest, start, [1, 9, 4]))).toEqual([4, 7]);
    expect([0, 5].map((start) => leafOf(forest, start, [0, 9, 4]))).toEqual([1, 6]);
  });
});
