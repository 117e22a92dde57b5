import fc from "fast-check";
import { expect, it } from "vitest";
import { editDistance } from "./edit-distance.ts";

it.each([
  ["AAPL", "AAPL", 0],
  ["APPL", "AAPL", 1],
  ["MSTF", "MSFT", 1],
  ["GOGLE", "GOOGLE", 1],
  ["appel", "apple", 1],
  ["kitten", "sitting", 3],
  ["", "abc", 3],
])("is right from %s to %s", (from, to, distance) => {
  expect(editDistance(from, to, 9)).toBe(distance);
});

it("says one more than the limit for anything beyond it", () => {
  expect(editDistance("kitten", "sitting", 2)).toBe(3);
  expect(editDistance("a", "abcdefgh", 2)).toBe(3);
  expect(editDistance("a".repeat(65), "a".repeat(65), 2)).toBe(3);
});

const word = fc.string({ maxLength: 12, unit: fc.constantFrom("a", "b", "c", "d") });

it("is the same both ways, and zero only for equal texts", () => {
  fc.assert(
    fc.property(word, word, (from, to) => {
      expect(editDistance(from, to, 20)).toBe(editDistance(to, from, 20));
      expect(editDistance(from, to, 20) === 0).toBe(from === to);
    }),
  );
});

it("agrees with the full answer whenever that is within the limit", () => {
  fc.assert(
    fc.property(word, word, fc.integer({ min: 0, max: 4 }), (from, to, limit) => {
      expect(editDistance(from, to, limit)).toBe(Math.min(editDistance(from, to, 20), limit + 1));
    }),
  );
});
