import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { percentileRank } from "./percentile-rank.ts";

describe("percentileRank", () => {
  it("equals the places counted by hand", () => {
    // of 1, 2, 2, 4 two are below 3 … of 2 one is below and two are equal: (1 + 1) / 4
    expect(percentileRank({ value: 3, others: [1, 2, 2, 4] })).toBe(0.75);
    expect(percentileRank({ value: 2, others: [1, 2, 2, 4] })).toBe(0.5);
    expect(percentileRank({ value: 0, others: [1, 2] })).toBe(0);
    expect(percentileRank({ value: 9, others: [1, 2] })).toBe(1);
  });

  it("says nothing without others", () => {
    expect(percentileRank({ value: 1, others: [] })).toBeNull();
  });

  it("turns over when all signs are turned", () => {
    fc.assert(
      fc.property(fc.integer(), fc.array(fc.integer(), { minLength: 1 }), (value, others) => {
        const turned = percentileRank({ value: -value, others: others.map((other) => -other) });
        expect((percentileRank({ value, others }) ?? 0) + (turned ?? 0)).toBeCloseTo(1, 12);
      }),
    );
  });
});
