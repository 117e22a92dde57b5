import { expect, it } from "vitest";
import { chosenYearsOf } from "./chosen-years.ts";

it("a number set for one year is a leaf of that year, and years without one have none", () => {
  const { growthByYear, marginByYear } = chosenYearsOf({ growthByYear: [0.1, null, 0.3] });
  expect(growthByYear).toMatchObject([
    { name: "yearGrowth", value: 0.1, year: 1, chosenBy: "user" },
    null,
    { name: "yearGrowth", value: 0.3, year: 3, chosenBy: "user" },
  ]);
  expect(marginByYear).toEqual([]);
});
