import { describe, expect, it } from "vitest";
import {
  enterpriseMultiple,
  enterpriseMultipleOfMarket,
  evToEbitda,
  freeCashFlowYield,
  pegPrice,
  pegRatio,
  pegRatioOfRate,
  priceToEarnings,
  regressionMultiple,
} from "./multiples.ts";
import { valuePerShareAtEnterpriseMultiple, valuePerShareAtMultiple } from "./value-at-multiple.ts";

describe("observed multiples", () => {
  it("ignore who finances the operations", () => {
    expect(evToEbitda({ enterpriseValue: 160000 + 20000, ebitda: 20914 })).toBeCloseTo(8.6, 1);
    expect(evToEbitda({ enterpriseValue: 178000 + 2000, ebitda: 20914 })).toBeCloseTo(8.6, 1);
  });

  it("do not exist on a loss or on a company that costs less than its cash", () => {
    expect(priceToEarnings({ price: 30, earningsPerShare: 2 })).toBe(15);
    expect(priceToEarnings({ price: 30, earningsPerShare: 0 })).toBeNull();
    expect(priceToEarnings({ price: 30, earningsPerShare: -2 })).toBeNull();
    expect(enterpriseMultiple({ enterpriseValue: 100, metric: 0 })).toBeNull();
    expect(enterpriseMultiple({ enterpriseValue: 0, metric: 10 })).toBeNull();
    expect(enterpriseMultiple({ enterpriseValue: -100, metric: -10 })).toBeNull();
    expect(enterpriseMultiple({ enterpriseValue: 100, metric: 10 })).toBe(10);
  });
});

describe("PEG", () => {
  it.each([
    [9.21, 12, 0.7675],
    [8.2, 13, 0.6308],
    [12.75, 8.5, 1.5],
  ])("of %d at %d %% of growth is %d", (multiple, growthPercent, peg) => {
    expect(pegRatio({ priceToEarnings: multiple, growthPercent })).toBeCloseTo(peg, 4);
  });

  it("needs growth and earnings", () => {
    expect(pegRatio({ priceToEarnings: 10, growthPercent: 0 })).toBeNull();
    expect(pegRatio({ priceToEarnings: -10, growthPercent: -5 })).toBeNull();
    expect(pegRatio({ priceToEarnings: 0, growthPercent: 5 })).toBeNull();
    expect(pegPrice({ earningsPerShare: -1, growthPercent: -5 })).toBeNull();
    expect(pegPrice({ earningsPerShare: 0, growthPercent: 5 })).toBeNull();
    expect(pegPrice({ earningsPerShare: 5, growthPercent: 0 })).toBeNull();
  });

  it("turns into a price", () => {
    expect(pegPrice({ earningsPerShare: 3, growthPercent: 12 })).toBe(36);
    expect(pegPrice({ earningsPerShare: 3, growthPercent: 12, peg: 1.5 })).toBe(54);
  });
});

describe("a regression across companies", () => {
  it("predicts 18.892 times earnings from β 1.25, growth 15 %, payout 20 %", () => {
    const inputs = { intercept: 8.76, coefficients: [-4.08, 75.24, 19.73], values: [1.25, 0.15, 0.2] };
    expect(regressionMultiple(inputs)).toBeCloseTo(18.892, 10);
  });

  it("needs a value for each coefficient", () => {
    expect(regressionMultiple({ intercept: 1, coefficients: [1, 2], values: [1] })).toBeNull();
    expect(regressionMultiple({ intercept: 7, coefficients: [], values: [] })).toBe(7);
  });
});

describe("multiples of amounts of the whole company", () => {
  it("give the price of the operations: (900 + 200 − 100) ÷ 125 = 8", () => {
    expect(enterpriseMultipleOfMarket({ marketValue: 900, debt: 200, cash: 100, amount: 125 })).toBe(8);
    expect(enterpriseMultipleOfMarket({ marketValue: 100, debt: 0, cash: 100, amount: 125 })).toBeNull();
    expect(enterpriseMultipleOfMarket({ marketValue: 900, debt: 200, cash: 100, amount: 0 })).toBeNull();
  });

  it("give the value of a share: 50 × 12 ÷ 20 = 30", () => {
    expect(valuePerShareAtMultiple({ amount: 50, multiple: 12, shares: 20 })).toBe(30);
    expect(valuePerShareAtMultiple({ amount: 50, multiple: 12, shares: 0 })).toBeNull();
  });

  it("give the value of a share after claims, never below zero: (125 × 8 − 300 + 100) ÷ 20 = 40", () => {
    const firm = { amount: 125, multiple: 8, assets: [100], shares: 20 };
    expect(valuePerShareAtEnterpriseMultiple({ ...firm, claims: [250, 50] })).toBe(40);
    expect(valuePerShareAtEnterpriseMultiple({ ...firm, claims: [2000] })).toBe(0);
    expect(valuePerShareAtEnterpriseMultiple({ ...firm, claims: [], shares: 0 })).toBeNull();
  });

  it("compare price and growth by a rate as by a percentage", () => {
    expect(pegRatioOfRate({ priceToEarnings: 18, growth: 0.12 })).toBe(1.5);
    expect(pegRatioOfRate({ priceToEarnings: 18, growth: 0 })).toBeNull();
  });
});

it("the free cash flow yield of 80 on a market value of 1,600 is 5 %, below zero where cash was used up, and none without a value", () => {
  expect(freeCashFlowYield({ freeCashFlow: 80, marketCapitalization: 1600 })).toBe(0.05);
  expect(freeCashFlowYield({ freeCashFlow: -16, marketCapitalization: 1600 })).toBe(-0.01);
  expect(freeCashFlowYield({ freeCashFlow: 80, marketCapitalization: 0 })).toBeNull();
});
