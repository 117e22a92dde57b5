import { describe, expect, it } from "vitest";
import { allowanceAt, startOfDayAfter } from "./plan-limits.ts";

describe("what is left of the free plan", () => {
  const at = new Date("2026-03-02T12:00:00Z");
  const before = (seconds: number) => new Date(at.getTime() - seconds * 1_000);

  it("is everything to who has opened nothing", () => {
    expect(allowanceAt(at, null)).toEqual({ limit: 10, used: 0, remaining: 10, nextInSeconds: 0 });
  });

  it("counts what was opened today, and the seconds to the next", () => {
    const use = { day: "2026-03-02", companies: 7, latestAt: before(18) };
    expect(allowanceAt(at, use)).toEqual({ limit: 10, used: 7, remaining: 3, nextInSeconds: 42 });
    expect(allowanceAt(at, { ...use, latestAt: before(60) }).nextInSeconds).toBe(0);
  });

  it("waits for midnight in Madrid when all are opened", () => {
    const use = { day: "2026-03-02", companies: 10, latestAt: before(3_600) };
    expect(allowanceAt(at, use)).toEqual({ limit: 10, used: 10, remaining: 0, nextInSeconds: 11 * 3_600 });
  });

  it("begins again the next day, but for the minute between two companies", () => {
    const use = { day: "2026-03-01", companies: 10, latestAt: before(5) };
    expect(allowanceAt(at, use)).toEqual({ limit: 10, used: 0, remaining: 10, nextInSeconds: 55 });
  });

  it("does not begin again for a clock that was set back", () => {
    const use = { day: "2026-03-03", companies: 10, latestAt: before(-3_600) };
    expect(allowanceAt(at, use)).toEqual({ limit: 10, used: 10, remaining: 0, nextInSeconds: (11 + 24) * 3_600 });
  });

  it.each([
    ["2026-03-28", "2026-03-28T23:00:00.000Z"],
    ["2026-03-29", "2026-03-29T22:00:00.000Z"],
    ["2026-10-24", "2026-10-24T22:00:00.000Z"],
    ["2026-10-25", "2026-10-25T23:00:00.000Z"],
    ["2026-12-31", "2026-12-31T23:00:00.000Z"],
  ])("ends %s at %s, also where the clocks change", (day, moment) => {
    expect(startOfDayAfter(day).toISOString()).toBe(moment);
  });
});
