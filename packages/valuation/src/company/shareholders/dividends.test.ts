import { describe, expect, it } from "vitest";
import { sampleFile } from "../../inputs/sample-company.ts";
import { historyOf } from "../accounts/history.ts";
import { dividendsOf } from "./dividends.ts";

/** Dividends of the last four years, oldest first. */
function regular(...dividends: number[]) {
  const { fundamentals } = sampleFile({ years: dividends.length });
  const statements = fundamentals.statements.map((statement, index) => ({
    ...statement,
    figures: { ...statement.figures, dividendsPerShare: dividends[index] ?? null },
  }));
  const history = historyOf({ ...fundamentals, statements });
  const found = dividendsOf(history, (index) => history.figure(index, "netIncome")).regular;
  return found && [found.quantity.value, ...found.warnings];
}

describe("the regular dividend", () => {
  it("is the latest one", () => {
    expect(regular(1, 1.1, 1.2, 1.3)).toEqual([1.3]);
  });

  it("leaves a special payment out", () => {
    expect(regular(1, 1.1, 1.2, 5)).toEqual([1.2, "specialDividendExcluded"]);
  });

  it.each([
    // Costco of 2021 to 2024; the ordinary dividend is raised every year
    ["the first and the last year", [12.94, 3.37, 3.84, 19.36], 3.84],
    ["two years apart", [2, 10, 2.1, 12], 2.1],
    // Progressive of 2022 to 2025, each payment larger than the one before
    ["three years in a row", [0.4, 1.15, 4.9, 13.9], 1.15],
  ] as const)("leaves two special payments out of four years: %s", (_, dividends, ordinary) => {
    expect(regular(...dividends)).toEqual([ordinary, "specialDividendExcluded"]);
  });

  it("is what an ordinary year pays when the special payments are those of the years before", () => {
    expect(regular(12.94, 3.37, 19.36, 4.4)).toEqual([4.4]);
    expect(regular(10, 12, 2, 2.1)).toEqual([2.1]);
    expect(regular(2, 10, 2.1, 2.2)).toEqual([2.2]);
  });

  it("is a new level when two years running pay it", () => {
    expect(regular(0.3, 0.3, 0.7, 0.72)).toEqual([0.72]);
  });

  it("is not taken for special because it comes back to what two years running paid before a cut", () => {
    expect(regular(1.64, 1.64, 0.57, 0.68, 1.52)).toEqual([1.52]);
    expect(regular(1, 1.02, 0.2, 0.2, 1.1)).toEqual([1.1]);
  });

  it("is not taken for special because the company paid none before", () => {
    expect(regular(0, 0, 0.6, 0.83)).toEqual([0.83]);
  });

  it("is not taken for special because a cut one is being restored", () => {
    expect(regular(0.32, 0.32, 1.12, 1.44)).toEqual([1.44]);
  });

  it("is unknown when the latest year paid none", () => {
    expect(regular(1, 1, 1, 0)).toBeNull();
  });
});

describe("a company without dividends", () => {
  /** Whether the company never paid, where each year's filing tells so much. */
  const never = (figures: Parameters<typeof sampleFile>[0], ofFirstYear = {}) => {
    const { fundamentals } = sampleFile(figures);
    const statements = fundamentals.statements.map((statement, index) =>
      index === 0 ? { ...statement, figures: { ...statement.figures, ...ofFirstYear } } : statement,
    );
    const history = historyOf({ ...fundamentals, statements });
    return dividendsOf(history, (index) => history.figure(index, "netIncome")).never;
  };
  const silent = { figures: { dividendsPerShare: null, dividendsPaid: null } };

  it("is one whose filings name none, or name 0", () => {
    expect(never(silent)).toBe(true);
    expect(never({ figures: { dividendsPerShare: 0, dividendsPaid: 0 } })).toBe(true);
    expect(never({})).toBe(false);
  });

  it("is not told by filings that leave out what was paid: one of them has a dividend a share without a payment", () => {
    for (const dividendsPerShare of [0.2, 1.2]) {
      expect(never(silent, { dividendsPerShare, dividendsPaid: null }), `${dividendsPerShare}`).toBe(false);
      expect(never(silent, { dividendsPerShare, dividendsPaid: 0 }), `${dividendsPerShare}`).toBe(false);
      expect(never(silent, { dividendsPerShare, dividendsPaid: 0.5 }), `${dividendsPerShare}`).toBe(true);
    }
  });
});
