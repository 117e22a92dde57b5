import { describe, expect, it } from "vitest";
import { mostCorrectedFigures } from "../../core/fundamentals/contracts/own-figures.ts";
import type { ReportedFigure } from "../../features/wrong-numbers/contracts/reported-figure.ts";
import { canBeOwn, numberTyped, ownFigureTyped } from "./own-figure-typed.ts";

const revenue: ReportedFigure = {
  ticker: "AAPL",
  figure: "revenue",
  kind: "figure",
  value: 416_161_000_000,
  unit: "money",
  currency: "USD",
  period: "2025-09-27",
  months: null,
  year: null,
  provider: "bundled",
  source: null,
  document: null,
  page: "/analysis/AAPL?how=discountedCashFlow",
};

describe("numberTyped", () => {
  it.each([
    ["es", "391.000", 391_000],
    ["es", "391.000,5", 391_000.5],
    ["it", "391000", 391_000],
    ["it", "7,46", 7.46],
    ["es", "7.46", 7.46],
    ["es", "−12,5", -12.5],
    ["en", "391,000", 391_000],
    ["en", "391.000", 391],
    ["en", "7,46", null],
    ["es", "391,000.5", null],
    ["es", "mucho", null],
    ["en", "", null],
    ["es", "0.125", 0.125],
    ["it", "-0.125", -0.125],
    ["es", "0.125,5", null],
    ["en", "0,125", null],
    ["es", "391 000,5", 391_000.5],
    ["en", "12 50", null],
  ] as const)("in %s %s is %s", (language, text, number) => {
    expect(numberTyped(text, language)).toBe(number);
  });
});

describe("ownFigureTyped", () => {
  it("leads to the page of the figure with the reader's own in place of it", () => {
    expect(ownFigureTyped(revenue, "391.000,3", "es")).toEqual({
      address: "/analysis/AAPL?how=discountedCashFlow&figures=revenue.2025-09-27:391000300000USD",
      problem: null,
    });
  });

  it("keeps the others, and takes the place of one of the same period", () => {
    const page = "/analysis/AAPL/ratios?figures=revenue.2025-09-27:5USD,ebit.2025-09-27:4USD&trace=7";
    expect(ownFigureTyped({ ...revenue, page }, "6", "en").address).toBe(
      "/analysis/AAPL/ratios?figures=revenue.2025-09-27:6000000USD,ebit.2025-09-27:4USD",
    );
  });

  it("leads to the analysis from pages that do not follow it", () => {
    const elsewhere = { ...revenue, page: "/analysis/AAPL/technical" };
    expect(ownFigureTyped(elsewhere, "6", "en").address).toBe("/analysis/AAPL?figures=revenue.2025-09-27:6000000USD");
  });

  it("says what is wrong with it", () => {
    expect(ownFigureTyped(revenue, "mil", "es").problem).toBe("notNumber");
    expect(ownFigureTyped(revenue, "999999999999", "es").problem).toBe("outOfRange");
    const many = Array.from({ length: mostCorrectedFigures }, (_, index) => `ebit.${1990 + index}-12-31:1USD`).join();
    expect(ownFigureTyped({ ...revenue, page: `/analysis/AAPL?figures=${many}` }, "6", "en").problem).toBe("tooMany");
  });
});

it("offers it for figures of the company's own accounts alone", () => {
  expect(canBeOwn(revenue)).toBe(true);
  expect(canBeOwn({ ...revenue, months: 9 })).toBe(false);
  expect(canBeOwn({ ...revenue, kind: "reference", figure: "beta" })).toBe(false);
  expect(canBeOwn({ ...revenue, ticker: "MSFT" })).toBe(false);
  expect(canBeOwn({ ...revenue, months: 0, page: "/analysis/AAPL/statements?period=quarterly" })).toBe(false);
});
