import { describe, expect, it } from "vitest";
import { barScaleOf } from "./bar-scale.ts";

describe("the scale of bars", () => {
  it("begins at nothing and holds every amount", () => {
    const { y, ticks } = barScaleOf([215_639, 391_035]);
    expect(y(0)).toBe(100);
    expect(y(391_035)).toBeGreaterThanOrEqual(0);
    expect(ticks[0]).toBe(0);
    expect(ticks.length).toBeGreaterThanOrEqual(2);
  });

  it("draws losses below zero", () => {
    const { y, ticks } = barScaleOf([-1_200, 400]);
    expect(y(-1_200)).toBeLessThanOrEqual(100);
    expect(y(-1_200)).toBeGreaterThan(y(0));
    expect(ticks).toContain(0);
  });

  it("gives a small loss a small place, and a small gain too", () => {
    const loss = barScaleOf([65_179, -204]);
    expect(loss.y(0)).toBeGreaterThan(85);
    expect(loss.y(-204)).toBeLessThan(100);
    expect(loss.ticks.every((tick) => tick >= 0)).toBe(true);
    const gain = barScaleOf([-65_179, 204]);
    expect(gain.y(0)).toBeLessThan(15);
    expect(gain.y(204)).toBeGreaterThan(0);
  });

  it("has a scale for nothing at all", () => {
    const { y, ticks } = barScaleOf([]);
    expect(y(0)).toBe(100);
    expect(ticks.every(Number.isFinite)).toBe(true);
  });

  it("names at most five amounts, nothing among them", () => {
    for (const amounts of [[-3, 97], [-50, 51], [1, 2, 3], [0.1], [-999, 12], [1e12, -4e11]]) {
      const { ticks } = barScaleOf(amounts);
      expect(ticks.length, amounts.join()).toBeLessThanOrEqual(5);
      expect(ticks, amounts.join()).toContain(0);
    }
  });
});
