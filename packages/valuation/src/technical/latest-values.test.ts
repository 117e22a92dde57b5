import { describe, expect, it } from "vitest";
import * as latest from "./latest-values.ts";
import { ema, macd, sma } from "./moving-averages.ts";
import { relativeStrength, rsi } from "./oscillators.ts";
import { atr, bollingerBands } from "./price-ranges.ts";
import { obv } from "./volume.ts";

const closes = [10, 11, 10.5, 12, 12.5, 12, 13, 12.8, 13.6, 14];

describe("the value of an indicator on the last day", () => {
  it("is the last one of its line", () => {
    expect(latest.averageClose({ closes: [10, 11, 12] })).toBe(11);
    expect(latest.averageClose({ closes })).toBe(sma({ prices: closes, period: 10 }).at(-1));
    expect(latest.exponentialAverage({ closes, period: 3 })).toBe(ema({ prices: closes, period: 3 }).at(-1));
    const bands = bollingerBands({ prices: closes, period: 10 });
    expect(latest.bollingerUpper({ closes })).toBe(bands.upper.at(-1));
    expect(latest.bollingerLower({ closes })).toBe(bands.lower.at(-1));
    const signal = macd({ prices: closes, fast: 2, slow: 4, signalPeriod: 3 }).signal.at(-1);
    expect(latest.convergenceSignal({ closes, fast: 2, slow: 4, period: 3 })).toBe(signal);
    expect(signal).toBeGreaterThan(0);
  });

  it("takes the close where a day has no range", () => {
    const bars = closes.map((close) => ({ close, high: close, low: close }));
    const line = atr({ bars, period: 3 });
    expect(latest.averageTrueRange({ closes, highs: [], lows: [], period: 3 })).toBe(line.at(-1));
    expect(line.at(-1)).toBeGreaterThan(0);
  });

  it("adds volume by the direction of the price: 5 + 4 − 3 − 0", () => {
    expect(latest.onBalanceVolume({ closes: [10, 11, 12, 11, 11], volumes: [1, 5, 4, 3, 2] })).toBe(6);
    expect(obv({ prices: [10, 11, 12, 11, 11], volumes: [1, 5, 4, 3, 2] }).at(-1)).toBe(6);
  });

  it("is null without a series", () => {
    expect(latest.averageClose({ closes: [] })).toBeNull();
    expect(latest.averageGain({ closes: [10], period: 3 })).toBeNull();
    expect(latest.averageGain({ closes: [10, Number.NaN, 12, 13], period: 2 })).toBeNull();
  });
});

describe("gains and losses", () => {
  it("are means of the changes: rises of 2 and 1 over three days are 1, a fall of 3 is 1", () => {
    expect(latest.averageGain({ closes: [10, 12, 9, 10], period: 3 })).toBe(1);
    expect(latest.averageLoss({ closes: [10, 12, 9, 10], period: 3 })).toBe(1);
  });

  it("make the relative strength index, bit for bit", () => {
    const gain = latest.averageGain({ closes, period: 4 }) ?? Number.NaN;
    const loss = latest.averageLoss({ closes, period: 4 }) ?? Number.NaN;
    expect(relativeStrength({ gain, loss })).toBe(rsi({ prices: closes, period: 4 }).at(-1));
    expect(relativeStrength({ gain: 3, loss: 1 })).toBe(75);
    expect(relativeStrength({ gain: 0, loss: 0 })).toBeNull();
  });
});
