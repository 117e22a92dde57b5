import { describe, expect, it } from "vitest";
import { convergingRate, fadingRate, fadingReturn, lastingReturn, yearsTogether } from "./fading-path.ts";

describe("a path of rates", () => {
  it("falls from the first year to the last: 10, 8, 6, 4, 2 %", () => {
    const rates = [1, 2, 3, 4, 5].map((year) => fadingRate({ first: 0.1, last: 0.02, year, years: 5 }));
    for (const [index, rate] of rates.entries()) expect(rate).toBeCloseTo(0.1 - 0.02 * index, 15);
    expect(fadingRate({ first: 0.1, last: 0.02, year: 1, years: 1 })).toBe(0.1);
  });

  it("has left today's by the first year and reaches the other at the horizon: 12, 14, 16, 18, 20 %", () => {
    expect(convergingRate({ from: 0.1, to: 0.2, year: 1, horizon: 5 })).toBeCloseTo(0.12, 15);
    expect(convergingRate({ from: 0.1, to: 0.2, year: 5, horizon: 5 })).toBe(0.2);
  });
});

describe("a return that fades", () => {
  it("keeps a part of what it earns above its cost, and never falls below it", () => {
    expect(lastingReturn({ cost: 0.08, earned: 0.2, kept: 0.25 })).toBeCloseTo(0.11, 15);
    expect(lastingReturn({ cost: 0.08, earned: 0.05, kept: 0.25 })).toBe(0.08);
  });

  it("stays to the horizon, falls in the stage and lasts after it", () => {
    const at = (year: number, fade = 4) => fadingReturn({ earned: 0.2, lasting: 0.12, year, horizon: 5, fade });
    expect([at(5), at(6), at(7), at(9), at(12)]).toEqual([
      0.2,
      expect.closeTo(0.18, 15),
      expect.closeTo(0.16, 15),
      0.12,
      0.12,
    ]);
    expect(at(6, 0)).toBe(0.12);
  });

  it("takes the years of both stages", () => {
    expect(yearsTogether({ horizon: 5, fade: 10 })).toBe(15);
  });
});
