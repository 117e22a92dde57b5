import { expect, it } from "vitest";
import { editionOf } from "./edition.server.ts";

it("changes with the published texts and at midnight in Madrid and in UTC, and with nothing else", () => {
  let at = new Date("2026-07-01T21:58:30Z");
  let texts = "1.0";
  const edition = editionOf({
    version: "0.1.0",
    dataAsOf: "2026-06-30",
    content: { edition: () => texts },
    now: () => at,
  });
  const first = edition();
  at = new Date("2026-07-01T21:59:59.999Z");
  expect(edition()).toBe(first);
  texts = "2.0";
  const second = edition();
  expect(second).not.toBe(first);
  at = new Date("2026-07-01T22:00:00Z");
  expect(edition()).not.toBe(second);
  expect(edition()).toContain("2026-07-02");
  const third = edition();
  at = new Date("2026-07-01T23:59:59.999Z");
  expect(edition()).toBe(third);
  // The price is a day older from now on.
  at = new Date("2026-07-02T00:00:00Z");
  expect(edition()).not.toBe(third);
});
