import { describe, expect, it } from "vitest";
import { estimateOf, notApplicableOf, reportOf } from "../web/components/analysis/page/sample-report.ts";
import { cutEndsOf, fairBand, spanOf, spreadOf, valueScaleOf } from "./value-scale.ts";

describe("the scale of values", () => {
  it("reaches outwards over voting ranges and the price, to round numbers", () => {
    const report = reportOf([
      estimateOf("discountedCashFlow", 118, 212, 301),
      estimateOf("dividendDiscount", 128, 176, 232),
    ]);
    const scale = valueScaleOf(report, 311.3);
    expect([scale?.from, scale?.to]).toEqual([100, 400]);
    expect(scale?.at(100)).toBe(0);
    expect(scale?.at(400)).toBe(100);
  });

  it("holds the whole band in which a value counts as fair, and the whole spread around the mean", () => {
    const price = 90.5;
    const report = reportOf([
      estimateOf("discountedCashFlow", 20, 44, 61),
      estimateOf("dividendDiscount", 34, 60, 71),
      estimateOf("residualIncome", 11, 12, 28),
    ]);
    const { low, high } = fairBand(price);
    expect([low.toFixed(3), high.toFixed(3)]).toEqual(["81.450", "99.550"]);
    const scale = valueScaleOf(report, price);
    const spread = spreadOf(report.summary);
    expect(spread && scale?.holds(spread.low) && scale.holds(spread.high)).toBe(true);
    expect(scale?.holds(low) && scale.holds(high)).toBe(true);
  });

  it("begins at nothing although the spread around the mean reaches below, and tells so", () => {
    const plain = reportOf([estimateOf("discountedCashFlow", 1, 2, 3), estimateOf("dividendDiscount", 80, 90, 100)]);
    const report = { ...plain, summary: { ...plain.summary, mean: 46, standardDeviation: 62 } };
    const scale = valueScaleOf(report, 10);
    const spread = spreadOf(report.summary);
    expect(spread).toEqual({ low: -16, high: 108 });
    expect(scale?.from).toBe(0);
    expect(scale && spread && cutEndsOf(scale, spread)).toEqual([{ side: "low", reaches: [-16] }]);
  });

  it("tells where a bar is cut and what it would reach", () => {
    const scale = { from: 10, to: 100 };
    expect(cutEndsOf(scale, { low: 10, high: 100 })).toEqual([]);
    expect(cutEndsOf(scale, { low: 4, high: 30 })).toEqual([{ side: "low", reaches: [4] }]);
    expect(cutEndsOf(scale, { low: 4, high: 7 })).toEqual([{ side: "low", reaches: [4, 7] }]);
    expect(cutEndsOf(scale, { low: 4, high: 400 })).toEqual([
      { side: "low", reaches: [4] },
      { side: "high", reaches: [400] },
    ]);
    expect(cutEndsOf(scale, { low: 300, high: 300 })).toEqual([{ side: "high", reaches: [300] }]);
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
