import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ema, macd, sma } from "./moving-averages.ts";

// Closes of Intel in the published sheet "cs-movavg" of StockCharts.
const intel = [22.27, 22.19, 22.08, 22.17, 22.18, 22.13, 22.23, 22.43, 22.24, 22.29, 22.15, 22.39, 22.38];
const anyPrices = fc.array(fc.double({ min: 0.01, max: 1e6, noNaN: true }), { minLength: 1, maxLength: 60 });

describe("the simple moving average", () => {
  it("agrees with the published sheet, from the tenth price on", () => {
    const line = sma({ prices: intel, period: 10 });
    expect(line.slice(0, 9)).toEqual(Array(9).fill(null));
    expect(line.slice(9).map((value) => value?.toFixed(3))).toEqual(["22.221", "22.209", "22.229", "22.259"]);
  });

  it("lies between the lowest and the highest price of its window, and scales with the prices", () => {
    fc.assert(
      fc.property(anyPrices, fc.integer({ min: 1, max: 20 }), (prices, period) => {
        const doubled = sma({ prices: prices.map((price) => 2 * price), period });
        for (const [index, value] of sma({ prices, period }).entries()) {
          expect(value === null).toBe(index < period - 1);
          if (value === null) continue;
          const window = prices.slice(index - period + 1, index + 1);
          expect(value).toBeGreaterThanOrEqual(Math.min(...window) * (1 - 1e-12));
          expect(value).toBeLessThanOrEqual(Math.max(...window) * (1 + 1e-12));
          expect(doubled[index]).toBe(2 * value);
        }
      }),
      { numRuns: 1000 },
    );
  });

  it.each([0, -1, 2.5, Number.NaN])("has no answer for a period of %s", (period) => {
    expect(sma({ prices: [1, 2, 3], period })).toEqual([null, null, null]);
  });

  it("has no answer when a price is no number, and none for no prices", () => {
    expect(sma({ prices: [1, Number.NaN, 3], period: 1 })).toEqual([null, null, null]);
    expect(sma({ prices: [], period: 3 })).toEqual([]);
  });
});

describe("the exponential moving average", () => {
  it("begins with the simple average: 2, then (4 − 2)/2 more, for 1, 2, 3, 4 and a period of 3", () => {
    expect(ema({ prices: [1, 2, 3, 4], period: 3 })).toEqual([null, null, 2, 3]);
  });

  it("begins with the first price when asked to: 1, 1.5, 2.25, 3.125", () => {
    expect(ema({ prices: [1, 2, 3, 4], period: 3, seed: "firstPrice" })).toEqual([1, 1.5, 2.25, 3.125]);
  });

  it("agrees between its seeds after six periods or so", () => {
    const prices = Array.from({ length: 160 }, (_, index) => 100 + 10 * Math.sin(index / 5));
    const [simple, first] = [ema({ prices, period: 20 }), ema({ prices, period: 20, seed: "firstPrice" })];
    expect(simple.at(-1)).toBeCloseTo(first.at(-1) ?? 0, 4);
    expect(simple[20]).not.toBeCloseTo(first[20] ?? 0, 1);
  });

  it("has no answer with fewer prices than the period or a period that is no number", () => {
    expect(ema({ prices: [1, 2], period: 3 })).toEqual([null, null]);
    expect(ema({ prices: [1, 2], period: 0 })).toEqual([null, null]);
  });
});

describe("MACD", () => {
  const prices = [1, 2, 4, 7, 11, 16];

  it("is the distance of two averages, its signal the average of it, by hand", () => {
    // Fast EMA (1, from the price itself): the prices. Slow EMA (3): –, –, 7/3, 14/3, 47/6, 143/12.
    const { line, signal, histogram } = macd({ prices, fast: 1, slow: 3, signalPeriod: 2 });
    expect(line.slice(0, 2)).toEqual([null, null]);
    expect(line[2]).toBeCloseTo(5 / 3, 12);
    expect(line[3]).toBeCloseTo(7 / 3, 12);
    expect(line[5]).toBeCloseTo(16 - 143 / 12, 12);
    expect(signal.slice(0, 3)).toEqual([null, null, null]);
    expect(signal[3]).toBeCloseTo(2, 12);
    expect(histogram[3]).toBeCloseTo(1 / 3, 12);
    expect(histogram[2]).toBeNull();
  });

  it("begins its signal with the line when averages begin with the first price", () => {
    const { line, signal, histogram } = macd({ prices, fast: 1, slow: 3, signalPeriod: 2, seed: "firstPrice" });
    expect(line[1]).toBeNull();
    expect(line[2]).toBeCloseTo(4 - 2.75, 12);
    expect(signal[2]).toBe(line[2]);
    expect(histogram[2]).toBe(0);
  });

  it("is zero for a price that never moves", () => {
    const { line, signal } = macd({ prices: Array(40).fill(10) });
    expect([line[24], line[25], line[39]]).toEqual([null, 0, 0]);
    expect([signal[32], signal[33]]).toEqual([null, 0]);
  });

  it("has no answer when the fast period is not below the slow one", () => {
    expect(macd({ prices: [1, 2], fast: 2, slow: 2 })).toEqual({
      line: [null, null],
      signal: [null, null],
      histogram: [null, null],
    });
  });
});
