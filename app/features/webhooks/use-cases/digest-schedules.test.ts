import { describe, expect, it } from "vitest";
import { Failure } from "../../../failure.ts";
import { nextRuns } from "../../jobs/schedule/cron-schedule.ts";
import { type DigestSchedule, type Weekday, weekdays } from "../contracts/digest-schedule.ts";
import { checkedSchedule, nextDigest, usualSchedule } from "./digest-schedules.ts";

/** So many moments of a schedule, each found from the one before. */
function momentsOf(schedule: DigestSchedule, after: string, count = 3): string[] {
  const moments: string[] = [];
  let last = new Date(after);
  for (let number = 0; number < count; number += 1) {
    last = nextDigest(nextRuns, schedule, last);
    moments.push(last.toISOString().slice(0, 16));
  }
  return moments;
}

const daily = (hour: number, timeZone: string): DigestSchedule => ({ days: weekdays, hour, timeZone });

describe("the next digest", () => {
  it("comes on the chosen days at the hour of the time zone, and never at the moment of the last one", () => {
    const schedule = { days: ["monday", "friday"], hour: 18, timeZone: "America/New_York" } as const;
    expect(momentsOf(schedule, "2026-11-20T12:00Z")).toEqual([
      "2026-11-20T23:00",
      "2026-11-23T23:00",
      "2026-11-27T23:00",
    ]);
  });

  it.each([
    ["Madrid", daily(2, "Europe/Madrid"), "2026-03-27T12:00Z", "2026-03-28T01:00 2026-03-29T01:00 2026-03-30T00:00"],
    [
      "Santiago",
      daily(0, "America/Santiago"),
      "2026-09-04T12:00Z",
      "2026-09-05T04:00 2026-09-06T04:00 2026-09-07T03:00",
    ],
    [
      "Madrid, on Sundays alone",
      { days: ["sunday"], hour: 2, timeZone: "Europe/Madrid" } satisfies DigestSchedule,
      "2026-03-27T12:00Z",
      "2026-03-29T01:00 2026-04-05T00:00 2026-04-12T00:00",
    ],
  ])("comes in the first minute after an hour that does not exist: %s", (_, schedule, after, expected) => {
    expect(momentsOf(schedule, after)).toEqual(expected.split(" "));
  });

  it.each([
    ["Madrid", daily(2, "Europe/Madrid"), "2026-10-24T12:00Z", "2026-10-25T00:00 2026-10-26T01:00 2026-10-27T01:00"],
    [
      "New York",
      daily(1, "America/New_York"),
      "2026-10-31T12:00Z",
      "2026-11-01T05:00 2026-11-02T06:00 2026-11-03T06:00",
    ],
  ])("comes once where its hour comes twice: %s", (_, schedule, after, expected) => {
    expect(momentsOf(schedule, after)).toEqual(expected.split(" "));
    // In the hour that comes again too.
    expect(momentsOf(schedule, expected.slice(0, 14).concat("30Z"), 1)).toEqual([expected.split(" ")[1]]);
  });
});

describe("a schedule that is asked for", () => {
  const codeOf = (schedule: DigestSchedule) => {
    try {
      checkedSchedule(schedule);
    } catch (error) {
      return error instanceof Failure ? error.code : error;
    }
    return null;
  };
  const usual = usualSchedule("it");

  it("is every morning by the clock of the reader’s language until they say otherwise", () => {
    expect(usual).toEqual({ days: weekdays, hour: 8, timeZone: "Europe/Rome" });
    expect([usualSchedule("es").timeZone, usualSchedule("fr").timeZone]).toEqual(["Europe/Madrid", "Europe/Madrid"]);
  });

  it("is kept with its days in the order of the week, each once", () => {
    const days: Weekday[] = ["sunday", "monday", "sunday"];
    expect(checkedSchedule({ ...usual, days })).toEqual({ ...usual, days: ["monday", "sunday"] });
  });

  it.each([
    [{ days: [] }, "digestDaysRequired"],
    [{ hour: -1 }, "outOfRange"],
    [{ hour: 24 }, "outOfRange"],
    [{ timeZone: "+02:00" }, "timeZoneUnknown"],
  ])("is refused where it cannot be kept: %o", (wrong, code) => {
    expect(codeOf({ ...usual, ...wrong })).toBe(code);
  });
});
