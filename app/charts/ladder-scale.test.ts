import { describe, expect, it } from "vitest";
import { ladderScaleOf } from "./ladder-scale.ts";

describe("the line of a ladder", () => {
  it("holds every rung and nothing, with room at both ends", () => {
    const { at, holds } = ladderScaleOf([7.2, -0.2, null, -11.4], 90);
    expect([7.2, -0.2, -11.4, 0].map(holds)).toEqual([true, true, true, true]);
    expect(at(7.2)).toBe(92);
    expect(at(-11.4)).toBe(8);
  });

  it("holds a price that is near, and leaves out one that is far", () => {
    expect(ladderScaleOf([10, 5, null, 2], 25).holds(25)).toBe(true);
    expect(ladderScaleOf([10, 5, null, 2], 31).holds(31)).toBe(false);
    expect(ladderScaleOf([10, 5], 3).holds(3)).toBe(true);
  });

  it("draws a single rung", () => {
    const { at } = ladderScaleOf([0, null], null);
    expect(Number.isFinite(at(0))).toBe(true);
  });
});
