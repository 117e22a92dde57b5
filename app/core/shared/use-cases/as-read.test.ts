import { describe, expect, it } from "vitest";
import { asReadIn, changeAfter, conflictWith, refuseOver } from "./as-read.ts";

const at = (second: number) => new Date(Date.UTC(2026, 8, 1, 12, 0, second));

describe("what a window has read", () => {
  it("is a moment, nothing, or unsaid", () => {
    expect(asReadIn("2026-09-01T12:00:01.000Z")).toEqual(at(1));
    expect([asReadIn(""), asReadIn(null), asReadIn(undefined)]).toEqual(["nothing", "nothing", "anything"]);
    expect(() => asReadIn("yesterday")).toThrow(expect.objectContaining({ code: "dateInvalid" }));
  });

  it.each([
    ["anything", null, null],
    ["anything", at(1), null],
    ["nothing", null, null],
    ["nothing", at(1), "changedSince"],
    [at(1), at(1), null],
    [at(1), at(2), "changedSince"],
    [at(1), null, "deletedSince"],
  ] as const)("read %s and found %s: %s", (read, present, conflict) => {
    expect(conflictWith(read, present)).toBe(conflict);
  });

  it("is told by the code of what has happened", () => {
    expect(() => refuseOver("changedSince", "thesisGone")).toThrow(
      expect.objectContaining({ code: "editConflict", status: 412 }),
    );
    expect(() => refuseOver("deletedSince", "thesisGone")).toThrow(
      expect.objectContaining({ code: "thesisGone", status: 412 }),
    );
  });

  it("never looks the same after a change, whatever the clock says", () => {
    expect(changeAfter(null, at(1))).toEqual(at(1));
    expect(changeAfter(at(0), at(1))).toEqual(at(1));
    for (const now of [at(1), at(0)]) expect(changeAfter(at(1), now).getTime()).toBe(at(1).getTime() + 1);
  });
});
