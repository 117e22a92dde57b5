import { describe, expect, it } from "vitest";
import { sampleFile, sampleStatement } from "../../inputs/sample-company.ts";
import { historyOf } from "../accounts/history.ts";
import { regularDividend } from "./regular-dividend.ts";

/** What is regular in dividends per share of so many years until 2025, oldest first. */
function regularOf(...dividends: readonly (number | null)[]) {
  const { fundamentals } = sampleFile();
  const statements = dividends.map((dividendsPerShare, index) =>
    sampleStatement(2026 - dividends.length + index, { dividendsPerShare }),
  );
  const history = historyOf({ ...fundamentals, statements });
  const regular = regularDividend(history, (index) => history.figure(index, "dividendsPerShare"));
  return regular && [regular.quantity.value, ...regular.warnings];
}

const special = "specialDividendExcluded";

describe("the regular dividend", () => {
  it("is the latest one, and none where that is none", () => {
    expect(regularOf(1, 1.1, 1.2, 1.3)).toEqual([1.3]);
    expect(regularOf(0.02)).toEqual([0.02]);
    expect(regularOf(1, 1, 1, 0)).toBeNull();
    expect(regularOf(1, 1, 1, null)).toBeNull();
  });

  it("is the highest ordinary one where the latest is above 1.6 times the usual one and the year before", () => {
    expect(regularOf(1, 1, 1, 1.6)).toEqual([1.6]);
    expect(regularOf(1, 1, 1, 1.61)).toEqual([1, special]);
    expect(regularOf(0.9, 1.2, 1, 3)).toEqual([1.2, special]);
    expect(regularOf(1.2, 0.9, 1, 3)).toEqual([1.2, special]);
    // Of four the usual one is the lower middle: 1 of 0.5, 1, 1.2 and 1.7.
    expect(regularOf(0.5, 1.2, 1, 1.7)).toEqual([1.2, special]);
    expect(regularOf(1, 1.7, 1, 1.7)).toEqual([1, special]);
  });

  it("is the latest one where it was raised for good: not above 1.6 times the year before", () => {
    expect(regularOf(1, 1, 2, 3.2)).toEqual([3.2]);
    expect(regularOf(1, 1, 2, 3.21)).toEqual([1, special]);
  });

  it("leaves two special payments of four years out", () => {
    expect(regularOf(1, 4, 1, 4)).toEqual([1, special]);
    expect(regularOf(4, 1, 1, 4)).toEqual([1, special]);
  });

  it("is the first whole year's where fewer than three years have paid", () => {
    expect(regularOf(0, 0, 1, 3)).toEqual([3]);
    expect(regularOf(null, 1, 1, 3)).toEqual([1, special]);
    expect(regularOf(1, 0, 0, 0, 1, 3)).toEqual([3]);
  });

  it("is one that comes back after a cut: paid in two years running, of the five before", () => {
    expect(regularOf(3, 3, 1, 1, 1, 3)).toEqual([3]);
    expect(regularOf(3, 3, 1, 1, 1, 4.8)).toEqual([4.8]);
    expect(regularOf(3, 3, 1, 1, 1, 4.81)).toEqual([1, special]);
    expect(regularOf(3, 1, 3, 1, 1, 3)).toEqual([1, special]);
    expect(regularOf(3, 3, 3, 1, 1, 1, 1, 3)).toEqual([1, special]);
    // Nearly: the lower of two that are not further apart than 1.6 times.
    expect(regularOf(3.2, 2, 1, 1, 1, 3.2)).toEqual([3.2]);
    expect(regularOf(2, 3.2, 1, 1, 1, 3.2)).toEqual([3.2]);
    expect(regularOf(3.3, 2, 1, 1, 1, 3.2)).toEqual([1, special]);
    expect(regularOf(3.2, 2, 1, 1, 1, 3.21)).toEqual([1, special]);
  });

  it("says that it is inferred where no filing names it", () => {
    const { fundamentals } = sampleFile({ figures: { dividendsPerShare: null } });
    const history = historyOf(fundamentals);
    const regular = regularDividend(history, (index) => history.figure(index, "epsDiluted"));
    expect(regular?.warnings).toEqual(["dividendsInferred"]);
  });
});
