import { describe, expect, it } from "vitest";
import { balanceSheetAccrualsRatio, cashFlowAccrualsRatio, netOperatingAssets, sloanAccruals } from "./accruals.ts";

describe("accruals", () => {
  const bickchip = {
    netIncome: 4038,
    operatingCashFlow: 9822,
    investingCashFlow: -10068,
    averageNetOperatingAssets: 43192,
  };

  it("from the cash flow statement agree with Bickchip's printed 9.9 %, investment included", () => {
    // (4038 − 9822 + 10068) / 43192; without investment it would be −13.4 %
    expect(cashFlowAccrualsRatio(bickchip)).toBeCloseTo(0.0992, 4);
    expect(cashFlowAccrualsRatio({ ...bickchip, averageNetOperatingAssets: 0 })).toBeNull();
  });

  it("from two balance sheets are the growth of net operating assets", () => {
    const current = netOperatingAssets({ totalAssets: 1000, cash: 100, totalLiabilities: 600, debt: 300 });
    expect(current).toBe(600);
    // (600 − 400)/500
    expect(balanceSheetAccrualsRatio({ netOperatingAssets: current, priorNetOperatingAssets: 400 })).toBe(0.4);
    expect(balanceSheetAccrualsRatio({ netOperatingAssets: 5, priorNetOperatingAssets: -5 })).toBeNull();
  });

  it("in Sloan's form leave investment out", () => {
    expect(sloanAccruals({ netIncome: 120, operatingCashFlow: 100, averageAssets: 400 })).toBe(0.05);
    expect(sloanAccruals({ netIncome: 120, operatingCashFlow: 100, averageAssets: 0 })).toBeNull();
  });
});
