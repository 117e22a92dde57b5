import { describe, expect, it } from "vitest";
import { atr, bollingerBands } from "./price-ranges.ts";

describe("the average true range", () => {
  const bars = [
    { high: 10, low: 8, close: 9 },
    { high: 12, low: 11, close: 11.5 },
    { high: 11, low: 6, close: 7 },
  ];

  it("counts the gap of the night before: ranges 2, 12 − 9, 11.5 − 6", () => {
    expect(atr({ bars, period: 1 })).toEqual([2, 3, 5.5]);
  });

  it("begins with the mean and then smooths: 2.5, (2.5 + 5.5) / 2", () => {
    expect(atr({ bars, period: 2 })).toEqual([null, 2.5, 4]);
  });

  it("has no answer before the period is over, or for a price that is no number", () => {
    expect(atr({ bars })).toEqual([null, null, null]);
    expect(atr({ bars: [{ high: Number.NaN, low: 1, close: 1 }], period: 1 })).toEqual([null]);
    expect(atr({ bars, period: -1 })).toEqual([null, null, null]);
  });
});

describe("Bollinger bands", () => {
  it("stand two deviations of the population around the average", () => {
    // 2, 4, 4, 4, 5, 5, 7, 9: mean 5, deviation 2 of the population (2.14 of a sample).
    const { middle, upper, lower, percentB } = bollingerBands({ prices: [2, 4, 4, 4, 5, 5, 7, 9], period: 8 });
    expect([middle, upper, lower, percentB].map((line) => line.at(-1))).toEqual([5, 9, 1, 1]);
    expect(middle.slice(0, 7)).toEqual(Array(7).fill(null));
  });

  it("are all the average when no deviation is asked for", () => {
    const { upper, lower, percentB } = bollingerBands({ prices: [1, 3], period: 2, deviations: 0 });
    expect([upper.at(-1), lower.at(-1), percentB.at(-1)]).toEqual([2, 2, null]);
  });

  it("have no answer for fewer than twenty prices, a price that is no number, or fewer than no deviations", () => {
    expect(bollingerBands({ prices: [1, 2] }).upper).toEqual([null, null]);
    expect(bollingerBands({ prices: [1, Number.NaN], period: 1 }).lower).toEqual([null, null]);
    expect(bollingerBands({ prices: [1, 2], period: 1, deviations: -1 }).middle).toEqual([null, null]);
  });
});
