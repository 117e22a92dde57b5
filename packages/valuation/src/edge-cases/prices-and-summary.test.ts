import { describe, expect, it } from "vitest";
import { sampleFile } from "../inputs/sample-company.ts";
import { inOtherCurrency } from "../methods/restated-file-contract.ts";
import { signalOf } from "../report/signal.ts";
import { fairBand, implausibilityOf, statusOf, summarise } from "../report/summary.ts";
import { valueCompany } from "../value-company.ts";
import { answerIn, peers, quoteAt, reportOf } from "./edge-case.ts";
import { neutral } from "./kinds-and-rates.test.ts";

describe("edge cases of prices and of the summary", () => {
  const votes = (...values: number[]) => {
    const names = ["discountedCashFlow", "dividendDiscount", "comparableMultiples"] as const;
    const list = names.flatMap((method, index) => {
      const value = values[index];
      return value === undefined ? [] : [{ method, value }];
    });
    return { conservative: list, neutral: list, optimistic: list };
  };
  const summaryOf = (price: number, ...values: number[]) =>
    summarise({ votes: votes(...values), scenario: "neutral", estimating: values.length, price, standing: null });

  it.each([null, 0, -3])("40: at a price of %j the value is shown and compared with nothing", (price) => {
    const report = reportOf({ fundamentals: { quote: price === null ? null : quoteAt(price) } });
    expect(answerIn(report, "discountedCashFlow")).toBeTypeOf("number");
    expect(report.methods.every(({ status, difference }) => status === null && difference === null)).toBe(true);
    expect(report.summary.signal.reason).toBe("noPrice");
  });

  it("41: more than five times the price, or less than a fifth, is kept in the table and out of the mean", () => {
    expect([51, 50, 2, 1.9].map((value) => implausibilityOf(value, 10))).toEqual([
      "implausiblyHigh",
      null,
      null,
      "implausiblyLow",
    ]);
    const report = reportOf({ fundamentals: { quote: quoteAt(2) } });
    const far = report.methods.filter(({ outcome }) => outcome.kind === "estimate" && outcome.valuePerShare > 10);
    expect(far.length).toBeGreaterThan(0);
    for (const { outcome } of far) expect(outcome).toMatchObject({ votes: false });
    expect(report.summary.maximum ?? 0).toBeLessThanOrEqual(10);
  });

  it("47: one value has a mean and no deviation, two have both, and neither gives a signal", () => {
    expect(summaryOf(10, 12)).toMatchObject({ mean: 12, standardDeviation: null, signal: { kind: "none" } });
    expect(summaryOf(10, 12)).toMatchObject({ minimum: 12, maximum: 12, median: 12 });
    const two = summaryOf(10, 12, 14);
    expect(two.standardDeviation).toBeCloseTo(Math.SQRT2, 12);
    expect(two.signal.kind).toBe("none");
  });

  it("48: three against three is a contradiction, never a purchase by order of the rules", () => {
    for (const fair of [0, 1]) {
      expect(signalOf({ undervalued: 3, fair, overvalued: 3 })).toMatchObject({
        kind: "hold",
        reason: "methodsContradict",
      });
    }
  });

  it("49: exactly at the lowest value, the highest value or the edge of the band is within", () => {
    const next = (value: number) => value * (1 + Number.EPSILON);
    const before = (value: number) => value * (1 - Number.EPSILON / 2);
    expect([before(8), 8, next(8)].map((price) => summaryOf(price, 8, 12).pricePosition)).toEqual([
      "below",
      "within",
      "within",
    ]);
    expect([before(12), 12, next(12)].map((price) => summaryOf(price, 8, 12).pricePosition)).toEqual([
      "within",
      "within",
      "above",
    ]);
    const edges = [100 * (1 + fairBand), 100 * (1 - fairBand)].flatMap((edge) => [before(edge), edge, next(edge)]);
    expect(edges.map((value) => statusOf(value, 100))).toEqual(Array(6).fill("fair"));
    expect([110.0001, 89.9999].map((value) => statusOf(value, 100))).toEqual(["undervalued", "overvalued"]);
  });

  it.each([1e15, 1e-9])("57: money counted in units of %d is as exact", (factor) => {
    const file = sampleFile({ peers });
    const before = valueCompany(file, neutral).summary.mean ?? Number.NaN;
    const after = valueCompany(inOtherCurrency(file, factor), neutral).summary.mean ?? Number.NaN;
    expect(after / factor / before).toBeCloseTo(1, 10);
  });

  it("58: a share of a hundredth of a cent is judged like any other", () => {
    expect([0.00011, 0.000112, 0.00008].map((value) => statusOf(value, 0.0001))).toEqual([
      "fair",
      "undervalued",
      "overvalued",
    ]);
    const { methods } = valueCompany(inOtherCurrency(sampleFile({ peers }), 1e-5), neutral);
    const plain = valueCompany(sampleFile({ peers }), neutral).methods;
    expect(methods.map(({ status }) => status)).toEqual(plain.map(({ status }) => status));
  });
});
