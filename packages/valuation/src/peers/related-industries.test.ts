import { expect, it } from "vitest";
import { areRelated } from "./related-industries.ts";

it.each([
  ["Retail REITs", "Office REITs", true],
  ["Retail REITs", "Regional Banks", false],
  ["Regional Banks", "Retail REITs", false],
  ["Biotechnology", "Pharmaceuticals", true],
  ["Biotechnology", "Semiconductors", false],
  ["No such industry", "Nor this one", false],
])("%s and %s are related: %s", (first, second, isRelated) => {
  expect(areRelated(first, second)).toBe(isRelated);
});
