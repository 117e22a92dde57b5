import { expect, it } from "vitest";
import { inHundred, thermometerAreas, thermometerBars } from "./thermometer-shapes.ts";

it("rounds parts so that they add up to a hundred", () => {
  expect(inHundred({ overvalued: 1, fair: 1, undervalued: 1 })).toEqual({ over: 34, fair: 33, under: 33 });
  expect(inHundred({ overvalued: 241, fair: 95, undervalued: 211 })).toEqual({ over: 44, fair: 17, under: 39 });
  expect(inHundred({ overvalued: 0, fair: 0, undervalued: 0 })).toBeNull();
});

it("puts the fair part of each bar in the middle, and all on one scale", () => {
  const [first, second] = thermometerBars([
    { over: 60, fair: 20, under: 20 },
    { over: 10, fair: 20, under: 70 },
  ]);
  expect(first?.fair.from).toBeCloseTo(50 - 10 * (50 / 80));
  expect(first?.fair).toEqual(second?.fair);
  expect((second?.under.from ?? 0) + (second?.under.width ?? 0)).toBeCloseTo(100);
  expect(first?.over.from).toBeGreaterThan(0);
});

it("draws what is dear from above and what is cheap from below", () => {
  const areas = thermometerAreas([
    { over: 40, fair: 30, under: 30 },
    { over: 50, fair: 10, under: 40 },
  ]);
  expect(areas).toEqual({ over: "M0 0L0 40L100 50L100 0Z", under: "M0 100L0 70L100 60L100 100Z" });
});
