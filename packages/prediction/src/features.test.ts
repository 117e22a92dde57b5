import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type FeatureName,
  type FeatureSource,
  featureFigures,
  featureNames,
  featuresAskedOf,
  featureVector,
} from "./features.ts";
import { tinySource } from "./tiny-model-contract.ts";

type Figures = FeatureSource["years"][number]["figures"];

const alike: Figures = {
  revenue: 1000,
  grossProfit: 400,
  ebit: 180,
  netIncome: 120,
  operatingCashFlow: 210,
  capitalExpenditure: 70,
  totalAssets: 2000,
  totalEquity: 600,
  totalDebt: 300,
  cashAndEquivalents: 80,
  dividendsPaid: 30,
  dilutedShares: 95,
};

/** Four years whose returns, margins and growth are round numbers, each year another; one unit buys one and a half. */
const unlikeYears: FeatureSource = {
  sector: "industrials",
  industry: null,
  sizeCurrencyPerUnit: 1.5,
  years: [
    { yearsAgo: 0, figures: alike },
    {
      yearsAgo: 1,
      figures: {
        ...alike,
        revenue: 800,
        netIncome: 64,
        operatingCashFlow: 150,
        totalAssets: 1600,
        totalEquity: 500,
        dilutedShares: 100,
      },
    },
    {
      yearsAgo: 2,
      figures: { ...alike, revenue: 600, netIncome: 90, operatingCashFlow: 142, totalAssets: 1800, totalEquity: 450 },
    },
    { yearsAgo: 3, figures: { ...alike, revenue: 125, netIncome: -500, totalAssets: 900 } },
  ],
};

const withLastYear = (changes: Partial<Figures>) => {
  const source = tinySource();
  const years = source.years.map((year) =>
    year.yearsAgo === 1 ? { ...year, figures: { ...year.figures, ...changes } } : year,
  );
  return { ...source, years };
};

const feature = (source: FeatureSource, name: FeatureName) => featureVector(source)[featureNames.indexOf(name)];

describe("the features of the prediction", () => {
  it.each<[FeatureName, number]>([
    ["returnOnEquity", 100 / 800],
    ["returnOnAssets", 100 / 2000],
    ["operatingReturnOnCapital", 150 / (800 + 500)],
    ["freeCashFlowMargin", (160 - 60) / 1000],
    ["revenueGrowth", 1000 / 800 - 1],
    ["revenueGrowthThreeYears", (1000 / 512) ** (1 / 3) - 1],
    ["accruals", (100 - 160) / 2000],
    ["netDebtToCashFlow", (500 - 100) / 160],
    ["payout", 30 / 100],
    ["marginChange", 100 / 1000 - 100 / 800],
    ["netMarginAverage", (0.1 + 0.125 + 0.125) / 3],
    ["logAssets", Math.log(2000)],
    ["loss", 0],
  ])("%s equals the value worked by hand", (name, value) => {
    expect(feature(tinySource(), name)).toBeCloseTo(value, 12);
  });

  it("are worked by hand, every one, where no two years are alike", () => {
    const vector = featureVector(unlikeYears);
    const worked: Record<FeatureName, number> = {
      returnOnEquity: 120 / 600,
      returnOnEquityAverage: (120 / 600 + 64 / 500 + 90 / 450) / 3,
      returnOnAssets: 0.06,
      returnOnAssetsAverage: 0.05,
      // 6, 4 and 5 %: deviations of +1, −1 and 0 points, over two degrees of freedom.
      returnOnAssetsDeviation: 0.01,
      returnOnAssetsChange: 0.02,
      operatingReturnOnCapital: 180 / 900,
      grossMargin: 0.4,
      ebitMargin: 0.18,
      netMargin: 0.12,
      netMarginAverage: (0.12 + 0.08 + 0.15) / 3,
      cashFlowMargin: 0.21,
      freeCashFlowMargin: 0.14,
      freeCashFlowMarginAverage: (0.14 + 0.1 + 0.12) / 3,
      marginChange: 0.04,
      assetTurnover: 0.5,
      revenueGrowth: 0.25,
      revenueGrowthThreeYears: 1,
      assetGrowth: 0.25,
      equityGrowth: 0.2,
      accruals: (120 - 210) / 2000,
      capitalExpenditureToSales: 0.07,
      capitalExpenditureToCashFlow: 70 / 210,
      debtToAssets: 0.15,
      equityToAssets: 0.3,
      cashToAssets: 0.04,
      netDebtToCashFlow: 220 / 210,
      payout: 0.25,
      dividendsToCashFlow: 30 / 210,
      shareCountChange: -0.05,
      logAssets: Math.log(3000),
      logSales: Math.log(1500),
      loss: 0,
    };
    for (const [index, name] of featureNames.entries()) expect(vector[index], name).toBeCloseTo(worked[name], 12);
  });

  it("call a result of zero no loss, and one below zero a loss", () => {
    expect([0, -1].map((netIncome) => feature(tinySource({ netIncome }), "loss"))).toEqual([0, 1]);
  });

  it("are missing where one of two parts is unknown", () => {
    expect(feature(tinySource({ totalDebt: null }), "operatingReturnOnCapital")).toBeNaN();
    expect(feature(tinySource({ operatingCashFlow: null }), "freeCashFlowMargin")).toBeNaN();
    expect(feature(tinySource({ capitalExpenditure: null }), "freeCashFlowMargin")).toBeNaN();
    expect(feature(tinySource({ netIncome: null }), "accruals")).toBeNaN();
    expect(feature(tinySource({ netIncome: null }), "marginChange")).toBeNaN();
    expect(feature(tinySource({ totalAssets: null }), "logAssets")).toBeNaN();
    expect(feature(tinySource({}, { sizeCurrencyPerUnit: null }), "logSales")).toBeNaN();
  });

  it("have no growth from or to an amount of nothing, and no logarithm of it", () => {
    expect(feature(tinySource({ totalEquity: 0 }), "equityGrowth")).toBeNaN();
    expect(feature(tinySource({ totalEquity: -1 }), "equityGrowth")).toBeNaN();
    expect(feature(tinySource({ totalEquity: null }), "equityGrowth")).toBeNaN();
    expect(feature(withLastYear({ totalEquity: 0 }), "equityGrowth")).toBeNaN();
    expect(feature(withLastYear({ totalEquity: -1 }), "equityGrowth")).toBeNaN();
    expect(feature(withLastYear({ totalEquity: null }), "equityGrowth")).toBeNaN();
    expect(feature(tinySource({ revenue: 0 }), "logSales")).toBeNaN();
    expect(feature(tinySource({ revenue: 0.5 }), "logSales")).toBeCloseTo(Math.log(0.5), 12);
  });

  it("average two known years, but not one, and measure the spread of three, but not two", () => {
    const [latest, first, second] = unlikeYears.years;
    const known = (years: FeatureSource["years"]) => ({ ...unlikeYears, years });
    if (!latest || !first || !second) throw new Error("four years are given");
    expect(feature(known([latest]), "returnOnAssetsAverage")).toBeNaN();
    expect(feature(known([latest, first]), "returnOnAssetsAverage")).toBeCloseTo(0.05, 12);
    expect(feature(known([latest, first]), "returnOnAssetsDeviation")).toBeNaN();
    expect(feature(known([latest, first, second]), "returnOnAssetsDeviation")).toBeCloseTo(0.01, 12);
  });

  it("count the years nearer than two and a half as recent", () => {
    const [latest, first, second] = unlikeYears.years;
    if (!latest || !first || !second) throw new Error("four years are given");
    const averageWith = (yearsAgo: number) =>
      feature({ ...unlikeYears, years: [latest, first, { ...second, yearsAgo }] }, "netMarginAverage");
    expect(averageWith(2.4999)).toBeCloseTo((0.12 + 0.08 + 0.15) / 3, 12);
    expect(averageWith(2.5)).toBeCloseTo((0.12 + 0.08) / 2, 12);
  });

  it("take a year of 52 or 53 weeks for a year, and one that lies two months off for none", () => {
    const [latest, first] = tinySource().years;
    if (!latest || !first) throw new Error("four years are given");
    const growthFrom = (yearsAgo: number) =>
      feature(tinySource({}, { years: [latest, { ...first, yearsAgo }] }), "revenueGrowth");
    expect([0.86, 0.98, 1.02, 1.14].map(growthFrom)).toEqual([0.25, 0.25, 0.25, 0.25]);
    expect([0.84, 1.16].map(growthFrom)).toEqual([Number.NaN, Number.NaN]);
  });

  it("leave a ratio missing when its denominator is unknown or not positive, and never call it zero", () => {
    expect(feature(tinySource({ totalEquity: -5 }), "returnOnEquity")).toBeNaN();
    expect(feature(tinySource({ revenue: 0 }), "netMargin")).toBeNaN();
    expect(feature(tinySource({ netIncome: null }), "loss")).toBeNaN();
    expect(feature(tinySource({ dividendsPaid: 0 }), "payout")).toBe(0);
  });

  it("take a split for no change of the share count", () => {
    expect(feature(tinySource({ dilutedShares: 48 }), "shareCountChange")).toBeCloseTo(-0.04, 12);
    expect(feature(tinySource({ dilutedShares: 200 }), "shareCountChange")).toBeNaN();
    // 50 before: 65 would be 30 % more: a little less counts; 66 and, the other way, 34 do not.
    expect(feature(tinySource({ dilutedShares: 64.9 }), "shareCountChange")).toBeCloseTo(0.298, 12);
    expect(feature(tinySource({ dilutedShares: 66 }), "shareCountChange")).toBeNaN();
    expect(feature(tinySource({ dilutedShares: 34 }), "shareCountChange")).toBeNaN();
  });

  it("do not look at the gross profit or operating income of a financial company", () => {
    const bank = tinySource({}, { sector: "financials" });
    expect([feature(bank, "grossMargin"), feature(bank, "ebitMargin")]).toEqual([Number.NaN, Number.NaN]);
    expect(featuresAskedOf("financials")).toHaveLength(featureNames.length - 3);
    expect(featuresAskedOf("financials")).not.toContain("ebitMargin");
  });

  it("do not bridge a missing year", () => {
    const years = tinySource().years.filter(({ yearsAgo }) => yearsAgo !== 1);
    expect(feature(tinySource({}, { years }), "revenueGrowth")).toBeNaN();
  });

  it("are all missing without a statement", () => {
    expect([...featureVector(tinySource({}, { years: [] }))].every(Number.isNaN)).toBe(true);
  });

  it("do not depend on the currency, sizes apart", () => {
    fc.assert(
      fc.property(fc.double({ min: 1e-3, max: 1e9, noNaN: true }), (rate) => {
        const source = tinySource();
        const years = source.years.map(({ yearsAgo, figures }) => ({
          yearsAgo,
          figures: Object.fromEntries(
            featureFigures.map((name) => [
              name,
              name === "dilutedShares" ? figures[name] : (figures[name] ?? 0) * rate,
            ]),
          ) as typeof figures, // One entry for each name.
        }));
        const converted = featureVector({ ...source, years, sizeCurrencyPerUnit: 1 / rate });
        const original = featureVector(source);
        for (const [index, value] of original.entries()) {
          expect(Math.abs((converted[index] ?? 9) - value)).toBeLessThan(1e-9);
        }
      }),
    );
  });
});
