import { expect, it } from "vitest";
import { missingBin } from "./bins.ts";
import { answer, codesPerFeature, noQuestion, splitOutcomesFor } from "./split-outcomes.ts";

/** The codes of the second of two features at which a bin turns right. */
function rightTurns(bin: number): number[] {
  const turns = splitOutcomesFor(2);
  answer(turns, 1, bin);
  expect([...turns.subarray(0, codesPerFeature)].every((turn) => turn === 0)).toBe(true);
  expect(turns[noQuestion(2)]).toBe(0);
  return Array.from({ length: codesPerFeature }, (_, code) => code).filter(
    (code) => turns[codesPerFeature + code] === 1,
  );
}

it("turns a bin right at the codes below its double: those of the questions whose limit it is above", () => {
  expect(rightTurns(0)).toEqual([]);
  expect(rightTurns(1)).toEqual([0, 1]);
  expect(rightTurns(3)).toEqual([0, 1, 2, 3, 4, 5]);
});

it("turns a missing value right at even codes and left at odd ones", () => {
  expect(rightTurns(missingBin)).toEqual(Array.from({ length: 64 }, (_, half) => 2 * half));
});
