import { expect, it } from "vitest";
import { dotScaleOf } from "./dot-scale.ts";

it("lays values from nothing to well beyond the marks", () => {
  const scale = dotScaleOf([10, 5]);
  expect([scale?.at(0), scale?.at(8), scale?.at(16)]).toEqual([0, 50, 100]);
  expect([0.1, 16, 16.1, 0, -3].map((value) => scale?.holds(value))).toEqual([true, true, false, false, false]);
});

it("does not exist where no mark is above nothing", () => {
  expect(dotScaleOf([])).toBeNull();
  expect(dotScaleOf([-4, 0])).toBeNull();
});
