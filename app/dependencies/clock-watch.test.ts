import { expect, it } from "vitest";
import { clockWatch } from "./clock-watch.ts";

const start = Date.parse("2026-11-20T12:00:00Z");
const SECOND = 1_000;
const HOUR = 3_600 * SECOND;

function clocks() {
  let passed = 0;
  let offset = 0;
  const look = clockWatch({
    wall: () => start + passed + offset,
    steady: () => passed,
    dataAsOf: () => "2026-08-20",
  });
  return {
    /** After some time, and a change of the clock in it. */
    look(milliseconds: number, change = 0) {
      passed += milliseconds;
      offset += change;
      return look();
    },
  };
}

it("finds a clock that is set forward or back, and that it is taken back", () => {
  const { look } = clocks();
  expect(look(5 * SECOND)).toBeNull();
  expect(look(5 * SECOND, HOUR)).toEqual({ code: "clockAhead", figure: 3_600 });
  expect(look(5 * SECOND)).toEqual({ code: "clockAhead", figure: 3_600 });
  expect(look(5 * SECOND, -HOUR)).toBeNull();
  expect(look(5 * SECOND, -2 * HOUR)).toEqual({ code: "clockBack", figure: 7_200 });
});

it("takes a clock for right that has run steadily for ten minutes after a jump", () => {
  const { look } = clocks();
  look(0, HOUR);
  expect(look(599 * SECOND)).toEqual({ code: "clockAhead", figure: 3_600 });
  expect(look(SECOND)).toBeNull();
  expect(look(5 * SECOND)).toBeNull();
  expect(look(5 * SECOND, -HOUR), "the new time is the one compared with").toEqual({
    code: "clockBack",
    figure: 3_600,
  });
});

it("lets a clock be corrected little by little, and a machine sleep", () => {
  const { look } = clocks();
  for (let turn = 0; turn < 100; turn += 1) expect(look(5 * SECOND, 2 * SECOND)).toBeNull();
  expect(look(9 * HOUR)).toBeNull();
});

it("finds a clock that is before the included data, as that of a machine without a battery is", () => {
  const look = clockWatch({ wall: () => 0, steady: () => 0, dataAsOf: () => "1970-01-11" });
  expect(look()).toEqual({ code: "clockEarly", figure: 10 });
});
