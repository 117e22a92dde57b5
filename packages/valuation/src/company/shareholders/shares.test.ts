import { describe, expect, it } from "vitest";
import { sampleFile } from "../../inputs/sample-company.ts";
import { historyOf } from "../accounts/history.ts";
import { sharesOf } from "./shares.ts";

/** A count of 1000 beside so many diluted shares in the last statement. */
function counted(diluted: number | null, outstanding: number | null = 1000) {
  const { fundamentals } = sampleFile({ figures: { dilutedShares: diluted } });
  const sharesOutstanding = outstanding === null ? null : { value: outstanding, asOf: "2026-07-31", source: "sample" };
  const { shares, blockedBy, warnings } = sharesOf({ ...fundamentals, sharesOutstanding }, historyOf(fundamentals));
  return [shares?.value ?? null, blockedBy ?? "open", ...warnings];
}

describe("the share count", () => {
  it.each([
    [749, "shareBasisUnsettled", ["sharesDisagree"]],
    [750, "open", ["sharesDisagree"]],
    [869, "open", ["sharesDisagree"]],
    [870, "open", []],
    [1000, "open", []],
    [1150, "open", []],
    [1151, "open", ["sharesDisagree"]],
    [1340, "open", ["sharesDisagree"]],
    [1341, "shareBasisUnsettled", ["sharesDisagree"]],
  ])("of 1000 beside %d diluted shares of the last statement: %s %j", (diluted, blockedBy, warnings) => {
    expect(counted(diluted)).toEqual([1000, blockedBy, ...warnings]);
  });

  it("may be of one share", () => {
    expect(counted(1, 1)).toEqual([1, "open"]);
  });

  it("cannot be checked without diluted shares, and says so", () => {
    expect(counted(null)).toEqual([1000, "open", "dilutionUnknown"]);
    expect(counted(0)).toEqual([1000, "open", "dilutionUnknown"]);
  });

  it("is that of the statement where there is no other, and missing where there is none at all", () => {
    for (const none of [null, 0, -5]) expect(counted(100, none)).toEqual([100, "open", "sharesFromStatement"]);
    expect(counted(0, null)).toEqual([null, "sharesMissing"]);
    expect(counted(null, null)).toEqual([null, "sharesMissing"]);
  });
});
