import { expect, it } from "vitest";
import { teamLimitsOf } from "./team-limits.ts";

it("gives each plan its own limits, and every person the largest where plans limit no one", () => {
  const largest = { teams: 10, seats: 30, books: 50, versions: 500, theses: 500, policies: 50 };
  expect(teamLimitsOf("free", true)).toEqual({ teams: 1, seats: 3, books: 3, versions: 20, theses: 20, policies: 3 });
  expect(teamLimitsOf("pro", true)).toEqual(largest);
  expect(teamLimitsOf("free", false)).toEqual(largest);
});
