import { describe, expect, it } from "vitest";
import { overlappingMean } from "./overlapping-mean.ts";

const yearly = (...values: number[]) => values.map((value, index) => ({ year: 2000 + index, value }));

describe("overlappingMean", () => {
  it("is the ordinary t interval where windows do not overlap", () => {
    // Student (1908), additional hours of sleep; R's t.test(extra): t = 4.0621, p = 0.002833, 0.7001 to 2.4599
    const sleep = overlappingMean(yearly(1.2, 2.4, 1.3, 1.3, 0, 1, 1.8, 0.8, 4.6, 1.4), 1);
    expect(sleep?.mean).toBeCloseTo(1.58, 12);
    expect(sleep?.low).toBeCloseTo(0.7001142, 6);
    expect(sleep?.high).toBeCloseTo(2.4598858, 6);
    expect(sleep?.probability).toBeCloseTo(0.002833, 5);
    expect(sleep?.independentDates).toBeCloseTo(10, 12);
  });

  it("counts two windows of two years that begin a year apart for four thirds", () => {
    // R = [1 ½; ½ 1]: 1'R1/4 = ¾, tr(MR) = ½, so σ² = ½d² ÷ ½ = d² with one degree of freedom; error = d·√¾
    const pair = overlappingMean(yearly(0.1, 0.3), 2);
    expect(pair?.independentDates).toBeCloseTo(4 / 3, 12);
    // 12.706… × 0.2 × √0.75
    expect((pair?.high ?? 0) - (pair?.mean ?? 0)).toBeCloseTo(12.7062047 * 0.2 * Math.sqrt(0.75), 6);
  });

  it("knows less the more the windows overlap", () => {
    const figures = yearly(0.1, -0.2, 0.3, 0.05, 0.2, -0.1);
    const widths = [1, 2, 3].map((years) => {
      const { low, high } = overlappingMean(figures, years) ?? {};
      return (high ?? 0) - (low ?? 0);
    });
    expect(widths).toEqual(widths.toSorted((a, b) => a - b));
  });

  it("has no interval of one date and nothing of none", () => {
    expect(overlappingMean(yearly(0.2), 3)).toMatchObject({ mean: 0.2, low: null, high: null, probability: null });
    expect(overlappingMean([], 1)).toBeNull();
  });
});
