import { describe, expect, it } from "vitest";
import { sampleFile } from "../../inputs/sample-company.ts";
import { areStatementsTooOld } from "./elapsed-years.ts";
import { historyOf } from "./history.ts";

const { fundamentals } = sampleFile();
const history = historyOf(fundamentals);

describe("accounts and the price", () => {
  it.each([
    [undefined, false],
    [0, false],
    [1.5, false],
    [1.51, true],
  ])("are too far apart beyond a year and a half, where the reader says %s years", (years, isTooFar) => {
    expect(areStatementsTooOld(fundamentals, history, years)).toBe(isTooFar);
  });

  it("are not too far apart where one of them is not known", () => {
    expect(areStatementsTooOld({ ...fundamentals, quote: null }, history, undefined)).toBe(false);
    expect(areStatementsTooOld(fundamentals, historyOf({ ...fundamentals, statements: [] }), undefined)).toBe(false);
  });
});
