import { describe, expect, it } from "vitest";
import { type BeneishYear, beneishIndexes, beneishM } from "./beneish.ts";

const unchanged = {
  receivables: 1,
  grossMargin: 1,
  assetQuality: 1,
  salesGrowth: 1,
  depreciation: 1,
  sellingExpense: 1,
  leverage: 1,
  accrualsToAssets: 0,
};

describe("Beneish's M-score", () => {
  it("agrees with the printed scores of Apple", () => {
    const march2017 = beneishM({
      receivables: 0.9772,
      grossMargin: 1.0362,
      assetQuality: 0.9637,
      salesGrowth: 0.9689,
      depreciation: 1.2068,
      sellingExpense: 1.0354,
      accrualsToAssets: -0.0602,
      leverage: 1.0467,
    });
    expect(Math.abs(march2017.score + 2.8)).toBeLessThan(0.0061);
    expect(march2017.likelyManipulator).toBe(false);
    const september2014 = beneishM({
      receivables: 1.246,
      grossMargin: 0.975,
      assetQuality: 1.0878,
      salesGrowth: 1.0695,
      depreciation: 1.0403,
      sellingExpense: 1.0354,
      accrualsToAssets: -0.0853,
      leverage: 1.3615,
    });
    expect(Math.abs(september2014.score + 2.69)).toBeLessThan(0.0061);
  });

  it("of a year like the last is the sum of its coefficients", () => {
    // −4.84 + 0.92 + 0.528 + 0.404 + 0.892 + 0.115 − 0.172 − 0.327
    expect(beneishM(unchanged).score).toBeCloseTo(-2.48, 12);
  });

  it("flags above its threshold only", () => {
    expect(beneishM({ ...unchanged, accrualsToAssets: 0.2 }).likelyManipulator).toBe(true);
    expect(beneishM({ ...unchanged, threshold: -2.5 }).likelyManipulator).toBe(true);
    const { score } = beneishM(unchanged);
    expect(beneishM({ ...unchanged, threshold: score }).likelyManipulator).toBe(false);
  });
});

describe("its variables", () => {
  const prior: BeneishYear = {
    revenue: 1000,
    grossProfit: 400,
    receivables: 100,
    currentAssets: 500,
    propertyPlantEquipment: 300,
    totalAssets: 1000,
    depreciation: 30,
    sellingExpense: 200,
    longTermDebt: 200,
    currentLiabilities: 200,
    netIncome: 90,
    operatingCashFlow: 100,
  };
  const current: BeneishYear = {
    revenue: 1250,
    grossProfit: 400,
    receivables: 187.5,
    currentAssets: 500,
    propertyPlantEquipment: 475,
    totalAssets: 1250,
    depreciation: 25,
    sellingExpense: 300,
    longTermDebt: 300,
    currentLiabilities: 200,
    netIncome: 100,
    operatingCashFlow: 50,
  };

  it("are worked by hand", () => {
    const answer = beneishIndexes({ current, prior });
    expect(answer?.substituted).toEqual([]);
    expect(answer?.indexes.receivables).toBeCloseTo(1.5, 12); // 0.15 / 0.10
    expect(answer?.indexes.grossMargin).toBeCloseTo(1.25, 12); // 0.40 / 0.32
    expect(answer?.indexes.assetQuality).toBeCloseTo(1.1, 12); // 0.22 / 0.20
    expect(answer?.indexes.salesGrowth).toBeCloseTo(1.25, 12);
    expect(answer?.indexes.depreciation).toBeCloseTo(0.0909090909 / 0.05, 8); // 30/330 over 25/500
    expect(answer?.indexes.sellingExpense).toBeCloseTo(1.2, 12); // 0.24 / 0.20
    expect(answer?.indexes.leverage).toBeCloseTo(1, 12); // 0.40 / 0.40
    expect(answer?.indexes.accrualsToAssets).toBeCloseTo(0.04, 12); // 50 / 1250
  });

  it.each([
    ["receivables", "receivables"],
    ["grossProfit", "grossMargin"],
    ["currentAssets", "assetQuality"],
    ["depreciation", "depreciation"],
    ["sellingExpense", "sellingExpense"],
    ["longTermDebt", "leverage"],
  ] as const)("without last year's %s set %s to 1 and say so", (figure, index) => {
    const answer = beneishIndexes({ current, prior: { ...prior, [figure]: null } });
    expect(answer?.substituted).toEqual([index]);
    expect(answer?.indexes[index]).toBe(1);
  });

  it("treat a denominator of zero alike", () => {
    expect(beneishIndexes({ current, prior: { ...prior, receivables: 0 } })?.substituted).toEqual(["receivables"]);
  });

  it("give up after two substitutions", () => {
    const two = { ...prior, receivables: 0, sellingExpense: null };
    expect(beneishIndexes({ current, prior: two })?.substituted).toHaveLength(2);
    expect(beneishIndexes({ current, prior: { ...two, depreciation: null } })).toBeNull();
  });

  it.each([["netIncome"], ["operatingCashFlow"], ["totalAssets"], ["revenue"]])("cannot do without %s", (figure) => {
    expect(beneishIndexes({ current: { ...current, [figure]: null }, prior })).toBeNull();
  });

  it("cannot do without last year's revenue", () => {
    expect(beneishIndexes({ current, prior: { ...prior, revenue: 0 } })).toBeNull();
  });
});
