import { describe, expect, it } from "vitest";
import { impliedReturnGordon, linearFadeDividends } from "./dividends.ts";
import { hModel, hModelOverHorizon, impliedReturnHModel } from "./h-model.ts";

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
