import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  enterpriseToEquity,
  failureAdjustedValue,
  failureProbability,
  marketCapitalization,
  marketToEnterpriseValue,
  netDebt,
  valuePerShare,
} from "./bridge.ts";

const balance = { debt: 400, leases: 60, minorityInterests: 40, preferred: 25, cash: 150, associates: 80 };

describe("the bridge to equity", () => {
  it("agrees with the hand-worked company", () => {
    const equityValue = enterpriseToEquity({ enterpriseValue: 1903.68, ...balance });
    expect(equityValue).toBeCloseTo(1608.68, 9);
    expect(valuePerShare({ equityValue, shares: 100 })).toBeCloseTo(16.0868, 9);
  });

  it("takes every claim away and adds every asset", () => {
    const claims = { debt: 1, leases: 2, minorityInterests: 4, preferred: 8, pensions: 16, otherClaims: 32 };
    const assets = { cash: 100, securities: 200, associates: 400, otherAssets: 800 };
    expect(enterpriseToEquity({ enterpriseValue: 10000, ...claims, ...assets })).toBe(10000 - 63 + 1500);
    expect(marketToEnterpriseValue({ marketCapitalization: 10000, ...claims, ...assets })).toBe(10000 + 63 - 1500);
  });

  it("may end below zero", () => {
    expect(enterpriseToEquity({ enterpriseValue: 100, debt: 150, cash: 20 })).toBe(-30);
  });

  it("leads back to where it came from", () => {
    const money = fc.double({ min: -1e9, max: 1e9, noNaN: true });
    fc.assert(
      fc.property(money, (enterpriseValue) => {
        const equity = enterpriseToEquity({ enterpriseValue, ...balance });
        expect(marketToEnterpriseValue({ marketCapitalization: equity, ...balance })).toBeCloseTo(enterpriseValue, 5);
      }),
    );
  });

  it("turns one unit of cash into exactly one of equity", () => {
    const withCash = enterpriseToEquity({ enterpriseValue: 1000, ...balance, cash: balance.cash + 1 });
    expect(withCash - enterpriseToEquity({ enterpriseValue: 1000, ...balance })).toBe(1);
  });
});

describe("market enterprise value", () => {
  it("agrees with the published example", () => {
    const capitalization = marketCapitalization({ price: 25, shares: 20000 });
    expect(capitalization).toBe(500000);
    expect(netDebt({ debt: 30000, cash: 2395 })).toBe(27605);
    expect(marketToEnterpriseValue({ marketCapitalization: capitalization, debt: 30000, cash: 2395 })).toBe(527605);
  });

  it("agrees with the reference implementation, minorities and preferred included", () => {
    const inputs = { marketCapitalization: 20000, debt: 500, minorityInterests: 500, preferred: 400, cash: 430 };
    expect(marketToEnterpriseValue(inputs)).toBe(20970);
  });
});

describe("net debt", () => {
  it("counts leases as debt and securities as cash", () => {
    expect(netDebt({ debt: 100, leases: 30, cash: 50, securities: 20 })).toBe(60);
  });
});

describe("value per share", () => {
  it("needs shares", () => {
    expect(valuePerShare({ equityValue: 100, shares: 0 })).toBeNull();
    expect(valuePerShare({ equityValue: 100, shares: -1 })).toBeNull();
    expect(valuePerShare({ equityValue: -100, shares: 4 })).toBe(-25);
  });
});

describe("a business that may fail", () => {
  it("weighs both outcomes", () => {
    expect(failureAdjustedValue({ goingConcernValue: 100, distressValue: 20, failureProbability: 0.25 })).toBeCloseTo(
      80,
      12,
    );
  });
});

describe("the probability of failure", () => {
  it("follows from what lenders ask for: 3 % with half recovered is 6 % a year, 26.6 % in five", () => {
    expect(failureProbability({ spread: 0.03, recovery: 0.5, years: 1 })).toBeCloseTo(0.06, 15);
    expect(failureProbability({ spread: 0.03, recovery: 0.5, years: 5 })).toBeCloseTo(1 - 0.94 ** 5, 15);
    expect(failureProbability({ spread: 0.8, recovery: 0.5, years: 2 })).toBe(1);
  });

  it("has no answer when lenders get everything back", () => {
    expect(failureProbability({ spread: 0.03, recovery: 1, years: 1 })).toBeNull();
  });
});
