import { describe, expect, it } from "vitest";
import { rankCorrelation } from "./rank-correlation.ts";

describe("rank correlation", () => {
  it("lets equal values share their mean rank", () => {
    // scipy.stats.spearmanr([1, 2, 2, 4], [10, 30, 20, 40]).statistic = 0.9486832980505138
    expect(rankCorrelation([1, 2, 2, 4], [10, 30, 20, 40])).toBeCloseTo(0.9486832980505138, 12);
  });

  it("is −1 where the order is turned round, whatever the distances", () => {
    expect(rankCorrelation([1, 2, 3], [9, 4, 1])).toBeCloseTo(-1, 12);
  });

  it("is unknown for fewer than two pairs, and where one side is the same in all", () => {
    expect([rankCorrelation([], []), rankCorrelation([1], [2]), rankCorrelation([1, 2, 3], [5, 5, 5])]).toEqual([
      null,
      null,
      null,
    ]);
  });
});
