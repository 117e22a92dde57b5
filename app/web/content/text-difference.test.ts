import fc from "fast-check";
import { expect, it } from "vitest";
import { type DifferentLine, textDifference } from "./text-difference.server.ts";

const lines = (...texts: string[]) => texts.join("\n");
const side = (difference: readonly DifferentLine[], without: "added" | "removed") =>
  difference.flatMap(({ kind, text }) => (kind === without ? [] : [text])).join("\n");

it("tells lines that stay from those that went and came", () => {
  expect(textDifference(lines("a", "b", "c"), lines("a", "x", "c", "d"))).toEqual([
    { kind: "same", text: "a" },
    { kind: "removed", text: "b" },
    { kind: "added", text: "x" },
    { kind: "same", text: "c" },
    { kind: "added", text: "d" },
  ]);
});

it("says that everything stays of the same text", () => {
  expect(textDifference("a\n\nb", "a\n\nb").map(({ kind }) => kind)).toEqual(["same", "same", "same"]);
});

it("holds both texts, whatever they are", () => {
  const text = fc.array(fc.constantFrom("a", "b", "c", ""), { maxLength: 12 }).map((each) => each.join("\n"));
  fc.assert(
    fc.property(text, text, (older, newer) => {
      const difference = textDifference(older, newer);
      expect([side(difference, "added"), side(difference, "removed")]).toEqual([older, newer]);
    }),
  );
});

it("holds both texts when they are too long to be matched line by line", () => {
  const older = Array.from({ length: 1_200 }, (_, index) => `old ${index}`).join("\n");
  const newer = Array.from({ length: 1_200 }, (_, index) => `new ${index}`).join("\n");
  const difference = textDifference(older, newer);
  expect([side(difference, "added"), side(difference, "removed")]).toEqual([older, newer]);
});
