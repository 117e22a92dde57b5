import { describe, expect, it } from "vitest";
import { pastScaleOf, standingOf } from "./past-scale.ts";

const month = (asOf: string, price: number, low: number | null = null, high: number | null = null) => ({
  asOf,
  price,
  low,
  high,
});

describe("the scale of price and value through time", () => {
  it("begins at nothing where the drawing comes near it, and else at what is drawn", () => {
    expect(pastScaleOf([month("2026-01-31", 100, 20, 120), month("2026-02-28", 90, 20, 120)]).y(0)).toBe(100);
    const high = pastScaleOf([month("2026-01-31", 100, 80, 120), month("2026-02-28", 90, 80, 120)]);
    expect([high.y(80), high.y(120)]).toEqual([100, 0]);
  });

  it("follows the price where the band reaches many times further, and says where it cuts", () => {
    const scale = pastScaleOf([month("2026-01-31", 10, 5, 400), month("2026-02-28", 10, 5, 400)]);
    expect(scale.cutAt).toBe(30);
    expect(scale.y(10)).toBeCloseTo(66.67, 1);
    expect(pastScaleOf([month("2026-01-31", 10, 5, 29), month("2026-02-28", 10)]).cutAt).toBeNull();
  });

  it("has at most four marks and a place for every month, also where no month has a band", () => {
    for (const price of [0.004, 7, 12, 35, 80, 97, 12_345, 700_000]) {
      const scale = pastScaleOf([month("2025-12-31", price), month("2026-01-31", price * 1.3)]);
      expect(scale.ticks.length).toBeLessThanOrEqual(4);
      expect(scale.ticks.length).toBeGreaterThan(1);
      expect([scale.y(price), scale.x(1)].every(Number.isFinite)).toBe(true);
      expect(scale.years).toEqual([{ index: 1, year: "2026" }]);
    }
  });
});

describe("where the price stands against the band", () => {
  const inside = month("2026-01-31", 10, 5, 15);
  const above = month("2026-02-28", 20, 5, 15);
  it("names the first month of the run up to the last", () => {
    expect(standingOf([inside, above, { ...above, asOf: "2026-03-31" }])).toEqual({
      side: "above",
      since: "2026-02-28",
      isWhole: false,
    });
    expect(standingOf([inside, month("2026-02-28", 4, 5, 15)])).toEqual({
      side: "below",
      since: "2026-02-28",
      isWhole: false,
    });
  });

  it("knows of no beginning where every month is alike, and ends the run at a month without a band", () => {
    expect(standingOf([inside, { ...inside, asOf: "2026-02-28" }])?.isWhole).toBe(true);
    expect(standingOf([month("2025-12-31", 10), inside])).toEqual({
      side: "within",
      since: "2026-01-31",
      isWhole: false,
    });
  });

  it("says nothing where the last month has no band", () => {
    expect(standingOf([inside, month("2026-02-28", 10)])).toBeNull();
    expect(standingOf([])).toBeNull();
  });
});
