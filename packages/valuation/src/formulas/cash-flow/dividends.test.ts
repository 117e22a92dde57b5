import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  gordonGrowth,
  impliedReturnGordon,
  linearFadeDividends,
  stablePayout,
  threeStageDividends,
  twoStageDividends,
} from "./dividends.ts";

const rate = fc.double({ min: 0.06, max: 0.3, noNaN: true });

describe("Gordon's growing dividend", () => {
  it("agrees with Con Ed at the end of 2000 and with the textbook case", () => {
    expect(gordonGrowth({ dividend: 2.18, growth: 0.03, costOfEquity: 0.083 })).toBeCloseTo(42.37, 2);
    expect(gordonGrowth({ dividend: 2, growth: 0.03, costOfEquity: 0.08 })).toBeCloseTo(41.2, 10);
  });

  it("has no value when growth reaches the cost of equity", () => {
    expect(gordonGrowth({ dividend: 2, growth: 0.08, costOfEquity: 0.08 })).toBeNull();
  });

  it("gives back the return it was valued at", () => {
    fc.assert(
      fc.property(rate, (costOfEquity) => {
        const price = gordonGrowth({ dividend: 2, growth: 0.03, costOfEquity }) ?? Number.NaN;
        expect(impliedReturnGordon({ nextDividend: 2.06, price, growth: 0.03 })).toBeCloseTo(costOfEquity, 12);
      }),
    );
  });
});

describe("the payout that growth allows", () => {
  it("keeps what growth costs", () => {
    expect(stablePayout({ growth: 0.03, returnOnEquity: 0.12 })).toBe(0.75);
    expect(stablePayout({ growth: 0.03, returnOnEquity: 0 })).toBeNull();
    expect(stablePayout({ growth: 0.03, returnOnEquity: -0.1 })).toBeNull();
  });
});

describe("two-stage dividends", () => {
  const procter = {
    earningsPerShare: 4.2 / 1.1,
    growth: 0.1,
    years: 5,
    payout: 0.5,
    costOfEquity: 0.08,
    stableGrowth: 0.03,
    stablePayout: 0.75,
    stableCostOfEquity: 0.085,
  };

  it("agree with Damodaran's Procter & Gamble of 2011", () => {
    const answer = twoStageDividends(procter);
    expect(answer?.presentValueOfDividends).toBeCloseTo(10.09, 2);
    expect(answer?.terminalValue).toBeCloseTo(86.3686, 4);
    expect(answer?.value).toBeCloseTo(68.87, 2);
    expect(answer?.dividends[0]).toBeCloseTo(2.1, 12);
  });

  it("discount the end at the first rate unless told", () => {
    const told = twoStageDividends({ ...procter, terminalDiscountRate: 0.085 });
    const untold = twoStageDividends(procter);
    const ratio = (told?.presentValueOfTerminalValue ?? 0) / (untold?.presentValueOfTerminalValue ?? 1);
    expect(ratio).toBeCloseTo((1.08 / 1.085) ** 5, 12);
  });

  it("agree with the hand-worked company that retains what growth needs", () => {
    const payout = stablePayout({ growth: 0.03, returnOnEquity: 0.1 }) ?? Number.NaN;
    const answer = twoStageDividends({
      earningsPerShare: 4,
      growth: 0.06,
      years: 5,
      payout: 0.5,
      costOfEquity: 0.08,
      stableGrowth: 0.03,
      stablePayout: payout,
    });
    expect(answer?.value).toBeCloseTo(61.9914, 4);
    expect(answer?.presentValueOfDividends).toBeCloseTo(9.458, 4);
  });

  it("of no year are Gordon's", () => {
    const answer = twoStageDividends({ ...procter, years: 0, stablePayout: 1, stableCostOfEquity: 0.08 });
    expect(answer?.value).toBeCloseTo(gordonGrowth({ dividend: 4.2 / 1.1, growth: 0.03, costOfEquity: 0.08 }) ?? 0, 10);
  });

  it("have no value when the stable growth reaches its rate", () => {
    expect(twoStageDividends({ ...procter, stableCostOfEquity: 0.03 })).toBeNull();
  });

  it("fall with the cost of equity and rise with growth", () => {
    fc.assert(
      fc.property(rate, rate, (first, second) => {
        if (first + 1e-6 >= second) return;
        const at = (costOfEquity: number) =>
          twoStageDividends({ ...procter, costOfEquity, stableCostOfEquity: costOfEquity })?.value ?? Number.NaN;
        expect(at(first)).toBeGreaterThan(at(second));
        const growing = (growth: number) => twoStageDividends({ ...procter, growth })?.value ?? Number.NaN;
        expect(growing(second)).toBeGreaterThan(growing(first));
      }),
    );
  });
});

describe("three-stage dividends", () => {
  const three = {
    dividend: 1,
    growth: 0.15,
    years: 2,
    transitionGrowth: 0.1,
    transitionYears: 4,
    stableGrowth: 0.04,
    costOfEquity: 0.12,
  };

  it("agree with the printed R&M", () => {
    const answer = threeStageDividends(three);
    expect(answer?.terminalValue).toBeCloseTo(25.17, 2);
    expect(answer?.value).toBeCloseTo(18.866, 3);
    expect(answer?.dividends).toHaveLength(6);
  });

  it("may end at another cost of equity, and refuse one at growth", () => {
    const lower = threeStageDividends({ ...three, stableCostOfEquity: 0.08 });
    expect(lower?.terminalValue).toBeCloseTo(2 * 25.17153925, 6);
    expect(threeStageDividends({ ...three, stableCostOfEquity: 0.04 })).toBeNull();
  });

  it("of no years are Gordon's", () => {
    expect(threeStageDividends({ ...three, years: 0, transitionYears: 0 })?.value).toBeCloseTo(1.04 / 0.08, 10);
  });
});

describe("dividends that fade", () => {
  const fading = {
    earningsPerShare: 10,
    growth: 0.1,
    payout: 0.4,
    years: 3,
    costOfEquity: 0.09,
    stableGrowth: 0.02,
    stablePayout: 0.8,
  };

  it("move growth and payout in equal steps, worked by hand", () => {
    // growth 10, 6, 2 %: EPS 11, 11.66, 11.8932; payout 40, 60, 80 %: dividends 4.4, 6.996, 9.51456
    const answer = linearFadeDividends(fading);
    expect(answer?.dividends[0]).toBeCloseTo(4.4, 12);
    expect(answer?.dividends[1]).toBeCloseTo(6.996, 12);
    expect(answer?.dividends[2]).toBeCloseTo(9.51456, 12);
    expect(answer?.terminalValue).toBeCloseTo((11.8932 * 1.02 * 0.8) / 0.07, 9);
    expect(answer?.value).toBeCloseTo(4.4 / 1.09 + 6.996 / 1.1881 + (9.51456 + 138.6407314286) / 1.295029, 6);
  });

  it("may stay steady first", () => {
    const answer = linearFadeDividends({ ...fading, steadyYears: 2 });
    expect(answer?.dividends).toHaveLength(5);
    expect(answer?.dividends[1]).toBeCloseTo(10 * 1.21 * 0.4, 12);
    expect(answer?.dividends[2]).toBeCloseTo(10 * 1.331 * 0.4, 12);
    expect(answer?.dividends[4]).toBeCloseTo(10 * 1.331 * 1.06 * 1.02 * 0.8, 12);
  });

  it("are Gordon's when nothing moves", () => {
    const still = linearFadeDividends({ ...fading, growth: 0.02, payout: 0.8 });
    expect(still?.value).toBeCloseTo(gordonGrowth({ dividend: 8, growth: 0.02, costOfEquity: 0.09 }) ?? 0, 9);
  });

  it("use the stable cost of equity for the end, above growth only", () => {
    expect(linearFadeDividends({ ...fading, stableCostOfEquity: 0.055 })?.terminalValue).toBeCloseTo(
      (11.8932 * 1.02 * 0.8) / 0.035,
      9,
    );
    expect(linearFadeDividends({ ...fading, stableCostOfEquity: 0.02 })).toBeNull();
  });

  it("of no year value the stable state at once", () => {
    expect(linearFadeDividends({ ...fading, years: 0 })?.value).toBeCloseTo((10 * 1.02 * 0.8) / 0.07, 10);
  });
});
