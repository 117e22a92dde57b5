import { describe, expect, it } from "vitest";
import { Failure } from "../../../failure.ts";
import { readSchedule } from "../use-cases/read-schedule.ts";
import { nextRuns } from "./cron-schedule.ts";

const runsFrom = (cron: string, timeZone: string, after: string, count = 3) =>
  nextRuns({ cron, timeZone }, new Date(after), count).map((run) => run.toISOString().slice(0, 16));

describe("the nights on which clocks change", () => {
  it.each([
    ["Europe/Madrid, forward: 02:30 is left out", "30 2 * * *", "Europe/Madrid", "2026-03-27T12:00Z"],
    ["New York, forward: 02:30 is left out", "30 2 * * *", "America/New_York", "2026-03-06T12:00Z"],
  ])("run at the first minute after the gap: %s", (_, cron, zone, after) => {
    const expected = {
      "Europe/Madrid": ["2026-03-28T01:30", "2026-03-29T01:00", "2026-03-30T00:30"],
      "America/New_York": ["2026-03-07T07:30", "2026-03-08T07:00", "2026-03-09T06:30"],
    };
    expect(runsFrom(cron, zone, after)).toEqual(expected[zone as keyof typeof expected]);
  });

  it.each([
    ["0 23 * * SAT", "America/Nuuk", "2026-03-28T00:30Z", ["2026-03-29T01:00", "2026-04-05T00:00"]],
    ["30 23 28 3 *", "America/Nuuk", "2026-01-01T00:00Z", ["2026-03-29T01:00", "2027-03-29T00:30"]],
    ["0,30 23 * * *", "America/Nuuk", "2026-03-28T02:00Z", ["2026-03-29T01:00", "2026-03-30T00:00"]],
    // Samoa left out 30 December 2011.
    ["0 8 30 12 *", "Pacific/Apia", "2011-01-01T00:00Z", ["2011-12-30T10:00", "2012-12-29T18:00"]],
  ])("run after a gap that ends in the next day: %s in %s", (cron, zone, after, expected) => {
    expect(runsFrom(cron, zone, after, 2)).toEqual(expected);
  });

  it.each([
    ["30 2 * * *", "Europe/Madrid", "2026-10-23T12:00Z", ["2026-10-24T00:30", "2026-10-25T00:30", "2026-10-26T01:30"]],
    [
      "30 1 * * *",
      "America/New_York",
      "2026-10-30T12:00Z",
      ["2026-10-31T05:30", "2026-11-01T05:30", "2026-11-02T06:30"],
    ],
    [
      "30 2,14 * * *",
      "Europe/Madrid",
      "2026-10-24T22:00Z",
      ["2026-10-25T00:30", "2026-10-25T13:30", "2026-10-26T01:30"],
    ],
  ])("run once at a time that comes twice: %s in %s", (cron, zone, after, expected) => {
    expect(runsFrom(cron, zone, after)).toEqual(expected);
  });

  it("do not run it the second time where the first one has just been", () => {
    expect(runsFrom("30 2 * * *", "Europe/Madrid", "2026-10-25T00:30Z", 1)).toEqual(["2026-10-26T01:30"]);
    expect(runsFrom("30 2 * * *", "Europe/Madrid", "2026-10-25T01:10Z", 1)).toEqual(["2026-10-26T01:30"]);
  });

  it("run every hour that there is", () => {
    expect(runsFrom("0 * * * *", "Europe/Madrid", "2026-10-24T23:30Z", 4)).toEqual([
      "2026-10-25T00:00",
      "2026-10-25T01:00",
      "2026-10-25T02:00",
      "2026-10-25T03:00",
    ]);
    expect(runsFrom("0 * * * *", "Europe/Madrid", "2026-03-28T23:30Z", 3)).toEqual([
      "2026-03-29T00:00",
      "2026-03-29T01:00",
      "2026-03-29T02:00",
    ]);
  });

  it.each([
    "Europe/Madrid",
    "America/New_York",
    "Europe/Rome",
    "Pacific/Apia",
    "Australia/Lord_Howe",
    "America/Santiago",
  ])("leave each day of ten years its one run: %s", (timeZone) => {
    const dayIn = new Intl.DateTimeFormat("en-CA", { timeZone });
    for (const cron of ["30 2 * * *"]) {
      const from = new Date("2026-01-01T12:00:00Z");
      const days = nextRuns({ cron, timeZone }, from, 3_652).map((run) => dayIn.format(run));
      expect(new Set(days).size, cron).toBe(3_652);
      const [first = "", last = ""] = [days.at(0), days.at(-1)];
      expect((Date.parse(last) - Date.parse(first)) / 86_400_000, cron).toBe(3_651);
    }
  });
});

describe("a schedule that is typed", () => {
  const read = (cron: string, timeZone = "Europe/Madrid", minutes = 60) =>
    readSchedule({ cron, timeZone }, { now: new Date("2026-06-01T12:00:00Z"), minutes, nextRuns });
  const codeOf = (work: () => unknown) => {
    try {
      work();
    } catch (error) {
      return error instanceof Failure ? [error.code, error.params] : error;
    }
    return null;
  };

  it("is kept in one form, with its first moment", () => {
    expect(read("  0  8 * *   mon-fri ", " Europe/Madrid ")).toEqual({
      cron: "0 8 * * MON-FRI",
      timeZone: "Europe/Madrid",
      next: new Date("2026-06-02T06:00:00Z"),
    });
  });

  it.each([
    "",
    "0 8 * *",
    "0 8 * * * *",
    "@daily",
    "61 8 * * *",
    "0 25 * * *",
    "0 8 * * FUNDAY",
    `0 ${"8,".repeat(60)}8 * * *`,
  ])("is refused where it is none: %s", (cron) => expect(codeOf(() => read(cron))).toEqual(["jobScheduleInvalid", {}]));

  it.each(["", "Mars/Base", "+02:00", "Europe"])("is refused in a zone that is none: %s", (zone) =>
    expect(codeOf(() => read("0 8 * * *", zone))).toEqual(["timeZoneUnknown", {}]),
  );

  it("is refused where it never comes, or comes too often", () => {
    expect(codeOf(() => read("0 0 31 2 *"))).toEqual(["jobScheduleNever", {}]);
    for (const often of ["* * * * *", "*/30 * * * *", "0,59 0 1 * *", "0 0 1 1 * ".replace("0 0", "0,30 0")])
      expect(
        codeOf(() => read(often)),
        often,
      ).toEqual(["jobScheduleTooOften", { minutes: 60 }]);
    expect(read("0 * * * *").next).toEqual(new Date("2026-06-01T13:00:00Z"));
    expect(read("*/15 * * * *", "Europe/Madrid", 15).next).toEqual(new Date("2026-06-01T12:15:00Z"));
  });
});
