import { describe, expect, it } from "vitest";
import { sampleFile, sampleStatement } from "../../inputs/sample-company.ts";
import { assumption } from "../../trace/trace.ts";
import { historyOf } from "../accounts/history.ts";
import { dividendAt, dividendsOf } from "./dividends.ts";

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

describe("what is paid out of the earnings", () => {
  type Figures = Parameters<typeof sampleStatement>[1];
  const told: Figures = { netIncome: 90, dividendsPaid: 50, dividendsPerShare: 0.45, dilutedShares: 100 };
  const paidIn = (...years: readonly Figures[]) => {
    const { fundamentals } = sampleFile();
    const statements = years.map((each, index) => sampleStatement(2026 - years.length + index, { ...told, ...each }));
    const history = historyOf({ ...fundamentals, statements });
    return dividendsOf(history, (index) => history.figure(index, "netIncome"));
  };
  const payoutsOf = (...years: readonly Figures[]) => paidIn(...years).payouts.map(({ value }) => value);

  it("is what was paid, else the dividend of a share by its earnings", () => {
    expect(payoutsOf({})).toEqual([50 / 90]);
    expect(payoutsOf({ dividendsPaid: null })).toEqual([0.45 / 0.9]);
    expect(payoutsOf({ dividendsPaid: 0 })).toEqual([0]);
  });

  it("is unknown of a year without earnings above zero, or without the figures", () => {
    for (const netIncome of [0, -90, null]) {
      expect(payoutsOf({ netIncome })).toEqual([]);
      expect(payoutsOf({ netIncome, dividendsPaid: null })).toEqual([]);
    }
    expect(payoutsOf({ netIncome: 0.5, dividendsPaid: 0.25 })).toEqual([0.5]);
    const without = { dividendsPaid: null };
    expect(payoutsOf({ ...without, dividendsPerShare: null })).toEqual([]);
    expect(payoutsOf({ ...without, dilutedShares: null })).toEqual([]);
    expect(payoutsOf({ ...without, dilutedShares: 0 })).toEqual([]);
    expect(payoutsOf({ ...without, dilutedShares: 1 })).toEqual([0.45 / 90]);
  });

  it("is the middle of five years", () => {
    const years = [90, 9, 18, 27, 36, 45].map((dividendsPaid): Figures => ({ dividendsPaid }));
    expect(paidIn(...years).medianPayout?.value).toBeCloseTo(0.3, 12);
    expect(paidIn({ netIncome: null }).medianPayout).toBeNull();
  });

  it("is told of a share by its count, that of the year before today's", () => {
    const { fundamentals } = sampleFile({ years: 1, figures: { dividendsPerShare: null, dilutedShares: null } });
    const history = historyOf(fundamentals);
    const counted = (value: number) => assumption("sharesOutstanding", value, "shares");
    expect(dividendAt(history, 0, counted(90))?.value).toBe(0.5);
    expect(dividendAt(history, 0, counted(1))?.value).toBe(45);
    expect(dividendAt(history, 0, counted(0))).toBeNull();
    expect(dividendAt(history, 0)).toBeNull();
    const known = historyOf(sampleFile({ years: 1, figures: { dividendsPerShare: null } }).fundamentals);
    expect(dividendAt(known, 0, counted(90))?.value).toBe(0.45);
  });

  it("was paid in so many of four years, and is suspended where the latest paid none", () => {
    const none = { dividendsPerShare: 0, dividendsPaid: 0 };
    expect(paidIn({}, none, {}, none, {}).yearsPaidOfFour).toBe(2);
    expect(paidIn({}, none, {}, none, {}).isSuspended).toBe(false);
    expect(paidIn({}, {}, {}, none)).toMatchObject({ yearsPaidOfFour: 3, isSuspended: true, never: false });
    expect(paidIn({}, none, none, none, none)).toMatchObject({ yearsPaidOfFour: 0, isSuspended: false, never: true });
    const small = { dividendsPerShare: 0.01, dividendsPaid: 1 };
    expect(paidIn(small, none, none, none)).toMatchObject({ yearsPaidOfFour: 1, isSuspended: true, never: false });
  });
});
