import fc from "fast-check";
import { expect, it } from "vitest";
import { madridDay } from "./madrid-day.ts";

it("is the calendar day in Madrid, summer and winter, to the millisecond and in any order", () => {
  expect(madridDay(new Date("2026-03-02T22:59:59.999Z"))).toBe("2026-03-02");
  expect(madridDay(new Date("2026-03-02T23:00:00.000Z"))).toBe("2026-03-03");
  expect(madridDay(new Date("2026-07-02T21:59:59.999Z"))).toBe("2026-07-02");
  expect(madridDay(new Date("2026-07-02T22:00:00.000Z"))).toBe("2026-07-03");
  expect(madridDay(new Date("2026-03-02T22:59:59.999Z"))).toBe("2026-03-02");
  const format = new Intl.DateTimeFormat("en-CA", { timeZone: "Europe/Madrid", dateStyle: "short" });
  const around = fc
    .integer({ min: -2_000, max: 2_000 })
    .map((each) => new Date(Date.parse("2026-03-02T23:00:00Z") + each));
  fc.assert(
    fc.property(fc.array(around), (moments) => {
      for (const at of moments) expect(madridDay(at)).toBe(format.format(at));
    }),
  );
});
