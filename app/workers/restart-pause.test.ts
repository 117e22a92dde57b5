import { expect, it } from "vitest";
import { restartPauses } from "./restart-pause.ts";

it("waits twice as long each time, half a minute at most, and half a second again after one that lived", () => {
  const pauses = restartPauses();
  const waited = Array.from({ length: 8 }, () => pauses.after(2_000));
  expect(waited).toEqual([500, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]);
  expect(pauses.after(60_000)).toBe(500);
});
