import { type AnnualStatement, type Fundamentals, figureNames } from "@valora/valuation";
import { describe, expect, it } from "vitest";
import { featureNames, featureVector } from "./features.ts";
import { featureSourceOf, yearsBetween } from "./features-of.ts";

const statement = (fiscalYearEnd: string, known: Partial<AnnualStatement["figures"]>): AnnualStatement => ({
  fiscalYear: Number(fiscalYearEnd.slice(0, 4)),
  fiscalYearEnd,
  filedAt: null,
  form: null,
  accession: null,
  // One entry for each figure name.
  figures: { ...Object.fromEntries(figureNames.map((name) => [name, null])), ...known } as AnnualStatement["figures"],
  origins: {},
});

const company = (statements: readonly AnnualStatement[]): Fundamentals => ({
  ticker: "ACME",
  name: "Acme",
  exchange: "NYSE",
  country: "US",
  currency: "USD",
  sector: "industrials",
  industry: "Railroads",
  provider: "test",
  statements,
  sharesOutstanding: null,
  shareBasis: "settled",
  quote: { value: 99, currency: "USD", asOf: "2025-01-02", source: "test" },
  beta: null,
  monthlyCloses: null,
});

const latestFigures = (figures: Partial<AnnualStatement["figures"]>) =>
  featureSourceOf(company([statement("2024-12-31", figures)]), 1).years[0]?.figures;

describe("what the prediction sees of a company", () => {
  it("is its newest year first, with the distance of the others in years", () => {
    const source = featureSourceOf(
      company([statement("2022-12-31", { revenue: 50 }), statement("2024-12-28", { revenue: 80 })]),
      1,
    );
    expect(source).toMatchObject({ sector: "industrials", industry: "Railroads" });
    expect(source.years.map(({ yearsAgo }) => yearsAgo)).toEqual([0, expect.closeTo(1.993, 3)]);
    expect(source.years[0]?.figures.revenue).toBe(80);
  });

  it("holds debt from its parts, and no debt from the current part alone", () => {
    expect(latestFigures({ totalDebt: 9, longTermDebt: 5 })?.totalDebt).toBe(9);
    expect(latestFigures({ longTermDebt: 5, currentDebt: 2 })?.totalDebt).toBe(7);
    expect(latestFigures({ longTermDebt: 5 })?.totalDebt).toBe(5);
    expect(latestFigures({ currentDebt: 2 })?.totalDebt).toBeNull();
  });

  it("holds gross profit as the rest of revenue where it is not given", () => {
    expect(latestFigures({ revenue: 10, costOfRevenue: 6 })?.grossProfit).toBe(4);
    expect(latestFigures({ revenue: 10 })?.grossProfit).toBeNull();
    expect(latestFigures({ costOfRevenue: 6 })?.grossProfit).toBeNull();
    expect(latestFigures({ grossProfit: 5, revenue: 10, costOfRevenue: 6 })?.grossProfit).toBe(5);
  });

  it("holds assets and share counts only where they are above nothing", () => {
    const held = (amount: number | null) => {
      const figures = latestFigures({ totalAssets: amount, dilutedShares: amount });
      return [figures?.totalAssets, figures?.dilutedShares];
    };
    expect([-5, 0, null].map(held)).toEqual([
      [null, null],
      [null, null],
      [null, null],
    ]);
    expect([0.5, 1].map(held)).toEqual([
      [0.5, 0.5],
      [1, 1],
    ]);
  });

  it("has no sizes when the exchange rate is unknown", () => {
    const vector = featureVector(featureSourceOf(company([statement("2024-12-31", { totalAssets: 5 })]), null));
    expect(vector[featureNames.indexOf("logAssets")]).toBeNaN();
  });

  it("does not change with the price", () => {
    const priced = company([statement("2024-12-31", { revenue: 10, netIncome: 1, totalAssets: 5 })]);
    expect(featureSourceOf({ ...priced, quote: null, sharesOutstanding: null }, 1)).toEqual(featureSourceOf(priced, 1));
  });

  it("counts years between calendar dates", () => {
    expect(yearsBetween("2024-02-29", "2025-02-28")).toBeCloseTo(365 / 365.25, 12);
  });
});
