import { describe, expect, it } from "vitest";
import { countUpTo, histogramOfSorted } from "./histogram.ts";

describe("countUpTo", () => {
  it.each([
    [0.9, 0],
    [1, 1],
    [2, 3],
    [2.5, 3],
    [7, 5],
    [8, 5],
  ])("counts what is at most %d: %d", (limit, count) => {
    expect(countUpTo([1, 2, 2, 5, 7], limit)).toBe(count);
  });

  it("counts nothing where there is nothing", () => {
    expect(countUpTo([], 1)).toBe(0);
  });
});

describe("histogramOfSorted", () => {
  it("puts a value on a border into the range that begins there, and the top into the last", () => {
    expect(histogramOfSorted({ sorted: [0, 1, 1.5, 2, 3.9, 4], low: 0, high: 4, bins: 4 })).toEqual([
      { from: 0, to: 1, count: 1 },
      { from: 1, to: 2, count: 2 },
      { from: 2, to: 3, count: 1 },
      { from: 3, to: 4, count: 2 },
    ]);
  });

  it("counts what lies outside in the first and the last range", () => {
    const counts = histogramOfSorted({ sorted: [-9, 10, 11, 40, 50], low: 10, high: 30, bins: 2 });
    expect(counts).toEqual([
      { from: 10, to: 20, count: 3 },
      { from: 20, to: 30, count: 2 },
    ]);
  });

  it("is one range where all values are the same", () => {
    expect(histogramOfSorted({ sorted: [5, 5, 5], low: 5, high: 5, bins: 40 })).toEqual([{ from: 5, to: 5, count: 3 }]);
  });
});
