import { describe, expect, it } from "vitest";
import { keptReturnOf } from "./kept-return.ts";

describe("keptReturnOf", () => {
  it("gives three answers to the same pairs", () => {
    // now 1, 2, 3; later 1, 1, 3: slope 2/2; through the origin (1 + 2 + 9)/14; ratios 1, ½, 1
    const pairs = [
      { now: 1, later: 1 },
      { now: 2, later: 1 },
      { now: 3, later: 3 },
    ];
    expect(keptReturnOf(pairs)).toEqual({ pairs: 3, leastSquares: 1, throughOrigin: 12 / 14, medianRatio: 1 });
  });

  it("agrees three times where every excess keeps the same part", () => {
    const pairs = [0.02, 0.1, 0.3].map((now) => ({ now, later: 0.6 * now }));
    const { leastSquares, throughOrigin, medianRatio } = keptReturnOf(pairs);
    for (const answer of [leastSquares, throughOrigin, medianRatio]) expect(answer).toBeCloseTo(0.6, 12);
  });

  it("knows nothing of nothing", () => {
    expect(keptReturnOf([])).toEqual({ pairs: 0, leastSquares: null, throughOrigin: null, medianRatio: null });
  });
});
