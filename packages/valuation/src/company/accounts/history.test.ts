import { describe, expect, it } from "vitest";
import { sampleFile, sampleStatement } from "../../inputs/sample-company.ts";
import { fundsFromOperationsAt } from "./funds-from-operations.ts";
import { hasGap, historyOf, yearBefore, yearsBetween } from "./history.ts";

const historyWith = (...ends: string[]) =>
  historyOf({
    ...sampleFile().fundamentals,
    statements: ends.map((fiscalYearEnd, index) => ({
      ...sampleStatement(2000 + index, { revenue: index }),
      fiscalYearEnd,
    })),
  });

describe("the years of a company", () => {
  it("are in the order of their ends, each end once, without those that are no date", () => {
    const { statements, latest } = historyWith("2022-12-31", "2020-12-31", "soon", "2021-12-31", "2021-12-31");
    expect(statements.map(({ fiscalYearEnd }) => fiscalYearEnd)).toEqual(["2020-12-31", "2021-12-31", "2022-12-31"]);
    expect(latest).toBe(2);
  });

  it("are counted by date", () => {
    expect(yearsBetween("2020-01-01", "2024-01-01")).toBe(4);
    expect(yearsBetween("2024-01-01", "2020-01-01")).toBe(-4);
    const history = historyWith("2019-12-31", "2020-12-31", "2021-12-31", "2022-12-31");
    expect(history.within(1)).toEqual([3]);
    expect(history.within(2)).toEqual([2, 3]);
    expect(history.within(10)).toEqual([0, 1, 2, 3]);
  });

  it("have the one before them when nine to fifteen months lie between", () => {
    const before = (...ends: string[]) => yearBefore(historyWith(...ends), ends.length - 1);
    expect(before("2021-12-31", "2022-12-31")).toBe(0);
    expect(before("2021-12-31", "2022-09-28")).toBe(-1);
    expect(before("2021-12-31", "2023-04-05")).toBe(-1);
    expect(before("2022-12-31")).toBe(-1);
    expect(yearBefore(historyWith("2022-12-31"), 5)).toBe(-1);
  });

  it("have a gap when more than a year and a half lies between two of the last ten", () => {
    expect(hasGap(historyWith("2020-12-31", "2021-12-31", "2022-12-31"))).toBe(false);
    expect(hasGap(historyWith("2020-12-31", "2022-12-31"))).toBe(true);
    expect(hasGap(historyWith("2020-12-31", "2022-06-30"))).toBe(false);
    expect(hasGap(historyWith("2020-12-31", "2022-07-15"))).toBe(true);
  });

  it("know no figure outside themselves, and give the same leaf each time", () => {
    const history = historyWith("2021-12-31", "2022-12-31");
    expect(history.figure(5, "revenue")).toBeNull();
    expect(history.figure(-1, "revenue")).toBeNull();
    expect(history.figure(1, "ebit")).toBeNull();
    expect(history.figure(1, "revenue")).toBe(history.figure(1, "revenue"));
    expect(history.figure(0, "revenue")).toMatchObject({ value: 0, unit: "money", fiscalYearEnd: "2021-12-31" });
  });
});

describe("funds from operations", () => {
  const fundsOf = (figures: Parameters<typeof sampleStatement>[1]) =>
    fundsFromOperationsAt(historyOf({ ...sampleFile().fundamentals, statements: [sampleStatement(2022, figures)] }), 0)
      ?.quantity.value ?? null;

  it("are the cash of the operations, else net income and depreciation, else unknown", () => {
    expect(fundsOf({ operatingCashFlow: 7, netIncome: 1, depreciationAndAmortization: 2 })).toBe(7);
    expect(fundsOf({ netIncome: 1, depreciationAndAmortization: 2 })).toBe(3);
    expect(fundsOf({ netIncome: 1 })).toBeNull();
    expect(fundsOf({ depreciationAndAmortization: 2 })).toBeNull();
  });
});
