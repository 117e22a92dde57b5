import fc from "fast-check";
import { expect, it } from "vitest";
import { nextRuns } from "../../jobs/schedule/cron-schedule.ts";
import { type Weekday, weekdays } from "../contracts/digest-schedule.ts";
import { nextDigest } from "./digest-schedules.ts";

const [MINUTE, HOUR, DAY] = [60_000, 3_600_000, 86_400_000];
/** Zones whose clocks change at night, at midnight, by half an hour, at other times of the year, or never; some of them across midnight. */
const zones = [
  ...["Europe/Madrid", "Europe/Rome", "Atlantic/Azores", "Africa/Cairo", "Africa/Casablanca", "Asia/Beirut"],
  ...["America/New_York", "America/St_Johns", "America/Havana", "America/Santiago", "America/Asuncion", "America/Nuuk"],
  ...["Australia/Lord_Howe", "Pacific/Chatham", "Asia/Kathmandu", "Pacific/Kiritimati", "UTC"],
];

const clockOf = (timeZone: string) => {
  const format = new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "short" });
  /** "2026-03-29 03:00": these texts are in the order of the moments that they say. */
  return (at: number) => format.format(at);
};
const clocks = new Map(zones.map((zone) => [zone, clockOf(zone)]));
const clock = (zone: string, at: number) => (clocks.get(zone) ?? expect.unreachable(zone))(at);

/** Minutes that a clock is ahead of UTC. */
const ahead = (zone: string, at: number) =>
  (Date.parse(`${clock(zone, at).replace(" ", "T")}Z`) - Math.floor(at / MINUTE) * MINUTE) / MINUTE;

const [FIRST, LAST] = [Date.UTC(2025, 0, 1), Date.UTC(2029, 0, 1)];
const days = Array.from({ length: (LAST - FIRST) / DAY }, (_, index) => FIRST + index * DAY);
/** The hours of these years in which the clock of a zone changes. */
const changesOf = (zone: string): number[] =>
  days
    .filter((day) => ahead(zone, day) !== ahead(zone, day + DAY))
    .flatMap((day) => Array.from({ length: 24 }, (_, hour) => day + hour * HOUR))
    .filter((at) => ahead(zone, at) !== ahead(zone, at + HOUR));
const changes = new Map(zones.map((zone) => [zone, changesOf(zone)]));

const STEP = 15 * MINUTE;
/** Further from UTC no clock goes. */
const FURTHEST = 15 * HOUR;

/** The first moment at which a clock shows the hour of a day, or, where it leaves that out, a later time: looked for along the clock alone. */
function momentOf(zone: string, day: number, hour: number): number {
  const wanted = `${new Date(day).toISOString().slice(0, 10)} ${String(hour).padStart(2, "0")}:00`;
  let at = day + hour * HOUR - FURTHEST;
  while (clock(zone, at) < wanted) at += STEP;
  return at;
}

type Asked = { zone: string; hour: number; chosen: readonly Weekday[]; after: number };

function expectedAfter({ zone, hour, chosen, after }: Asked): number {
  const today = Math.floor(after / DAY) * DAY;
  for (let day = today - 2 * DAY; day <= today + 9 * DAY; day += DAY) {
    // 1 January 1970 was a Thursday.
    const weekday = weekdays[(day / DAY + 3) % 7];
    if (weekday === undefined || !chosen.includes(weekday)) continue;
    const moment = momentOf(zone, day, hour);
    if (moment > after) return moment;
  }
  return expect.unreachable("a week has one of the days");
}

/** Its clock leaves out 23:00 to 24:00 of a Saturday. */
const nuuk: Asked = { zone: "America/Nuuk", hour: 23, chosen: ["saturday"], after: Date.UTC(2026, 2, 28, 12) };

const asked: fc.Arbitrary<Asked> = fc.constantFrom(...zones).chain((zone) =>
  fc.record({
    zone: fc.constant(zone),
    hour: fc.nat({ max: 23 }),
    chosen: fc.subarray([...weekdays], { minLength: 1 }),
    after: fc.oneof(
      fc.integer({ min: FIRST, max: LAST }),
      // Around a change, where there is one.
      fc
        .tuple(
          fc.constantFrom(...((changes.get(zone) ?? []).length > 0 ? (changes.get(zone) ?? []) : [FIRST])),
          fc.integer({ min: -36 * 60, max: 36 * 60 }),
        )
        .map(([change, minutes]) => change + minutes * MINUTE),
    ),
  }),
);

it("comes at the first moment at which the clock of its zone shows its hour, or has passed over it, on one of its days", () => {
  expect([...changes.values()].filter((each) => each.length >= 8).length, "zones whose clocks change").toBeGreaterThan(
    10,
  );
  fc.assert(
    fc.property(asked, ({ zone, hour, chosen, after }) => {
      const next = nextDigest(nextRuns, { days: chosen, hour, timeZone: zone }, new Date(after));
      expect(next.toISOString()).toBe(new Date(expectedAfter({ zone, hour, chosen, after })).toISOString());
    }),
    { numRuns: 600, examples: [[nuuk]] },
  );
});

it("comes once for each of its days, however the clock changes in between", () => {
  fc.assert(
    fc.property(asked, ({ zone, hour, after }) => {
      let last = new Date(after);
      const seen = Array.from({ length: 6 }, () => {
        last = nextDigest(nextRuns, { days: weekdays, hour, timeZone: zone }, last);
        return last.getTime();
      });
      const gaps = seen.slice(1).map((at, index) => at - (seen[index] ?? 0));
      for (const gap of gaps) expect([gap >= 22 * HOUR, gap <= 26 * HOUR]).toEqual([true, true]);
    }),
    { numRuns: 200, examples: [[nuuk]] },
  );
});
