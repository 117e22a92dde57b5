import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  bookValue,
  bookValuePerShare,
  capitalizedIncome,
  capitalizeResearch,
  netAssetValue,
  netCurrentAssetValue,
  netCurrentAssetValuePerShare,
  researchAdjustedIncome,
  researchAmortization,
  tangibleBookValue,
  tangibleBookValuePerShare,
  unamortisedResearch,
} from "./asset-value.ts";

describe("book value", () => {
  const company = { totalAssets: 1_000_000, totalLiabilities: 300_000, preferred: 50_000 };

  it("agrees with the printed example", () => {
    expect(bookValue(company)).toBe(650_000);
    expect(bookValuePerShare({ ...company, shares: 100_000 })).toBe(6.5);
  });

  it("is without the minorities, and may be negative", () => {
    expect(bookValue({ ...company, minorityInterests: 700_000 })).toBe(-50_000);
  });

  it("loses goodwill and intangibles when it must be tangible", () => {
    const parts = { bookValue: 650_000, goodwill: 400_000, intangibles: 300_000 };
    expect(tangibleBookValue(parts)).toBe(-50_000);
    expect(tangibleBookValuePerShare({ ...parts, shares: 100_000 })).toBe(-0.5);
  });

  it("per share needs shares", () => {
    expect(bookValuePerShare({ ...company, shares: 0 })).toBeNull();
    expect(tangibleBookValuePerShare({ bookValue: 1, goodwill: 0, intangibles: 0, shares: 0 })).toBeNull();
    expect(netCurrentAssetValuePerShare({ currentAssets: 1, totalLiabilities: 0, shares: 0 })).toBeNull();
  });
});

describe("net current asset value", () => {
  it("agrees with Graham's White Motor of 1931", () => {
    const whiteMotor = { currentAssets: 23_500_000, totalLiabilities: 1_300_000 };
    expect(netCurrentAssetValue(whiteMotor)).toBe(22_200_000);
    expect(netCurrentAssetValuePerShare({ ...whiteMotor, shares: 650_000 })).toBeCloseTo(34.15, 2);
    expect(bookValuePerShare({ totalAssets: 37_500_000, totalLiabilities: 1_300_000, shares: 650_000 })).toBeCloseTo(
      55.69,
      2,
    );
  });

  it("takes preferred stock and minorities away", () => {
    expect(
      netCurrentAssetValue({ currentAssets: 100, totalLiabilities: 60, preferred: 10, minorityInterests: 5 }),
    ).toBe(25);
  });
});

describe("net asset value", () => {
  it("takes the holding discount off what is left", () => {
    const holding = { fairValueOfAssets: 1000, totalLiabilities: 200, preferred: 50, minorityInterests: 50 };
    expect(netAssetValue(holding)).toBe(700);
    expect(netAssetValue({ ...holding, holdingDiscount: 0.2 })).toBeCloseTo(560, 10);
  });

  it("of property is its income over the market's rate", () => {
    expect(capitalizedIncome({ netOperatingIncome: 60, capitalizationRate: 0.05 })).toBeCloseTo(1200, 10);
    expect(capitalizedIncome({ netOperatingIncome: 60, capitalizationRate: 0 })).toBeNull();
  });
});

describe("research as an asset", () => {
  it("agrees with the hand-worked case: asset 186.667, amortisation 80, profit +20", () => {
    const research = capitalizeResearch({ spending: [100, 90, 80, 70], life: 3 });
    expect(research?.asset).toBeCloseTo(186.6667, 4);
    expect(research?.amortization).toBeCloseTo(80, 10);
    expect(research?.operatingIncomeAdjustment).toBeCloseTo(20, 10);
  });

  it("moves from year to year by what is spent less what is written off, whatever its life", () => {
    const spending = fc.array(fc.double({ min: 0, max: 1e6, noNaN: true }), { minLength: 12, maxLength: 12 });
    fc.assert(
      fc.property(spending, fc.integer({ min: 1, max: 10 }), (years, life) => {
        const [now, before] = [years, years.slice(1)].map((each) => capitalizeResearch({ spending: each, life }));
        const moved = (now?.asset ?? Number.NaN) - (before?.asset ?? Number.NaN);
        expect(moved).toBeCloseTo(now?.operatingIncomeAdjustment ?? Number.NaN, 5);
      }),
    );
  });

  it("is one year's spending where it lasts for one: that of the year before is written off", () => {
    expect(capitalizeResearch({ spending: [100, 90], life: 1 })).toEqual({
      ...{ asset: 100, amortization: 90, operatingIncomeAdjustment: 10 },
    });
  });

  it("ignores years already written off", () => {
    expect(capitalizeResearch({ spending: [100, 90, 80, 70, 999], life: 3 })?.asset).toBeCloseTo(186.6667, 4);
  });

  it("is not guessed from too short a history", () => {
    expect(capitalizeResearch({ spending: [100, 90, 80], life: 3 })).toBeNull();
    expect(capitalizeResearch({ spending: [], life: 3 })).toBeNull();
    expect(capitalizeResearch({ spending: [100], life: 0 })).toBeNull();
  });
});

describe("one year of research", () => {
  it("is written off in equal parts: 100 spent two years ago, over five, leaves 60", () => {
    expect(unamortisedResearch({ spending: 100, age: 2, life: 5 })).toBeCloseTo(60, 12);
    expect(unamortisedResearch({ spending: 100, age: 5, life: 5 })).toBe(0);
    expect(unamortisedResearch({ spending: 100, age: 0, life: 0 })).toBeNull();
  });

  it("costs a year's part of the years before it: (100 + 80 + 60) ÷ 3 = 80", () => {
    expect(researchAmortization({ earlier: [100, 80, 60], life: 3 })).toBe(80);
    expect(researchAmortization({ earlier: [100], life: 0 })).toBeNull();
    expect(researchAdjustedIncome({ ebit: 200, spending: 110, amortization: 80 })).toBe(230);
  });
});
