import { expect, it } from "vitest";
import { waitOf } from "./allowance-line.tsx";

it.each([
  [1, "1\u00a0s"],
  [119, "119\u00a0s"],
  [120, "2\u00a0min"],
  [3_541, "1\u00a0h 0\u00a0min"],
  [18_180, "5\u00a0h 3\u00a0min"],
])("says %d seconds as a person would", (seconds, text) => {
  expect(waitOf(seconds)).toBe(text);
});
