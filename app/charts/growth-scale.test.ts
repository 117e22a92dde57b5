import { growthBinsOf } from "@valora/valuation";
import { describe, expect, it } from "vitest";
import { growthScaleOf } from "./growth-scale.ts";

const rates = { figure: "revenue", years: 10, companies: 1, from: "2014-12-31", to: "2025-12-31" } as const;
const bins = growthBinsOf({ ...rates, growths: [] });

describe("the line of a histogram of growth", () => {
  it("places every growth within the bin that counts it", () => {
    const { at, place } = growthScaleOf(bins);
    for (const growth of [-0.9, -0.0801, -0.08, -0.03, 0, 0.0199, 0.02, 0.061, 0.2599, 0.26, 4]) {
      const index = growthBinsOf({ ...rates, growths: [growth] }).findIndex(({ count }) => count === 1);
      const { x, width } = place(index);
      expect(at(growth), String(growth)).toBeGreaterThanOrEqual(x - 1e-9);
      expect(at(growth), String(growth)).toBeLessThanOrEqual(x + width + 1e-9);
    }
  });

  it("fills the width, and names whole steps, nothing among them", () => {
    const { place, ticks, at } = growthScaleOf(bins);
    const last = place(bins.length - 1);
    expect(place(0).x).toBe(0);
    expect(last.x + last.width).toBeCloseTo(100, 9);
    expect(ticks).toEqual([-0.08, 0, 0.08, 0.16, 0.24]);
    expect(at(0)).toBeLessThan(at(0.08));
  });
});
