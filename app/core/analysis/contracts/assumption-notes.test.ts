import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  changedAssumptions,
  heldNotes,
  longestNote,
  longestNotesWritten,
  notedAssumptions,
  noteEntries,
  noteOf,
  notesIn,
} from "./assumption-notes.ts";

describe("reasons for assumptions", () => {
  it("are one line without control characters, turned writing, or invisible letters", () => {
    expect(noteOf("  Debt\tis \r\n fixed\u2066 until\u0007 2031\ufffe ")).toBe("Debt is fixed until 2031");
    expect(noteOf("\u200b\u202e\n")).toBe("");
    expect(noteOf("<b>&amp;=1+1</b>")).toBe("<b>&amp;=1+1</b>");
  });

  it("are the same when they are read again, and together leave room in an address", () => {
    const written = fc.record(
      Object.fromEntries(notedAssumptions.map((name) => [name, fc.string({ unit: "binary" })])),
      {
        requiredKeys: [],
      },
    );
    fc.assert(
      fc.property(written, (typed: Record<string, string | undefined>) => {
        const { notes } = notesIn((name) => typed[name]);
        expect(notesIn((name) => notes[name]).notes).toEqual(notes);
        const carried = new URLSearchParams(noteEntries(notes));
        expect(notesIn((name) => carried.get(`note.${name}`)).notes).toEqual(notes);
        const texts = Object.values(notes);
        expect(texts.every((note) => [...note].length <= longestNote)).toBe(true);
        const length = texts.reduce((total, note) => total + encodeURIComponent(note).length, 0);
        expect(length).toBeLessThanOrEqual(longestNotesWritten);
      }),
    );
  });

  it("belong to what is set: a list that sets no year sets nothing", () => {
    const overrides = { growth: 0.02, marginByYear: [null, 0.2], growthByYear: [null], type: "bank" } as const;
    expect(changedAssumptions(overrides)).toEqual(["g", "marginByYear", "type"]);
    expect(heldNotes({ wacc: "a", g: "b", growthByYear: "c", type: "d" }, overrides)).toEqual({ g: "b", type: "d" });
  });
});
