import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { rsi, stochastic } from "./oscillators.ts";

// Closes of QQQQ in the published sheet "cs-rsi" of StockCharts, unrounded.
const closes = [
  44.3389, 44.0902, 44.1497, 43.6124, 44.3278, 44.8264, 45.0955, 45.4245, 45.8433, 46.0826, 45.8931, 46.0328, 45.614,
  46.282, 46.282, 46.0028, 46.0328,
];

describe("the relative strength index", () => {
  it("agrees with the published sheet, from the fifteenth price on", () => {
    const line = rsi({ prices: closes });
    expect(line.slice(0, 14)).toEqual(Array(14).fill(null));
    expect(line.slice(14).map((value) => value?.toFixed(2))).toEqual(["70.53", "66.32", "66.55"]);
  });

  it("stays within 0 and 100, and does not depend on the unit of the price", () => {
    const prices = fc.array(fc.double({ min: 0.01, max: 1e6, noNaN: true }), { minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(prices, fc.integer({ min: 1, max: 20 }), (values, period) => {
        const line = rsi({ prices: values, period });
        expect(rsi({ prices: values.map((value) => 1024 * value), period })).toEqual(line);
        for (const value of line.filter((each) => each !== null)) {
          expect(value).toBeGreaterThanOrEqual(0);
          expect(value).toBeLessThanOrEqual(100);
        }
      }),
      { numRuns: 1000 },
    );
  });

  it("mirrors itself when prices are turned upside down", () => {
    const upright = rsi({ prices: closes }).at(-1) ?? 0;
    expect(rsi({ prices: closes.map((close) => 100 - close) }).at(-1)).toBeCloseTo(100 - upright, 9);
  });

  it("has no answer when a price or the period is no number", () => {
    expect(rsi({ prices: [1, Number.POSITIVE_INFINITY, 2], period: 1 })).toEqual([null, null, null]);
    expect(rsi({ prices: [1, 2], period: 1.5 })).toEqual([null, null]);
  });
});

describe("the stochastic oscillator", () => {
  const bars = [
    { high: 12, low: 8, close: 9 },
    { high: 13, low: 9, close: 12 },
    { high: 14, low: 10, close: 13 },
    { high: 14, low: 11, close: 12 },
  ];

  it("is the place of the close in the range, its signal the mean of it, by hand", () => {
    // Ranges of two days: 8–13, 9–14, 10–14; closes 12, 13, 12.
    const { k, d } = stochastic({ bars, period: 2, signalPeriod: 2 });
    expect(k).toEqual([null, 80, 80, 50]);
    expect(d).toEqual([null, null, 80, 65]);
  });

  it("looks at fourteen days, and at three places of them, unless told", () => {
    // Each day stands one higher, with a range of two: from the 14th on the close is 14 above the lowest of fifteen.
    const rising = Array.from({ length: 17 }, (_, day) => ({
      high: day + 2,
      low: day,
      close: day + (day === 14 ? 2 : 1),
    }));
    const { k, d } = stochastic({ bars: rising });
    expect(k.slice(0, 13)).toEqual(Array(13).fill(null));
    const places = [14 / 15, 1, 14 / 15, 14 / 15].map((place) => expect.closeTo(100 * place, 10));
    expect(k.slice(13)).toEqual(places);
    expect(d.slice(0, 15)).toEqual(Array(15).fill(null));
    expect(d.slice(15)).toEqual([1, 1].map(() => expect.closeTo((100 * (14 / 15 + 14 / 15 + 1)) / 3, 10)));
  });

  it("has no answer before the period is over, for a price that is no number, or for a period that is none", () => {
    expect(stochastic({ bars }).k).toEqual([null, null, null, null]);
    expect(stochastic({ bars: [{ high: 2, low: Number.NaN, close: 1 }], period: 1 }).k).toEqual([null]);
    expect(stochastic({ bars, period: 0 })).toEqual({ k: Array(4).fill(null), d: Array(4).fill(null) });
    expect(stochastic({ bars, period: 1, signalPeriod: 0 }).d).toEqual(Array(4).fill(null));
  });

  it("follows its line from the first days on where each day is a period: (50 + 25 + 75) / 3", () => {
    const closes = [1.5, 1.25, 1.75, 1].map((close) => ({ high: 2, low: 1, close }));
    const { k, d } = stochastic({ bars: closes, period: 1, signalPeriod: 3 });
    expect(k).toEqual([50, 25, 75, 0]);
    expect(d).toEqual([null, null, expect.closeTo(50, 12), expect.closeTo(100 / 3, 12)]);
  });
});
