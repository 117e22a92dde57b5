import { expect, it } from "vitest";
import { histogram } from "./measure-companies.ts";

it("counts a value at an edge in the bin that begins there, and what lies beyond beside", () => {
  const counted = histogram([-0.01, 0, 0.3, 0.6, 0.7, 1.2, 1.3], { from: 0, width: 0.1, count: 12 });
  expect(counted.counts).toEqual([1, 0, 0, 1, 0, 0, 1, 1, 0, 0, 0, 0]);
  expect([counted.below, counted.above]).toEqual([1, 2]);
});

it("takes quartiles between neighbours in proportion", () => {
  const { low, median, high, companies } = histogram([1, 2, 3, 4], { from: 0, width: 1, count: 5 });
  expect([low, median, high, companies]).toEqual([1.75, 2.5, 3.25, 4]);
});
