import { describe, expect, it } from "vitest";
import type { MethodName } from "./outcome.ts";
import { implausibilityOf, isOutOfProportion, statusOf, summarise } from "./summary.ts";

const names: readonly MethodName[] = [
  "discountedCashFlow",
  "dividendDiscount",
  "comparableMultiples",
  "residualIncome",
  "netAssetValue",
];

function summaryOf(values: readonly number[], price: number | null) {
  const votes = values.map((value, index) => ({ method: names[index] ?? "prediction", value }));
  const scenarios = { conservative: votes, neutral: votes, optimistic: votes };
  return summarise({ votes: scenarios, scenario: "neutral", estimating: values.length, price, standing: null });
}

describe("isOutOfProportion", () => {
  it("is a value of more than a thousand times the price, where there is one", () => {
    expect(isOutOfProportion(10_000, 10)).toBe(false);
    expect(isOutOfProportion(10_000.001, 10)).toBe(true);
    expect(isOutOfProportion(10_000.001, null)).toBe(false);
    expect(isOutOfProportion(-20_000, 10)).toBe(false);
  });
});

describe("statusOf", () => {
  it.each([
    [110, 100, "fair"],
    [90, 100, "fair"],
    [110.0001, 100, "undervalued"],
    [89.9999, 100, "overvalued"],
    [1.1, 1, "fair"],
    [0.11, 0.1, "fair"],
    [33 * 1.1, 33, "fair"],
    [33 * 0.9, 33, "fair"],
    [1.1e-4, 1e-4, "fair"],
    [1.1e15, 1e15, "fair"],
    // Off the edge by no more than the rounding of doubles.
    [90 - 1e-10, 100, "fair"],
  ] as const)("of %d against %d is %s", (value, price, status) => {
    expect(statusOf(value, price)).toBe(status);
  });

  it("is fair at exactly 10 % for any price in cents", () => {
    for (let cents = 1; cents <= 100_000; cents += 37) {
      const price = cents / 100;
      expect(statusOf((cents * 11) / 1000, price), `${price}`).toBe("fair");
      expect(statusOf((cents * 9) / 1000, price), `${price}`).toBe("fair");
    }
  });
});

describe("implausibilityOf", () => {
  it("counts five times and a fifth of the price as plausible, and says on which side a value is not", () => {
    expect([5, 5.01, 0.2, 0.19].map((value) => implausibilityOf(value, 1))).toEqual([
      null,
      "implausiblyHigh",
      null,
      "implausiblyLow",
    ]);
  });
});

describe("summarise", () => {
  it("equals the figures worked out by hand", () => {
    // 90, 110, 120, 80, 100: mean 100, squared deviations 100 + 100 + 400 + 400 + 0 = 1000, sample SD √250 = 15.8114
    const summary = summaryOf([90, 110, 120, 80, 100], 100);
    expect(summary.mean).toBe(100);
    expect(summary.median).toBe(100);
    expect(summary.standardDeviation).toBeCloseTo(15.8114, 4);
    expect([summary.minimum, summary.maximum]).toEqual([80, 120]);
    expect(summary.counts).toEqual({ undervalued: 1, fair: 3, overvalued: 1 });
    expect([summary.undervalued, summary.fair, summary.overvalued]).toEqual([0.2, 0.6, 0.2]);
    expect(summary.pricePosition).toBe("within");
    expect(summary.signal).toEqual({ kind: "hold", reason: "fairMajority", strength: "plain", asOf: null });
    expect(summary.families).toEqual({ flows: 3, market: 1, assets: 1 });
    expect(summary.signalHoldsInScenarios).toBe(3);
  });

  it("lets the shares of one, one and one add up to 1", () => {
    const { undervalued, fair, overvalued } = summaryOf([200, 100, 50], 100);
    expect([undervalued, fair, overvalued]).toEqual([0.334, 0.333, 0.333]);
  });

  it.each([
    [70, "below"],
    [80, "within"],
    [120, "within"],
    [121, "above"],
  ] as const)("puts a price of %d %s the range 80 to 120, its ends included", (price, position) => {
    expect(summaryOf([80, 120, 100], price).pricePosition).toBe(position);
  });

  it("has no deviation of one value, and no signal", () => {
    const summary = summaryOf([90], 100);
    expect(summary.standardDeviation).toBeNull();
    expect(summary.mean).toBe(90);
    expect(summary.signal.reason).toBe("notEnoughMethods");
  });

  it("has neither shares nor signal without a price, yet keeps the values", () => {
    const summary = summaryOf([90, 100, 110], null);
    expect([summary.undervalued, summary.pricePosition, summary.signal.reason]).toEqual([null, null, "noPrice"]);
    expect(summary.mean).toBe(100);
  });

  it("takes three methods of one family for a weak signal, and for none to buy where prudence is asked", () => {
    const votes = (["discountedCashFlow", "dividendDiscount", "residualIncome"] as const).map((method) => ({
      method,
      value: 200,
    }));
    const given = {
      votes: { conservative: votes, neutral: votes, optimistic: votes },
      scenario: "neutral",
      estimating: 3,
      price: 100,
      standing: null,
    } as const;
    expect(summarise(given).signal).toMatchObject({ kind: "buy", reason: "undervaluedByOneFamily", strength: "weak" });
    expect(summarise({ ...given, isPrudent: true }).signal).toMatchObject({ kind: "hold", reason: "oneFamilyOnly" });
  });

  it("is empty without votes", () => {
    const summary = summaryOf([], 100);
    expect([summary.mean, summary.median, summary.minimum, summary.fair]).toEqual([null, null, null, null]);
    expect(summary.signal.kind).toBe("none");
  });
});
