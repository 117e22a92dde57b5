import { describe, expect, it } from "vitest";
import { multipleScaleOf } from "./multiple-scale.ts";

const dates = ["2025-10-31", "2025-11-30", "2025-12-31", "2026-01-31"];

describe("the scale of multiples", () => {
  it("holds the band, today and all months that are near them, from zero where they come down to it", () => {
    const scale = multipleScaleOf({ dates, values: [4, 12, null, 19], band: { low: 5, high: 18 }, today: 20 });
    expect(scale.ticks).toEqual([0, 5, 10, 15, 20]);
    expect([scale.y(0), scale.y(20)]).toEqual([100, 0]);
    expect(scale.isCut).toBe(false);
    expect([scale.x(0), scale.x(3)]).toEqual([0, 100]);
    expect(scale.years).toEqual([{ index: 3, year: "2026" }]);
  });

  it("cuts a month further outside the band than it is wide, and says so; today always has room", () => {
    const scale = multipleScaleOf({ dates, values: [160, 24, 26, 30], band: { low: 24, high: 34 }, today: 31 });
    expect(scale.y(160)).toBeLessThan(0);
    expect(scale.y(44)).toBeGreaterThanOrEqual(0);
    expect(scale.isCut).toBe(true);
    const dear = multipleScaleOf({ dates, values: [24, 26, 28, 30], band: { low: 24, high: 34 }, today: 90 });
    expect(dear.y(90)).toBeGreaterThanOrEqual(0);
    expect(dear.isCut).toBe(false);
  });

  it("goes below zero with yields that are, and does not divide by nothing", () => {
    const scale = multipleScaleOf({ dates, values: [-0.02, 0.03, 0.04, 0.05], band: null, today: null });
    expect(scale.y.domain()[0]).toBeLessThanOrEqual(-0.02);
    expect(scale.isCut).toBe(false);
    const flat = multipleScaleOf({ dates, values: [7, 7, 7, 7], band: { low: 7, high: 7 }, today: 7 });
    expect(Number.isFinite(flat.y(7))).toBe(true);
  });
});
