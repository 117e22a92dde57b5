import { expect, it } from "vitest";
import { askedToday } from "./asked-today-contract.ts";
import { repeatedSweeps, sweepDay } from "./sweep-day.mjs";

const members = Array.from({ length: 10 }, (_, index) => index);

it("asks every member within the days that are said, and each in turn", () => {
  const asked = [20_785, 20_786, 20_787].map((day) => askedToday(members, { days: 3, day }));
  expect(asked).toEqual([
    [2, 5, 8],
    [1, 4, 7],
    [0, 3, 6, 9],
  ]);
});

it("asks some members every day, which take no turn, and all of them where all are wanted", () => {
  const always = (member: number, index: number) => member === 4 || index === 9;
  const asked = [20_784, 20_785].map((day) => askedToday(members, { days: 2, always, day }));
  expect(asked).toEqual([
    [0, 2, 4, 5, 7, 9],
    [1, 3, 4, 6, 8, 9],
  ]);
  expect(askedToday(members, { days: 5, day: "all" })).toEqual(members);
});

it("moves the turns of a sweep within a sweep", () => {
  const asked = [0, 1, 2].map((shift) => askedToday(["light", "dark"], { days: 2, shift, day: 20_784 }));
  expect(asked).toEqual([["light"], ["dark"], ["light"]]);
});

it("takes the day of the setting, which today's becomes where there is none, and says how a run is repeated", () => {
  const environment: NodeJS.ProcessEnv = {};
  const today = sweepDay(environment);
  expect(environment.SWEEP_DAY).toBe(String(today));
  expect(sweepDay({ SWEEP_DAY: "20785" })).toBe(20_785);
  expect(repeatedSweeps({ SWEEP_DAY: "20785" })).toContain("SWEEP_DAY=20785 asks the same again");
  expect(sweepDay({ SWEEP_DAY: "all" })).toBe("all");
  expect(() => sweepDay({ SWEEP_DAY: "monday" })).toThrow("not monday");
});
