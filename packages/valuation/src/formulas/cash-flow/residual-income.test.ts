import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  growingContinuingValue,
  persistenceContinuingValue,
  persistenceContinuingValueAtPriorYear,
  priceToBookContinuingValue,
} from "../time-value/continuing-value.ts";
import { steadyPath } from "../time-value/growth.ts";
import {
  equityCharge,
  excessReturn,
  justifiedPriceToBook,
  multiStageResidualIncome,
  persistenceResidualIncome,
  residualIncome,
  singleStageResidualIncome,
} from "./residual-income.ts";

describe("residual income of a year", () => {
  it("is negative although the profit is not", () => {
    const year = { netIncome: 80_520_000, equity: 800_000_000, costOfEquity: 0.123 };
    expect(equityCharge(year)).toBe(98_400_000);
    expect(residualIncome(year)).toBe(-17_880_000);
  });
});

describe("one stage", () => {
  const steady = { returnOnEquity: 0.12, costOfEquity: 0.1, growth: 0.025 };

  it("agrees with the printed answers", () => {
    expect(singleStageResidualIncome({ bookValue: 15, ...steady })).toBeCloseTo(19, 10);
    expect(justifiedPriceToBook(steady)).toBeCloseTo(1.2667, 4);
    const penman = { bookValue: 100, returnOnEquity: 0.1236, costOfEquity: 0.1, growth: 0.03 };
    expect(singleStageResidualIncome(penman)).toBeCloseTo(133.71, 2);
  });

  it("is book times the price that book deserves", () => {
    const share = fc.double({ min: -0.3, max: 0.5, noNaN: true });
    fc.assert(
      fc.property(share, fc.double({ min: 0.04, max: 0.3, noNaN: true }), (returnOnEquity, costOfEquity) => {
        const inputs = { returnOnEquity, costOfEquity, growth: 0.02 };
        const value = singleStageResidualIncome({ bookValue: 100, ...inputs }) ?? Number.NaN;
        expect(value).toBeCloseTo(100 * (justifiedPriceToBook(inputs) ?? Number.NaN), 6);
      }),
    );
  });

  it("has no value when growth reaches the cost of equity", () => {
    expect(singleStageResidualIncome({ bookValue: 15, ...steady, growth: 0.1 })).toBeNull();
    expect(justifiedPriceToBook({ ...steady, growth: 0.1 })).toBeNull();
  });
});

describe("several stages", () => {
  it("agree with Penman's exercise", () => {
    const answer = multiStageResidualIncome({
      bookValue: 22,
      earnings: [3.9, 3.7, 3.31, 3.59, 3.9],
      dividends: [1, 1, 1, 1, 1],
      costOfEquity: 0.12,
    });
    const published = [1.26, 0.71, 0, 0, 0];
    answer.residualIncomes.forEach((income, index) => {
      expect(Math.abs(income - (published[index] ?? Number.NaN))).toBeLessThan(0.012);
    });
    expect(Math.abs(answer.value - 23.7)).toBeLessThan(0.02);
    expect(answer.bookValues[0]).toBeCloseTo(24.9, 10);
  });

  it("count a missing dividend as none", () => {
    const answer = multiStageResidualIncome({ bookValue: 10, earnings: [1, 1], dividends: [], costOfEquity: 0.1 });
    expect(answer.bookValues).toEqual([11, 12]);
  });

  it("discount what follows them from the last year", () => {
    const answer = multiStageResidualIncome({
      bookValue: 10,
      earnings: [1, 1],
      dividends: [1, 1],
      costOfEquity: 0.1,
      continuingValue: 12.1,
    });
    expect(answer.presentValueOfContinuingValue).toBeCloseTo(10, 12);
    expect(answer.value).toBeCloseTo(20, 12);
  });
});

describe("fading residual income", () => {
  const inputs = {
    bookValue: 50,
    returnsOnEquity: steadyPath({ rate: 0.14, years: 5 }),
    payout: 0.5,
    costOfEquity: 0.09,
  };

  it.each([
    [0, 61.0547],
    [0.62, 63.8642],
    [1, 84.7194],
  ])("with persistence %d agrees with the figures worked apart", (persistence, value) => {
    expect(persistenceResidualIncome({ ...inputs, persistence })?.value).toBeCloseTo(value, 4);
  });

  it("agrees with the printed 8.45", () => {
    const answer = persistenceResidualIncome({
      bookValue: 7.25,
      returnsOnEquity: steadyPath({ rate: 0.16, years: 4 }),
      payout: 0,
      costOfEquity: 0.12,
      persistence: 0.3,
    });
    expect(answer?.value).toBeCloseTo(8.45, 2);
  });

  it("has two forms, a year apart, of one value", () => {
    const fading = { residualIncome: 1.6, persistence: 0.6, costOfEquity: 0.1 };
    const atYear = persistenceContinuingValue(fading) ?? Number.NaN;
    const atPriorYear = persistenceContinuingValueAtPriorYear(fading) ?? Number.NaN;
    expect(atYear).toBeCloseTo(1.92, 10);
    expect(atPriorYear).toBeCloseTo(3.2, 10);
    // (RI_T + CV_T)/1.1 = CV_{T−1}
    expect((1.6 + atYear) / 1.1).toBeCloseTo(atPriorYear, 10);
  });

  it.each([
    [0, 0],
    [1, 16],
  ])("with persistence %d continues at %d", (persistence, value) => {
    expect(persistenceContinuingValue({ residualIncome: 1.6, persistence, costOfEquity: 0.1 })).toBeCloseTo(value, 10);
  });

  it("does not converge when it grows faster than it is discounted", () => {
    expect(persistenceContinuingValue({ residualIncome: 1, persistence: 1.1, costOfEquity: 0.1 })).toBeNull();
    expect(persistenceResidualIncome({ ...inputs, persistence: 1.2 })).toBeNull();
  });

  it("of no year is the book", () => {
    expect(persistenceResidualIncome({ ...inputs, returnsOnEquity: [], persistence: 0.6 })?.value).toBe(50);
  });

  it("is worth more the longer it persists, when it is positive", () => {
    const share = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(share, share, (first, second) => {
        if (first + 1e-6 >= second) return;
        const at = (persistence: number) => persistenceResidualIncome({ ...inputs, persistence })?.value ?? Number.NaN;
        expect(at(second)).toBeGreaterThan(at(first));
      }),
    );
  });
});

describe("other continuing values", () => {
  it("grow for ever, or are paid for above book", () => {
    expect(growingContinuingValue({ residualIncome: 2, growth: 0.03, costOfEquity: 0.1 })).toBeCloseTo(29.4286, 4);
    expect(growingContinuingValue({ residualIncome: 2, growth: 0.1, costOfEquity: 0.1 })).toBeNull();
    expect(priceToBookContinuingValue({ bookValue: 40, priceToBook: 1.25 })).toBe(10);
  });
});

describe("excess returns of a bank", () => {
  const bank = { bookValue: 40, returnOnEquity: 0.12, payout: 0.5, costOfEquity: 0.1, stableGrowth: 0.03 };

  it("in the steady state agree with the justified price to book", () => {
    // 40 × (12 − 3)/(10 − 3) = 51.4286
    expect(excessReturn({ ...bank, years: 0 })?.value).toBeCloseTo(51.4286, 4);
    expect(justifiedPriceToBook({ returnOnEquity: 0.12, costOfEquity: 0.1, growth: 0.03 })).toBeCloseTo(1.285714, 6);
  });

  it("do not change when the first years are like the rest", () => {
    // Growth of 3 % from a return of 12 % leaves a payout of 75 %.
    expect(excessReturn({ ...bank, payout: 0.75, years: 7 })?.value).toBeCloseTo(51.4286, 4);
  });

  it("fade to the book when the stable return is the cost of equity", () => {
    const answer = excessReturn({ ...bank, years: 2, stableReturnOnEquity: 0.1 });
    // RI 0.8 and 0.02 × 42.4 = 0.848
    expect(answer?.value).toBeCloseTo(40 + 0.8 / 1.1 + 0.848 / 1.21, 10);
    expect(answer?.presentValueOfContinuingValue).toBe(0);
  });

  it("may end at another cost of equity, above growth only", () => {
    const answer = excessReturn({ ...bank, years: 1, stableCostOfEquity: 0.08 });
    // Book 42.4; (12 − 8)/(8 − 3) × 42.4 = 33.92 at the end of year 1
    expect(answer?.presentValueOfContinuingValue).toBeCloseTo(33.92 / 1.1, 10);
    expect(excessReturn({ ...bank, years: 1, stableCostOfEquity: 0.03 })).toBeNull();
  });
});
