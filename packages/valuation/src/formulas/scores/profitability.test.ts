import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  dupont3,
  dupont5,
  freeCashFlowConversion,
  investedCapital,
  netReinvestmentRate,
  nopat,
  pretaxIncome,
  returnOnCapital,
  returnOnTangibleBook,
  roe,
  roic,
  yearsOfCash,
} from "./profitability.ts";

describe("operating profit after tax", () => {
  it("agrees with Apple's published figures to their rounding", () => {
    expect(Math.abs(nopat({ ebit: 70898, taxRate: 0.1834 }) - 57894)).toBeLessThan(8);
    expect(Math.abs(nopat({ ebit: 114301, taxRate: 0.1472 }) - 97477)).toBeLessThan(8);
  });
});

describe("returns", () => {
  it("on beginning equity agree with Deutsche Bank: 1365 on 29991", () => {
    expect(roe({ netIncome: 1365, equity: 29991 })).toBeCloseTo(0.0455, 4);
  });

  it("on capital count leases and minorities, not cash", () => {
    const capital = investedCapital({ equity: 500, debt: 300, leases: 50, minorityInterests: 20, cash: 70 });
    expect(capital).toBe(800);
    expect(roic({ nopat: 96, investedCapital: capital })).toBeCloseTo(0.12, 12);
    expect(investedCapital({ equity: 500, debt: 300, cash: 70 })).toBe(730);
  });

  it("do not exist on capital that is not there", () => {
    expect(roe({ netIncome: 5, equity: 0 })).toBeNull();
    expect(roe({ netIncome: -5, equity: -50 })).toBeNull();
    expect(roic({ nopat: 5, investedCapital: 0 })).toBeNull();
    expect(roic({ nopat: -5, investedCapital: -50 })).toBeNull();
  });
});

describe("the DuPont analysis", () => {
  const year = { netIncome: 120, revenue: 130, assets: 300, equity: 200 };

  it("in three parts agrees with the reference implementation", () => {
    const parts = dupont3(year);
    expect(parts?.netMargin).toBeCloseTo(0.9230769231, 9);
    expect(parts?.assetTurnover).toBeCloseTo(0.4333333333, 9);
    expect(parts?.equityMultiplier).toBe(1.5);
    expect(parts?.roe).toBeCloseTo(0.6, 12);
  });

  it("in five parts takes the margin apart", () => {
    const parts = dupont5({ netIncome: 60, pretaxIncome: 80, ebit: 100, revenue: 1000, assets: 500, equity: 250 });
    expect(parts?.taxBurden).toBe(0.75);
    expect(parts?.interestBurden).toBe(0.8);
    expect(parts?.operatingMargin).toBe(0.1);
    expect(parts?.assetTurnover).toBe(2);
    expect(parts?.equityMultiplier).toBe(2);
    expect(parts?.roe).toBeCloseTo(0.24, 12);
  });

  it("multiplies back to the return on equity in both forms", () => {
    const money = fc.double({ min: 1, max: 1e9, noNaN: true });
    fc.assert(
      fc.property(money, money, money, money, money, (pretaxIncome, ebit, revenue, assets, equity) => {
        const netIncome = pretaxIncome * 0.7;
        const expected = roe({ netIncome, equity }) ?? Number.NaN;
        const figures = { netIncome, pretaxIncome, ebit, revenue, assets, equity };
        expect((dupont3(figures)?.roe ?? Number.NaN) / expected).toBeCloseTo(1, 9);
        expect((dupont5(figures)?.roe ?? Number.NaN) / expected).toBeCloseTo(1, 9);
      }),
    );
  });

  it.each([{ revenue: 0 }, { assets: 0 }, { equity: -1 }])("in three parts does not exist with %j", (wrong) => {
    expect(dupont3({ ...year, ...wrong })).toBeNull();
    expect(dupont5({ ...year, pretaxIncome: 150, ebit: 160, ...wrong })).toBeNull();
  });

  it.each([{ pretaxIncome: 0 }, { ebit: 0 }])("in five parts does not exist with %j either", (wrong) => {
    expect(dupont5({ ...year, pretaxIncome: 150, ebit: 160, ...wrong })).toBeNull();
  });
});

describe("cash conversion", () => {
  it("compares free cash flow with profit", () => {
    expect(freeCashFlowConversion({ freeCashFlow: 90, netIncome: 100 })).toBe(0.9);
    expect(freeCashFlowConversion({ freeCashFlow: -90, netIncome: 100 })).toBe(-0.9);
    expect(freeCashFlowConversion({ freeCashFlow: 90, netIncome: 0 })).toBeNull();
    expect(freeCashFlowConversion({ freeCashFlow: -90, netIncome: -100 })).toBeNull();
  });
});

describe("what statements say of capital", () => {
  it("leaves goodwill in the capital unless told: 100 + 60 − 20, and less 30", () => {
    expect(investedCapital({ equity: 100, debt: 60, cash: 20 })).toBe(140);
    expect(investedCapital({ equity: 100, debt: 60, cash: 20, goodwill: 30 })).toBe(110);
  });

  it("earns margin after tax times turnover: 0.1 × 0.75 × 2 = 15 %", () => {
    expect(returnOnCapital({ margin: 0.1, taxRate: 0.25, salesToCapital: 2 })).toBeCloseTo(0.15, 15);
  });

  it("reinvests a part of profit after tax, pooled: (90 − 60) ÷ (200 × 0.75) = 20 %", () => {
    const years = { outlays: [50, 40], depreciation: [30, 30], taxRate: 0.25 };
    expect(netReinvestmentRate({ ...years, ebit: [120, 80] })).toBeCloseTo(0.2, 15);
    expect(netReinvestmentRate({ ...years, ebit: [120, -120] })).toBeNull();
  });

  it("earned 100 before tax when 75 is left at 25 %", () => {
    expect(pretaxIncome({ netIncome: 75, taxRate: 0.25 })).toBe(100);
    expect(pretaxIncome({ netIncome: 75, taxRate: 1 })).toBeNull();
  });

  it("lasts two years with a cash of 100 when operations lose 50 a year", () => {
    expect(yearsOfCash({ cash: 100, operatingCashFlow: -50 })).toBe(2);
    expect(yearsOfCash({ cash: 100, operatingCashFlow: 0 })).toBeNull();
  });

  it("earns more on the tangible book: 12 % of 100 is 15 % of 80", () => {
    expect(returnOnTangibleBook({ returnOnEquity: 0.12, bookValue: 100, tangibleBookValue: 80 })).toBeCloseTo(0.15, 15);
    expect(returnOnTangibleBook({ returnOnEquity: 0.12, bookValue: 100, tangibleBookValue: 0 })).toBeNull();
  });
});
