import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { steadyPath } from "../time-value/growth.ts";
import { npv } from "../time-value/time-value.ts";
import {
  forwardEarningsMultiple,
  grahamGrowthValue,
  grahamGrowthValueOfRates,
  grahamNumber,
  twoPartEarningsValue,
} from "./earnings-per-share.ts";

describe("the two-part earnings value", () => {
  const company = {
    earningsPerShare: 4,
    growthRates: steadyPath({ rate: 0.06, years: 5 }),
    payout: 0.5,
    costOfEquity: 0.08,
    exitPriceToEarnings: 15,
  };

  it("agrees with the hand-worked company: EPS 5.35 in year 5, value 64.10", () => {
    const answer = twoPartEarningsValue(company);
    expect(answer.finalEarningsPerShare).toBeCloseTo(5.3529, 4);
    expect(answer.value).toBeCloseTo(64.1044, 4);
    expect(answer.presentValueOfDividends).toBeCloseTo(9.458, 4);
    expect(answer.presentValueOfExit).toBeCloseTo(64.1044 - 9.458, 4);
  });

  it("is far below earnings discounted as if they were cash", () => {
    // 93.96: all earnings of five years and Gordon at 3 % on the whole of them
    const earnings = company.growthRates.map((_, index) => 4 * 1.06 ** (index + 1));
    const wrong = npv({ rate: 0.08, flows: earnings }) + (5.35290231 * 1.03) / 0.05 / 1.08 ** 5;
    expect(wrong).toBeCloseTo(93.9637, 4);
    expect(twoPartEarningsValue(company).value).toBeLessThan(wrong - 29);
  });

  it("takes a payout for each year, keeping the last", () => {
    const answer = twoPartEarningsValue({
      ...company,
      earningsPerShare: 10,
      growthRates: [0, 0, 0],
      payout: [0, 0.5],
      exitPriceToEarnings: 0,
    });
    expect(answer.value).toBeCloseTo(5 / 1.08 ** 2 + 5 / 1.08 ** 3, 12);
    expect(twoPartEarningsValue({ ...company, payout: [] }).presentValueOfDividends).toBe(0);
  });

  it("of no year is the sale", () => {
    expect(twoPartEarningsValue({ ...company, growthRates: [] }).value).toBe(60);
  });

  it("is proportional to earnings and falls with the cost of equity", () => {
    const rate = fc.double({ min: 0.01, max: 0.5, noNaN: true });
    fc.assert(
      fc.property(rate, rate, (first, second) => {
        const at = (costOfEquity: number) => twoPartEarningsValue({ ...company, costOfEquity }).value;
        if (first + 1e-6 < second) expect(at(first)).toBeGreaterThan(at(second));
        const tenfold = twoPartEarningsValue({ ...company, earningsPerShare: 40, costOfEquity: first }).value;
        expect(tenfold / at(first)).toBeCloseTo(10, 10);
      }),
    );
  });
});

describe("the Graham number", () => {
  it.each([
    [5, 20, 47.43],
    [1.5, 10, 18.37],
    [4, 30, 51.96],
  ])("of earnings %d and book %d is %d", (earningsPerShare, bookValuePerShare, value) => {
    expect(grahamNumber({ earningsPerShare, bookValuePerShare })).toBeCloseTo(value, 2);
  });

  it("does not take two losses for a gain", () => {
    expect(grahamNumber({ earningsPerShare: -5, bookValuePerShare: -20 })).toBeNull();
    expect(grahamNumber({ earningsPerShare: 5, bookValuePerShare: 0 })).toBeNull();
    expect(grahamNumber({ earningsPerShare: 0, bookValuePerShare: 5 })).toBeNull();
  });

  it("accepts another multiplier", () => {
    expect(grahamNumber({ earningsPerShare: 4, bookValuePerShare: 9, multiplier: 16 })).toBe(24);
  });
});

describe("Graham's growth value", () => {
  it("agrees with the printed answers", () => {
    expect(grahamGrowthValue({ earningsPerShare: 150, growthPercent: 12, aaaYieldPercent: 4.22 })).toBeCloseTo(
      5082.94,
      2,
    );
    expect(grahamGrowthValue({ earningsPerShare: 4, growthPercent: 6, aaaYieldPercent: 5 })).toBeCloseTo(72.16, 10);
  });

  it("accepts the milder constants of later readers", () => {
    const milder = { noGrowthMultiple: 7, growthMultiplier: 1, referenceYieldPercent: 5 };
    expect(grahamGrowthValue({ earningsPerShare: 4, growthPercent: 6, aaaYieldPercent: 5, ...milder })).toBe(52);
  });

  it.each([{ earningsPerShare: 0 }, { aaaYieldPercent: 0 }, { growthPercent: -4.25 }])(
    "does not exist with %j",
    (wrong) => {
      const inputs = { earningsPerShare: 4, growthPercent: 6, aaaYieldPercent: 5 };
      expect(grahamGrowthValue({ ...inputs, ...wrong })).toBeNull();
    },
  );
});

describe("the price of a forward multiple", () => {
  const rule1 = { earningsPerShare: 2.32, growth: 0.22, years: 10, exitPriceToEarnings: 44, requiredReturn: 0.15 };

  it("agrees with the printed sticker price", () => {
    const answer = forwardEarningsMultiple({ ...rule1, marginOfSafety: 0.5 });
    expect(answer?.futureEarningsPerShare).toBeCloseTo(16.95, 2);
    expect(Math.abs((answer?.futurePrice ?? Number.NaN) - 745.66)).toBeLessThan(0.006);
    expect(answer?.value).toBeCloseTo(184.31, 2);
    expect(answer?.priceWithMarginOfSafety).toBeCloseTo(92.16, 2);
  });

  it("without a margin is the value itself, and on a loss nothing", () => {
    const answer = forwardEarningsMultiple(rule1);
    expect(answer?.priceWithMarginOfSafety).toBe(answer?.value);
    expect(forwardEarningsMultiple({ ...rule1, earningsPerShare: 0 })).toBeNull();
  });
});

it("Graham's growth value of rates is that of percentages: 4 at 6 % and a yield of 5 % is 72.16", () => {
  expect(grahamGrowthValueOfRates({ earnings: 4, growth: 0.06, highestGradeYield: 0.05 })).toBeCloseTo(72.16, 10);
  expect(grahamGrowthValueOfRates({ earnings: 0, growth: 0.06, highestGradeYield: 0.05 })).toBeNull();
});
