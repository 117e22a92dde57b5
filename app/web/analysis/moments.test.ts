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

  it("is told to the second where that is asked for, on the server by a clock that is named", () => {
    process.env.TZ = "America/New_York";
    const spoken = (text: string) => text.replaceAll("\u00a0", " ");
    const formats = formatsFor("en");
    expect(spoken(momentHere(new Date("2026-12-31T23:30:07Z"), formats, "second"))).toBe("31 Dec 2026, 18:30:07");
    expect(spoken(formats.moment("2026-12-31T23:30:07Z", "second"))).toBe("31 Dec 2026, 23:30:07 UTC");
  });
});
