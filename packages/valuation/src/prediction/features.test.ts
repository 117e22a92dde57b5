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
import { tinySource } from "./tiny-model.ts";

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

  it("leave a ratio missing when its denominator is unknown or not positive, and never call it zero", () => {
    expect(feature(tinySource({ totalEquity: -5 }), "returnOnEquity")).toBeNaN();
    expect(feature(tinySource({ revenue: 0 }), "netMargin")).toBeNaN();
    expect(feature(tinySource({ netIncome: null }), "loss")).toBeNaN();
    expect(feature(tinySource({ dividendsPaid: 0 }), "payout")).toBe(0);
  });

  it("take a split for no change of the share count", () => {
    expect(feature(tinySource({ dilutedShares: 48 }), "shareCountChange")).toBeCloseTo(-0.04, 12);
    expect(feature(tinySource({ dilutedShares: 200 }), "shareCountChange")).toBeNaN();
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
