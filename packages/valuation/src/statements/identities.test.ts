import { describe, expect, it } from "vitest";
import { addingUp, exact, isNear, rounded, sumOf, workedOut } from "./identities.ts";

/** Accounts that add up, without research. */
const accounts = {
  ...{ revenue: 1000, costOfRevenue: 600, grossProfit: 400, sellingGeneralAndAdministrative: 250 },
  ...{ researchAndDevelopment: 0, ebit: 150, depreciationAndAmortization: 50, ebitda: 200 },
  ...{ pretaxIncome: 120, incomeTaxExpense: 30, netIncome: 90 },
  ...{ operatingCashFlow: 140, capitalExpenditure: 60, freeCashFlow: 80 },
  ...{ longTermDebt: 150, currentDebt: 50, totalDebt: 200, totalAssets: 900, totalLiabilities: 500, totalEquity: 400 },
};

describe("sums of statements", () => {
  it.each([...workedOut, ...addingUp])("hold in accounts that add up: $total", (identity) => {
    expect(sumOf(accounts, identity)).toBe(accounts[identity.total as keyof typeof accounts]);
  });

  it("take research off the operating profit where it is told", () => {
    const [withResearch] = addingUp.filter(({ total }) => total === "ebit");
    expect(withResearch && sumOf({ ...accounts, researchAndDevelopment: 40 }, withResearch)).toBe(110);
  });

  it("are unknown where one of their terms is not told", () => {
    for (const identity of addingUp) {
      for (const [, name] of identity.terms) {
        expect(sumOf({ ...accounts, [name]: null }, identity)).toBeNull();
        expect(sumOf({ ...accounts, [name]: undefined } as never, identity)).toBeNull();
        expect(sumOf({ ...accounts, [name]: 0 }, identity)).not.toBeNull();
      }
    }
  });

  it("are near where they differ by the tolerance of the larger at most", () => {
    expect(isNear(100, 99.5, rounded)).toBe(true);
    expect(isNear(99.5, 100, rounded)).toBe(true);
    expect(isNear(-99.5, -100, rounded)).toBe(true);
    expect(isNear(99.49, 100, rounded)).toBe(false);
    expect(isNear(-99.49, -100, rounded)).toBe(false);
    expect(isNear(0, 0, exact)).toBe(true);
    expect(isNear(0, 1e-9, exact)).toBe(false);
    expect(isNear(1e12, 1e12 + 1000, exact)).toBe(true);
    expect(isNear(1e12, 1e12 + 1002, exact)).toBe(false);
    expect([isNear(null, 0, rounded), isNear(undefined, 0, rounded)]).toEqual([false, false]);
  });
});
