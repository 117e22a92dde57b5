import { describe, expect, it } from "vitest";
import { ema } from "./moving-averages.ts";
import { type PriceDay, type Technical, technicalOf } from "./technical.ts";

/** A share that gains one a day from 101, every day two wide, on consecutive days of 2024 and 2025. */
const days = (count: number): PriceDay[] =>
  Array.from({ length: count }, (_, index) => {
    const close = 101 + index;
    const date = new Date(Date.UTC(2024, 0, 1 + index)).toISOString().slice(0, 10);
    return { date, open: close - 0.5, high: close + 1, low: close - 1, close, volume: 1_000 };
  });

function read(given: readonly PriceDay[]): Technical {
  const technical = technicalOf(given);
  if ("kind" in technical) throw new Error(technical.reason);
  return technical;
}

describe("technicalOf", () => {
  it("equals the values worked out by hand for a share that gains one a day", () => {
    const { lines, overLongAverage, yearRange } = read(days(400));
    // last close 500: the mean of the last n closes is 500 - (n - 1) / 2
    expect(lines.sma50.at(-1)).toBeCloseTo(475.5, 10);
    expect(lines.sma200.at(-1)).toBeCloseTo(400.5, 10);
    expect(overLongAverage).toBeCloseTo(500 / 400.5 - 1, 12);
    // 20 consecutive whole numbers deviate by √((400 − 1) / 12) from their mean 490.5
    expect(lines.bollingerUpper.at(-1)).toBeCloseTo(490.5 + 2 * Math.sqrt(399 / 12), 9);
    expect(lines.bollingerLower.at(-1)).toBeCloseTo(490.5 - 2 * Math.sqrt(399 / 12), 9);
    expect(lines.rsi14.at(-1)).toBe(100);
    // yesterday's close lies inside today's range of two
    expect(lines.atr14.at(-1)).toBeCloseTo(2, 12);
    expect(lines.obv.at(-1)).toBe(399_000);
    // an average that lags a straight line lags it by (n − 1) / 2: 12.5 − 5.5
    expect(lines.macd.at(-1)).toBeCloseTo(7, 8);
    expect(lines.macdHistogram.at(-1)).toBeCloseTo(0, 8);
    expect(lines.ema20.at(-1)).toBe(ema({ prices: days(400).map(({ close }) => close), period: 20 }).at(-1));
    expect(yearRange).toEqual({ highest: 501, lowest: 500 - 365 - 1 });
  });

  it("has no line before there are enough days, and says so with null", () => {
    const { lines, overLongAverage } = read(days(60));
    expect(lines.sma200.every((value) => value === null)).toBe(true);
    expect(lines.sma50[48]).toBeNull();
    expect(lines.sma50[49]).toBeCloseTo(125.5, 10);
    expect(overLongAverage).toBeNull();
  });

  it("leaves out what needs highs, lows or volumes when a day does not tell them", () => {
    const [first, ...rest] = days(30);
    if (first === undefined) throw new Error("no days");
    const { lines } = read([{ ...first, high: null, volume: null }, ...rest]);
    expect(lines.atr14.every((value) => value === null)).toBe(true);
    expect(lines.obv.every((value) => value === null)).toBe(true);
    expect(lines.rsi14.at(-1)).toBe(100);
  });

  it("puts days in order, and refuses what is no series of prices", () => {
    expect(read(days(30).toReversed())).toEqual(read(days(30)));
    const [first, second] = days(2);
    if (first === undefined || second === undefined) throw new Error("no days");
    expect(technicalOf([first, { ...second, date: first.date }])).toMatchObject({ reason: "repeatedDate" });
    expect(technicalOf([{ ...first, low: 200 }])).toMatchObject({ kind: "rejected", reason: "notAPrice" });
    expect(read([]).yearRange).toBeNull();
  });
});
