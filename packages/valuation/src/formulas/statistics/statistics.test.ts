import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  harmonicMean,
  largestRemainderShares,
  mean,
  median,
  medianAbsoluteDeviation,
  percentile,
  percentileOfSorted,
  populationStandardDeviation,
  sampleStandardDeviation,
} from "./statistics.ts";

const priceToEarnings = [12, 15, 18, 22, 60];
const values = fc.array(fc.double({ min: -1e6, max: 1e6, noNaN: true }), { minLength: 1, maxLength: 20 });

describe("averages", () => {
  it("differ when one peer is far off", () => {
    expect(mean(priceToEarnings)).toBeCloseTo(25.4, 12);
    expect(median(priceToEarnings)).toBe(18);
    expect(harmonicMean(priceToEarnings)).toBeCloseTo(18.67925, 5);
  });

  it("of an even number take the middle of the middle", () => {
    expect(median([4, 1, 3, 2])).toBe(2.5);
  });

  it("of nothing do not exist", () => {
    expect(mean([])).toBeNull();
    expect(median([])).toBeNull();
    expect(harmonicMean([])).toBeNull();
  });

  it("by the harmonic mean need positive values", () => {
    expect(harmonicMean([10, 0])).toBeNull();
    expect(harmonicMean([10, -5])).toBeNull();
  });

  it("leave their input as it was", () => {
    const unsorted = [3, 1, 2];
    median(unsorted);
    expect(unsorted).toEqual([3, 1, 2]);
  });
});

describe("standard deviation", () => {
  it("divides by n − 1 for a sample and by n for a population", () => {
    const opinions = [90, 110, 120, 80, 100];
    expect(sampleStandardDeviation(opinions)).toBeCloseTo(15.8114, 4);
    expect(populationStandardDeviation(opinions)).toBeCloseTo(14.1421, 4);
  });

  it("does not exist for too few values", () => {
    expect(sampleStandardDeviation([5])).toBeNull();
    expect(sampleStandardDeviation([])).toBeNull();
    expect(populationStandardDeviation([])).toBeNull();
    expect(populationStandardDeviation([5])).toBe(0);
  });

  it("stays when all values move together", () => {
    fc.assert(
      fc.property(values, (sample) => {
        const moved = populationStandardDeviation(sample.map((value) => value + 1000));
        expect(moved).toBeCloseTo(populationStandardDeviation(sample) ?? Number.NaN, 5);
      }),
    );
  });
});

describe("percentiles", () => {
  it("interpolate as PERCENTILE.INC does", () => {
    // position (5 − 1) × 0.25 = 1 → 15; (5 − 1) × 0.9 = 3.6 → 22 + 0.6 × 38
    expect(percentile({ values: priceToEarnings, probability: 0.25 })).toBe(15);
    expect(percentile({ values: priceToEarnings, probability: 0.9 })).toBeCloseTo(44.8, 12);
    expect(percentile({ values: [1, 2, 3, 4], probability: 0.3 })).toBeCloseTo(1.9, 12);
  });

  it("at the ends are the extremes", () => {
    expect(percentile({ values: priceToEarnings, probability: 0 })).toBe(12);
    expect(percentile({ values: priceToEarnings, probability: 1 })).toBe(60);
  });

  it("sort by size, not by spelling", () => {
    expect(percentile({ values: [100, 9, 20], probability: 0.5 })).toBe(20);
  });

  it("do not exist outside 0…1 or without values", () => {
    expect(percentile({ values: [1], probability: -0.1 })).toBeNull();
    expect(percentile({ values: [1], probability: 1.1 })).toBeNull();
    expect(percentile({ values: [1], probability: Number.NaN })).toBeNull();
    expect(percentile({ values: [], probability: 0.5 })).toBeNull();
  });

  it("of a typed array are the same", () => {
    expect(percentileOfSorted({ sorted: Float64Array.of(1, 2, 3, 4), probability: 0.3 })).toBeCloseTo(1.9, 12);
  });

  it("rise with the probability", () => {
    const probability = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(values, probability, probability, (sample, first, second) => {
        const [low, high] = first < second ? [first, second] : [second, first];
        const below = percentile({ values: sample, probability: low }) ?? Number.NaN;
        const above = percentile({ values: sample, probability: high }) ?? Number.NaN;
        expect(below).toBeLessThanOrEqual(above + 1e-9);
      }),
    );
  });
});

describe("median absolute deviation", () => {
  it("ignores an outlier", () => {
    // median 18, distances 6, 3, 0, 4, 42
    expect(medianAbsoluteDeviation(priceToEarnings)).toBe(4);
    expect(medianAbsoluteDeviation([])).toBeNull();
  });
});

describe("shares by largest remainder", () => {
  it("add up to 100.0 %", () => {
    expect(largestRemainderShares({ counts: [1, 1, 1] })).toEqual([0.334, 0.333, 0.333]);
    expect(largestRemainderShares({ counts: [3, 3, 1] })).toEqual([0.429, 0.428, 0.143]);
    expect(largestRemainderShares({ counts: [2, 3, 1] })).toEqual([0.333, 0.5, 0.167]);
  });

  it("round to whole percents when asked", () => {
    expect(largestRemainderShares({ counts: [1, 1, 1], decimals: 0 })).toEqual([0.34, 0.33, 0.33]);
  });

  it("of nothing do not exist", () => {
    expect(largestRemainderShares({ counts: [0, 0, 0] })).toBeNull();
    expect(largestRemainderShares({ counts: [] })).toBeNull();
  });

  it("are in exact thousandths whatever the counts", () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 500 }), { minLength: 1, maxLength: 8 }), (counts) => {
        const shares = largestRemainderShares({ counts });
        if (shares === null) {
          expect(counts.every((count) => count === 0)).toBe(true);
          return;
        }
        const thousandths = shares.map((share) => Math.round(share * 1000));
        expect(thousandths.reduce((sum, share) => sum + share, 0)).toBe(1000);
        const total = counts.reduce((sum, count) => sum + count, 0);
        counts.forEach((count, index) => {
          expect(Math.abs((shares[index] ?? Number.NaN) - count / total)).toBeLessThan(0.001);
        });
      }),
    );
  });
});
