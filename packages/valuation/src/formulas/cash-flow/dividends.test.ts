import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  gordonGrowth,
  hModel,
  hModelOverHorizon,
  impliedReturnGordon,
  impliedReturnHModel,
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

describe("the H-model", () => {
  const textbook = { dividend: 2, initialGrowth: 0.1, stableGrowth: 0.03, halfLife: 2.5, costOfEquity: 0.08 };
  const hormel = { dividend: 5, initialGrowth: 0.15, stableGrowth: 0.06, halfLife: 3, costOfEquity: 0.112 };

  it("agrees with the printed answers", () => {
    expect(hModel(textbook)).toBeCloseTo(48.2, 10);
    expect(hModel(hormel)).toBeCloseTo(127.88, 2);
  });

  it("is not the exact fade, which gives 123.86 for Hormel instead of 127.88", () => {
    // Growth falls by 1.5 points a year from the first year on: 13.5, 12, 10.5, 9, 7.5, 6 %.
    const exact = linearFadeDividends({
      earningsPerShare: 5,
      growth: 0.135,
      payout: 1,
      years: 6,
      costOfEquity: 0.112,
      stableGrowth: 0.06,
      stablePayout: 1,
    });
    expect(exact?.value).toBeCloseTo(123.86, 2);
  });

  it("without a fall is Gordon's", () => {
    expect(hModel({ ...textbook, initialGrowth: 0.03 })).toBeCloseTo(41.2, 10);
  });

  it("gives back the return it was valued at, and the printed one", () => {
    expect(impliedReturnHModel({ ...hormel, price: hModel(hormel) ?? 0 })).toBeCloseTo(0.112, 12);
    const beluga = { dividend: 0.75, price: 30, initialGrowth: 0.1, stableGrowth: 0.05, halfLife: 2.5 };
    expect(impliedReturnHModel(beluga)).toBeCloseTo(0.079375, 12);
    expect(impliedReturnGordon({ nextDividend: 1.6, price: 40, growth: 0.09 })).toBeCloseTo(0.13, 12);
  });

  it("needs a spread, and its return a price", () => {
    expect(hModel({ ...textbook, costOfEquity: 0.03 })).toBeNull();
    expect(impliedReturnHModel({ ...textbook, price: 0 })).toBeNull();
    expect(impliedReturnGordon({ nextDividend: 1, price: 0, growth: 0.02 })).toBeNull();
  });
});

describe("the H-model over a horizon", () => {
  it("is the H-model with half of the years", () => {
    const rates = { dividend: 1, costOfEquity: 0.1 };
    const byYears = hModelOverHorizon({ ...rates, growth: 0.15, terminalGrowth: 0.04, horizon: 8 });
    expect(byYears).toBeCloseTo((1.04 + 4 * 0.11) / 0.06, 12);
    expect(byYears).toBe(hModel({ ...rates, initialGrowth: 0.15, stableGrowth: 0.04, halfLife: 4 }));
    expect(hModelOverHorizon({ ...rates, growth: 0.15, terminalGrowth: 0.1, horizon: 8 })).toBeNull();
  });
});
