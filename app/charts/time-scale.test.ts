import { expect, it } from "vitest";
import { stretchesOf, timeScaleOf } from "./time-scale.ts";

it("lays months from edge to edge and money from nothing at the foot", () => {
  const { x, y, ticks, years } = timeScaleOf(["2024-11-30", "2024-12-31", "2025-01-31"], [37, 12]);
  expect([x(0), x(1), x(2)]).toEqual([0, 50, 100]);
  expect(ticks).toEqual([0, 10, 20, 30, 40]);
  expect([y(0), y(10), y(40)]).toEqual([100, 75, 0]);
  expect(years).toEqual([{ index: 2, year: "2025" }]);
});

it("draws a single month, and one worth nothing, without dividing by nothing", () => {
  const { x, y } = timeScaleOf(["2025-01-31"], [0]);
  expect(x(0)).toBe(0);
  expect(y(0)).toBe(100);
});

it("breaks a line where a month is missing", () => {
  expect(stretchesOf([null, 1, 2, null, 3], (item) => item !== null)).toEqual([[1, 2], [4]]);
  expect(stretchesOf([], () => true)).toEqual([]);
});
