import { describe, expect, it } from "vitest";
import { conformalMargins, type Miss } from "./conformal.ts";
import { groupOf, marketYearOf } from "./examples.ts";

const misses = (sector: Miss["sector"], lows: readonly number[]): Miss[] =>
  lows.map((low) => ({ sector, low, high: -1 }));

describe("conformal margins", () => {
  it("are the finite-sample quantile of the misses", () => {
    // Nine misses 0.1 … 0.9: the ⌈10 × 0.9⌉-th smallest is the largest.
    const { all } = conformalMargins(misses("energy", [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9]));
    expect(all.low).toBeCloseTo(0.9, 12);
    expect(all.high).toBe(-1);
  });

  it("are one of the misses, never a value between two: ⌈21 × 0.9⌉ = 19 of twenty, ⌈20 × 0.9⌉ = 18 of nineteen", () => {
    const counted = (count: number) =>
      conformalMargins(
        misses(
          "energy",
          Array.from({ length: count }, (_, at) => at + 1),
        ),
      ).all.low;
    expect([5, 19, 20, 99].map(counted)).toEqual([5, 18, 19, 90]);
  });

  it("of a small sector stay near the market's, those of a large one near its own", () => {
    const market = misses(
      "industrials",
      Array.from({ length: 900 }, () => 0),
    );
    const margin = (count: number) =>
      conformalMargins([
        ...market,
        ...misses(
          "energy",
          Array.from({ length: count }, () => 1),
        ),
      ]).sectors.energy?.low ?? 0;
    expect(margin(5)).toBeLessThan(0.5);
    expect(margin(80)).toBeGreaterThan(0.5);
  });
});

describe("market years", () => {
  it("run from July to June", () => {
    expect(["2024-06-30", "2024-07-01", "2025-01-31"].map(marketYearOf)).toEqual([2023, 2024, 2024]);
  });

  it("leave a company in one group for good", () => {
    const example = { ticker: "AAPL" };
    expect(groupOf(example, 1, 3)).toBe(groupOf({ ticker: "AAPL" }, 1, 3));
    expect([0, 1, 2]).toContain(groupOf(example, 1, 3));
  });
});
