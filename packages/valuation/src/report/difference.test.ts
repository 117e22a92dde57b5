import { expect, it } from "vitest";
import { differenceOf } from "./difference.ts";

it("says how far a value lies from a price", () => {
  expect([150, 100, 50, 0].map((value) => differenceOf(value, 100))).toEqual([0.5, 0, -0.5, -1]);
});
