import { describe, expect, it } from "vitest";
import { inNumbers } from "../trace/calculation.ts";
import { assumption, type Quantity } from "../trace/trace.ts";
import { growthOver } from "./growth-path.ts";
import { timelineOf } from "./timeline.ts";

const rate = (value: number): Quantity => assumption("growth", value, "rate");

describe("growth over the years ahead", () => {
  const timeline = timelineOf({ horizon: 3, fadeYears: 2 });
  const path = (chosen: readonly (Quantity | null)[]) =>
    growthOver(timeline, { first: rate(0.1), last: rate(0.02), chosen }).path(inNumbers);

  it("falls in equal steps from the first year's to the one for ever", () => {
    expect(path([]).map((growth) => Number(growth.toFixed(12)))).toEqual([0.1, 0.08, 0.06, 0.04, 0.02]);
  });

  it("is the reader's in each year that is set, up to the horizon and not beyond", () => {
    const chosen = path([rate(0.3), null, rate(0.5), rate(0.7), rate(0.9)]);
    expect(chosen.map((growth) => Number(growth.toFixed(12)))).toEqual([0.3, 0.08, 0.5, 0.04, 0.02]);
  });

  it("is worked out once for each way of calculating", () => {
    const growth = growthOver(timeline, { first: rate(0.1), last: rate(0.02), chosen: [] });
    expect(growth.path(inNumbers)).toBe(growth.path(inNumbers));
  });
});
