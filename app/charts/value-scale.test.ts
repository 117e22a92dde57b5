import { describe, expect, it } from "vitest";
import { estimateOf, notApplicableOf, reportOf } from "../web/components/analysis/sample-report.ts";
import { spanOf, valueScaleOf } from "./value-scale.ts";

describe("the scale of values", () => {
  it("reaches outwards over voting ranges and the price, to round numbers", () => {
    const report = reportOf([
      estimateOf("discountedCashFlow", 118, 212, 301),
      estimateOf("dividendDiscount", 128, 176, 232),
    ]);
    const scale = valueScaleOf(report, 311.3);
    expect([scale?.from, scale?.to]).toEqual([100, 320]);
    expect(scale?.at(100)).toBe(0);
    expect(scale?.at(320)).toBe(100);
  });

  it("is not stretched by a method that does not vote, and keeps its bar inside", () => {
    const report = reportOf([
      estimateOf("discountedCashFlow", 90, 100, 110),
      estimateOf("residualIncome", 900, 1000, 1100, { votes: false }),
    ]);
    const scale = valueScaleOf(report, 100);
    expect(scale?.to).toBeLessThan(130);
    expect(scale?.holds(1000)).toBe(false);
    expect(scale?.at(1000)).toBe(100);
  });

  it("never starts below zero because of rounding", () => {
    const report = reportOf([estimateOf("discountedCashFlow", 0.2, 9, 20)]);
    expect(valueScaleOf(report, 8)?.from).toBe(0);
  });

  it("does not exist without a value and a price", () => {
    expect(valueScaleOf(reportOf([notApplicableOf("discountedCashFlow", "financial")]), null)).toBeNull();
  });

  it("still has a width when there is a single number", () => {
    const scale = valueScaleOf(reportOf([]), 50);
    expect(scale && scale.from < 50 && scale.to > 50).toBe(true);
  });

  it("takes a method's span over the scenarios that give a value", () => {
    const method = estimateOf("discountedCashFlow", null, 100, 130);
    expect(spanOf(method)).toEqual({ low: 100, high: 130 });
    expect(spanOf(notApplicableOf("prediction", "modelNotInstalled"))).toBeNull();
  });
});
