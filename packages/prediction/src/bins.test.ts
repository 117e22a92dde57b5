import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { binOf, largestEdgeCount, missingBin } from "./bins.ts";

const edges = [-2, 0, 0.5, 3, 8];

describe("the bin of a value", () => {
  it.each([
    [Number.NEGATIVE_INFINITY, 0],
    [-2.0001, 0],
    [-2, 0],
    [-1.9999, 1],
    [0, 1],
    [0.25, 2],
    [0.5, 2],
    [0.51, 3],
    [3, 3],
    [7.9, 4],
    [8, 4],
    [8.1, 5],
    [Number.POSITIVE_INFINITY, 5],
  ])("of %d is %d: the number of edges below it, an edge itself staying on its left", (value, bin) => {
    expect(binOf(edges, value)).toBe(bin);
  });

  it("is the only one there is when nothing is cut", () => {
    expect(binOf([], 7)).toBe(0);
  });

  it("is its own for a missing value, fits into a byte, and is reached by no value of the largest feature", () => {
    const largest = Array.from({ length: largestEdgeCount }, (_, index) => index);
    expect(binOf(edges, Number.NaN)).toBe(255);
    expect(Uint8Array.of(missingBin)[0]).toBe(255);
    expect(binOf(largest, Number.POSITIVE_INFINITY)).toBe(63);
  });

  it("is found by halving as it is by counting", () => {
    const rising = fc.uniqueArray(fc.integer({ min: -50, max: 50 }), { maxLength: 63 });
    fc.assert(
      fc.property(rising, fc.integer({ min: -60, max: 60 }), (values, value) => {
        const sorted = values.toSorted((left, right) => left - right);
        expect(binOf(sorted, value)).toBe(sorted.filter((edge) => edge < value).length);
      }),
    );
  });
});
