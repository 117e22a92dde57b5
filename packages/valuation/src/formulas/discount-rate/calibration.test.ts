import { describe, expect, it } from "vitest";
import * as calibration from "./calibration.ts";

describe("the calibration", () => {
  it("keeps the market's return when the risk-free rate moves: 4.5 + 4.3 − 4.0 = 4.8 %", () => {
    const inputs = { pairRate: 0.045, pairPremium: 0.043, riskFreeRate: 0.04 };
    expect(calibration.carriedPremium(inputs)).toBeCloseTo(0.048, 15);
  });

  it("puts betas on a scale whose average is 1, and draws them towards it", () => {
    expect(calibration.scaledBeta({ bottomUp: 1.2, average: 0.96, weight: 0.6 })).toBeCloseTo(1.15, 15);
    expect(calibration.scaledBeta({ bottomUp: 0.96, average: 0.96, weight: 0.6 })).toBeCloseTo(1, 15);
  });

  it("counts a trend by the intervals that it was read from", () => {
    expect(calibration.weightOfTrend({ intervals: 2, enough: 4, most: 0.5 })).toBe(0.25);
    expect(calibration.weightOfTrend({ intervals: 9, enough: 4, most: 0.5 })).toBe(0.5);
  });

  it("blends the company's growth with equal parts of its industry's and its economy's: 5 + 1.5 + 1 = 7.5 %", () => {
    const inputs = { own: 0.1, weight: 0.5, industry: 0.06, economy: 0.04 };
    expect(calibration.blendedFirstGrowth(inputs)).toBeCloseTo(0.075, 15);
  });

  it("bounds perpetual growth by the risk-free rate, the economy and the discount rate, and by zero", () => {
    const base = { riskFreeRate: 0.04, nominalGrowth: 0.035, margin: 0, discountRate: 0.09, spread: 0.03 };
    expect(calibration.perpetualGrowth(base)).toBe(0.035);
    expect(calibration.perpetualGrowth({ ...base, riskFreeRate: 0.02 })).toBe(0.02);
    expect(calibration.perpetualGrowth({ ...base, discountRate: 0.05 })).toBeCloseTo(0.02, 15);
    expect(calibration.perpetualGrowth({ ...base, discountRate: 0.02 })).toBe(0);
  });

  it("bounds a tax rate by the minimum and the statutory one", () => {
    const of = (own: number) => calibration.lastingTaxRate({ own, lowest: 0.15, statutory: 0.25 });
    expect([of(0.05), of(0.2), of(0.4)]).toEqual([0.15, 0.2, 0.25]);
  });

  it("dates a multiple, the exit and a country's premium", () => {
    expect(calibration.yearsToExit({ horizon: 5, elapsed: 0.5 })).toBe(4.5);
    expect(calibration.multipleAtHorizon({ multiple: 11, rate: 0.1, late: 1 })).toBeCloseTo(10, 12);
    expect(calibration.premiumBorne({ exposure: 0.5, premium: 0.02 })).toBe(0.01);
  });

  it("weighs countries' premiums by sales, and what none is told of by another: (30 × 2 + 50 × 4 + 20 × 1) ÷ 100 = 2.8 %", () => {
    const inputs = { sales: [30, 50], premiums: [0.02, 0.04], revenue: 100, elsewhere: 0.01 };
    expect(calibration.countryRiskBySales(inputs)).toBeCloseTo(0.028, 15);
    expect(calibration.countryRiskBySales({ ...inputs, sales: [50, 50] })).toBeCloseTo(0.03, 15);
    expect(calibration.countryRiskBySales({ ...inputs, sales: [], premiums: [] })).toBeCloseTo(0.01, 15);
    expect(calibration.countryRiskBySales({ ...inputs, revenue: 0 })).toBeNull();
    expect(calibration.countryRiskBySales({ ...inputs, premiums: [0.02] })).toBeNull();
  });

  it("takes the return on new capital from margin, tax and sales, not below the least: 0.2 × 0.75 × 1.5 = 22.5 %", () => {
    const inputs = { margin: 0.2, taxRate: 0.25, salesToCapital: 1.5 };
    expect(calibration.earnedOnNewCapital({ ...inputs, lowest: 0.08 })).toBeCloseTo(0.225, 15);
    expect(calibration.earnedOnNewCapital({ ...inputs, lowest: 0.3 })).toBe(0.3);
  });
});
