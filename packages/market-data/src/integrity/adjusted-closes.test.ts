import { describe, expect, it } from "vitest";
import { adjustmentOf } from "./adjusted-closes.ts";

describe("whether closes take dividends out", () => {
  it.each([
    ["Microsoft on 31 December 2021: the exchange's close", 336.32, 336.32, 9.5, "splits"],
    ["Microsoft on 31 December 2021: less what it paid until March 2025", 327.16, 336.32, 9.31, "splitsAndDividends"],
    ["a close a little off, as another exchange's is", 99.7, 100, 4, "splits"],
    ["dividends that are too small to tell", 99.6, 100, 0.3, null],
    ["a close before a split that is not in the other one", 400, 100, 4, null],
    ["a close that lost more than was paid", 60, 100, 4, null],
    ["no close", 0, 100, 4, null],
  ] as const)("%s", (_, given, known, dividendsSince, verdict) => {
    expect(adjustmentOf([{ given, known, dividendsSince }])).toBe(verdict);
  });

  it("is told by several that agree, and by none where they do not", () => {
    const adjusted = { given: 80, known: 100, dividendsSince: 22 };
    expect(adjustmentOf([adjusted, { given: 90, known: 100, dividendsSince: 11 }])).toBe("splitsAndDividends");
    expect(adjustmentOf([adjusted, { given: 100, known: 100, dividendsSince: 22 }])).toBeNull();
    expect(adjustmentOf([])).toBeNull();
  });
});
