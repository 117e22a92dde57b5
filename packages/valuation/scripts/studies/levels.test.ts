import { describe, expect, it } from "vitest";
import { levelOf, weightedMean } from "./levels.ts";

const of = (...pairs: [ratio: number, weight: number][]) => pairs.map(([ratio, weight]) => ({ ratio, weight }));

describe("levelOf", () => {
  it("gives the middle company, the mean by market value and that without the largest", () => {
    // (0.5 × 6 + 1 × 3 + 2 × 1) ÷ 10 = 0.8; without the largest (3 + 2) ÷ 4
    expect(levelOf(of([0.5, 6], [1, 3], [2, 1]))).toEqual({
      companies: 3,
      median: 1,
      weighted: expect.closeTo(0.8, 12),
      withoutLargest: 1.25,
    });
  });

  it("leaves out one company where two are the largest", () => {
    expect(levelOf(of([1, 5], [3, 5])).withoutLargest).toBe(3);
  });

  it("is unknown of nothing, and without the largest of one company", () => {
    expect(levelOf([])).toEqual({ companies: 0, median: null, weighted: null, withoutLargest: null });
    expect(levelOf(of([0.7, 2]))).toMatchObject({ median: 0.7, weighted: 0.7, withoutLargest: null });
  });

  it("does not depend on the unit of market values", () => {
    const companies = of([0.4, 10], [0.9, 30], [1.6, 20]);
    const inThousands = companies.map(({ ratio, weight }) => ({ ratio, weight: weight / 1000 }));
    expect(weightedMean(inThousands)).toBeCloseTo(weightedMean(companies) ?? Number.NaN, 12);
  });
});
