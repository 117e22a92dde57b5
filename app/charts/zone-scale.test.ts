import { expect, it } from "vitest";
import { zoneScaleOf } from "./zone-scale.ts";

it("lays zones beside each other, and a value beyond them at the edge", () => {
  const { stretches, limits, at } = zoneScaleOf([1, 3], 2);
  expect(limits.map((limit) => limit.toFixed(2))).toEqual(["35.71", "64.29"]);
  expect(at).toBeCloseTo(50, 10);
  expect(stretches.map(({ from, to }) => [from.toFixed(2), to.toFixed(2)])).toEqual([
    ["0.00", "35.71"],
    ["35.71", "64.29"],
    ["64.29", "100.00"],
  ]);
  expect(zoneScaleOf([1, 3], 40).at).toBe(100);
  expect(zoneScaleOf([1, 3], -40).at).toBe(0);
});

it("lays two zones about a single limit", () => {
  const { stretches, limits, at } = zoneScaleOf([-1.5], -2);
  expect(limits).toEqual([50]);
  expect(stretches).toEqual([
    { from: 0, to: 50 },
    { from: 50, to: 100 },
  ]);
  expect(at).toBe(25);
});
