import { expect, it } from "vitest";
import { acrossFiscalYears, trailingTwelveMonths } from "./periods.ts";

it("the last twelve months are the year, the months since and less the same months of the year: 400 + 120 − 90 = 430", () => {
  expect(trailingTwelveMonths({ year: 400, toDate: 120, toDateBefore: 90 })).toBe(430);
});

it("twelve months that end a quarter into the next year hold a quarter of it: 0.25 × 200 + 0.75 × 100 = 125", () => {
  expect(acrossFiscalYears({ later: 200, earlier: 100, part: 0.25 })).toBe(125);
  expect(acrossFiscalYears({ later: 200, earlier: 100, part: 0 })).toBe(100);
  expect(acrossFiscalYears({ later: 200, earlier: 100, part: 1 })).toBe(200);
});
