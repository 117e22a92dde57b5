import { expect, it } from "vitest";
import { mostOf } from "./most-of.ts";

const kept = { free: 50, pro: 500 };

it("counts by the plan of an account where plans limit", () => {
  expect(mostOf(true)(kept, { plan: "free" })).toBe(50);
  expect(mostOf(true)(kept, { plan: "pro" })).toBe(500);
});

it("counts by the largest plan where plans limit no one", () => {
  expect(mostOf(false)(kept, { plan: "free" })).toBe(500);
  expect(mostOf(false)(kept, { plan: "pro" })).toBe(500);
});
