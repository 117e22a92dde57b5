import { describe, expect, it } from "vitest";
import { forestOf } from "./compiled-model.ts";
import { codeOf, featureOf, leafOf } from "./forest.ts";
import type { ForestFile } from "./model-file.ts";

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

  it("finds the leaf of each tree by its place in the row of nodes", () => {
    const forest = forestOf(asksForTheFirstFeature, 1);
    expect(Array.from(forest.starts)).toEqual([0, 5]);
    expect([0, 5].map((start) => leafOf(forest, start, [1, 9, 4]))).toEqual([4, 7]);
    expect([0, 5].map((start) => leafOf(forest, start, [0, 9, 4]))).toEqual([1, 6]);
  });
});
