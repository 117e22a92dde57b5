import { expect, it } from "vitest";
import { isOpenAt, isTimeZone, openingSpansIn } from "./opening-hours.ts";

it("reads days in a row with their times, and nothing that is not one", () => {
  expect(openingSpansIn("Mon-Fri 09:00-18:00, sat 10:00-14:00")).toEqual([
    { first: "mon", last: "fri", from: "09:00", to: "18:00" },
    { first: "sat", last: "sat", from: "10:00", to: "14:00" },
  ]);
  expect(openingSpansIn(" ")).toEqual([]);
  for (const wrong of [
    "monday",
    "mon 9-18",
    "mon 18:00-09:00",
    "fri-mon 09:00-18:00",
    "mon 09:00-24:30",
    "mon 09:60-10:00",
  ])
    expect(openingSpansIn(wrong), wrong).toBeNull();
});

it.each([
  // 2026-11-20 is a Friday; Madrid is an hour ahead of UTC in winter, two in summer.
  ["2026-11-20T07:59:59Z", false],
  ["2026-11-20T08:00:00Z", true],
  ["2026-11-20T16:59:59Z", true],
  ["2026-11-20T17:00:00Z", false],
  ["2026-11-21T10:00:00Z", false],
  ["2026-07-17T07:00:00Z", true],
  ["2026-07-17T16:00:00Z", false],
])("knows whether the chat is open at %s: %s", (at, isOpen) => {
  const spans = openingSpansIn("mon-fri 09:00-18:00") ?? [];
  expect(isOpenAt({ spans, timeZone: "Europe/Madrid" }, new Date(at))).toBe(isOpen);
});

it("tells time zones from other words", () => {
  expect(isTimeZone("Europe/Rome")).toBe(true);
  expect(isTimeZone("Europe/Atlantis")).toBe(false);
});
