import { describe, expect, it } from "vitest";
import { criticalT, twoSidedProbability } from "./student-t.ts";

describe("Student's t", () => {
  // Fisher & Yates, Statistical Tables, table III: two-sided 5 %
  it.each([
    [1, 12.706],
    [2, 4.303],
    [5, 2.571],
    [7, 2.365],
    [30, 2.042],
    [120, 1.98],
  ])("has the tabled critical value with %d degrees of freedom", (degrees, tabled) => {
    expect(criticalT({ probability: 0.05, degrees })).toBeCloseTo(tabled, 3);
  });

  it("takes degrees of freedom that are no whole number between their neighbours", () => {
    const [low, middle, high] = [1, 1.5, 2].map((degrees) => criticalT({ probability: 0.05, degrees }));
    expect(low).toBeGreaterThan(middle ?? 0);
    expect(middle).toBeGreaterThan(high ?? 0);
  });

  it("is the closed form with one and with two degrees of freedom", () => {
    // Cauchy: 1 − 2/π · arctan t; two degrees: 1 − t/√(2 + t²)
    expect(twoSidedProbability({ t: 3, degrees: 1 })).toBeCloseTo(1 - (2 / Math.PI) * Math.atan(3), 12);
    expect(twoSidedProbability({ t: -1.5, degrees: 2 })).toBeCloseTo(1 - 1.5 / Math.sqrt(4.25), 12);
    expect(twoSidedProbability({ t: 0, degrees: 3 })).toBe(1);
  });
});
