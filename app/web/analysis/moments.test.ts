import { afterEach, describe, expect, it } from "vitest";
import { formatsFor } from "./formats.ts";
import { momentHere } from "./moments.ts";

const zone = process.env.TZ;

describe("a moment by the reader's clock", () => {
  afterEach(() => {
    if (zone === undefined) delete process.env.TZ;
    else process.env.TZ = zone;
  });

  it.each([
    ["Europe/Madrid", "es", "1 ene 2027, 00:30"],
    ["America/New_York", "en", "31 Dec 2026, 18:30"],
    ["Asia/Kolkata", "it", "1 gen 2027, 05:00"],
  ] as const)("has the day and the time of %s", (ofReader, language, written) => {
    process.env.TZ = ofReader;
    const shown = momentHere(new Date("2026-12-31T23:30:00Z"), formatsFor(language));
    expect(shown.replaceAll("\u00a0", " ")).toBe(written);
  });
});
