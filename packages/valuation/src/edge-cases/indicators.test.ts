import { describe, expect, it } from "vitest";
import { orderedBars } from "../technical/daily-bars.ts";
import { rsi, stochastic } from "../technical/oscillators.ts";
import { bollingerBands } from "../technical/price-ranges.ts";
import { obv } from "../technical/volume.ts";

const series = (of: (index: number) => number, length = 20) => Array.from({ length }, (_, index) => of(index));

describe("edge cases of indicators", () => {
  it("63: RSI needs n + 1 prices that move: gains alone are 100, losses alone 0", () => {
    expect(rsi({ prices: series((index) => index + 1) }).at(-1)).toBe(100);
    expect(rsi({ prices: series((index) => 20 - index) }).at(-1)).toBe(0);
    expect(rsi({ prices: series(() => 10) }).at(-1)).toBeNull();
    expect(rsi({ prices: series((index) => index + 1, 14) })).toEqual(Array(14).fill(null));
    expect(rsi({ prices: series((index) => index + 1, 15) }).at(-1)).toBe(100);
  });

  it("64: bars are sorted, doubled days refused, days without trade neither filled in nor counted", () => {
    const bar = (date: string) => ({ date, high: 2, low: 1, close: 2 });
    const ordered = orderedBars([bar("2026-03-09"), bar("2026-03-02")]);
    expect(ordered.kind === "ordered" && ordered.bars.map(({ date }) => date)).toEqual(["2026-03-02", "2026-03-09"]);
    expect(orderedBars([bar("2026-03-02"), bar("2026-03-02")])).toMatchObject({
      kind: "rejected",
      reason: "repeatedDate",
    });
    expect(obv({ prices: [1, 2, 3], volumes: [10, 0, 5] })).toEqual([0, 0, 5]);
  });

  it("65: bands of a price that never moves are the price, and it has no place between them", () => {
    // The sum of twenty times 0.1 is not 2 in doubles.
    const { middle, upper, lower, percentB } = bollingerBands({ prices: series(() => 0.1) });
    expect([middle, upper, lower, percentB].map((line) => line.at(-1))).toEqual([0.1, 0.1, 0.1, null]);
  });

  it("66: a range of nothing has no places in it: neither 0 nor 50", () => {
    const bars = series(() => 10).map((price) => ({ high: price, low: price, close: price }));
    const { k, d } = stochastic({ bars });
    expect([k.at(-1), d.at(-1)]).toEqual([null, null]);
  });
});
