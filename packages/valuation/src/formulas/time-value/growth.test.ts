import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  amountAfterGrowth,
  blend,
  compoundGrowth,
  dilutedGrowth,
  fundamentalGrowth,
  linearFade,
  retention,
  steadyPath,
  theilSenGrowth,
} from "./growth.ts";

describe("fundamental growth", () => {
  it.each([
    ["Deutsche Bank", 0.6536, 0.1126, 0.0736],
    ["Aracruz", 0.6597, 0.0805, 0.0531],
    ["Disney", 0.5318, 0.12, 0.0638],
  ])("agrees with Damodaran's slide for %s", (_, retention, returnOnCapital, published) => {
    expect(fundamentalGrowth({ retention, returnOnCapital })).toBeCloseTo(published, 4);
  });
});

describe("a linear fade", () => {
  it("starts and ends exactly where it should", () => {
    expect(linearFade({ from: 0.1, to: 0.03, years: 5 })).toEqual([
      0.1,
      expect.closeTo(0.0825, 12),
      expect.closeTo(0.065, 12),
      expect.closeTo(0.0475, 12),
      0.03,
    ]);
  });

  it("of one year is its start, of none is empty", () => {
    expect(linearFade({ from: 0.1, to: 0.03, years: 1 })).toEqual([0.1]);
    expect(linearFade({ from: 0.1, to: 0.03, years: 0 })).toEqual([]);
    expect(linearFade({ from: 0.1, to: 0.03, years: -2 })).toEqual([]);
  });

  it("never leaves the span between its ends", () => {
    const end = fc.double({ min: -1, max: 1, noNaN: true });
    fc.assert(
      fc.property(end, end, fc.integer({ min: 1, max: 30 }), (from, to, years) => {
        const [low, high] = from < to ? [from, to] : [to, from];
        const path = linearFade({ from, to, years });
        expect(path[0]).toBe(from);
        if (years > 1) expect(path.at(-1)).toBe(to);
        for (const rate of path) {
          expect(rate).toBeGreaterThanOrEqual(low - 1e-15);
          expect(rate).toBeLessThanOrEqual(high + 1e-15);
        }
      }),
    );
  });
});

describe("a steady path", () => {
  it("repeats its rate", () => {
    expect(steadyPath({ rate: 0.04, years: 3 })).toEqual([0.04, 0.04, 0.04]);
    expect(steadyPath({ rate: 0.04, years: -1 })).toEqual([]);
  });
});

describe("Theil–Sen growth", () => {
  it("finds the rate of a series that grows evenly", () => {
    const years = [2020, 2021, 2022, 2023, 2024];
    const values = years.map((year) => 100 * 1.07 ** (year - 2020));
    expect(theilSenGrowth({ values, years })).toBeCloseTo(0.07, 12);
  });

  it("is not moved by one freak year, in any order of the years", () => {
    const values = [122.5043, 100, 900, 107, 114.49];
    const years = [2023, 2020, 2024, 2021, 2022];
    // Six of the ten slopes are those of 7 % a year: the two middle ones among them.
    expect(theilSenGrowth({ values, years })).toBeCloseTo(0.07, 6);
  });

  it("counts a missing year as elapsed", () => {
    expect(theilSenGrowth({ values: [100, 121], years: [2020, 2022] })).toBeCloseTo(0.1, 12);
  });

  it("can be negative", () => {
    expect(theilSenGrowth({ values: [100, 90, 81], years: [1, 2, 3] })).toBeCloseTo(-0.1, 12);
  });

  it.each([
    ["one value", [100], [2020]],
    ["no value", [], []],
    ["a loss", [100, -5, 120], [2020, 2021, 2022]],
    ["a zero", [100, 0, 120], [2020, 2021, 2022]],
    ["one date only", [100, 120], [2020, 2020]],
    ["a value without date", [100, 120], [2020]],
  ])("has no answer for %s", (_, values, years) => {
    expect(theilSenGrowth({ values, years })).toBeNull();
  });

  it("does not depend on the unit of the figures", () => {
    const series = fc.array(fc.double({ min: 1, max: 1e6, noNaN: true }), { minLength: 2, maxLength: 8 });
    fc.assert(
      fc.property(series, (values) => {
        const years = values.map((_, index) => index);
        const thousandfold = theilSenGrowth({ values: values.map((value) => value * 1000), years });
        expect(thousandfold).toBeCloseTo(theilSenGrowth({ values, years }) ?? Number.NaN, 8);
      }),
    );
  });
});

describe("a blend of estimates", () => {
  it("weighs them", () => {
    // 0.5 × 10 % + 0.3 × 6 % + 0.2 × 4 % = 7.6 %
    expect(blend({ values: [0.1, 0.06, 0.04], weights: [0.5, 0.3, 0.2] })).toBeCloseTo(0.076, 12);
  });

  it("keeps the proportions when one is missing", () => {
    // (0.5 × 10 % + 0.3 × 6 %) / 0.8 = 8.5 %
    expect(blend({ values: [0.1, 0.06], weights: [0.5, 0.3] })).toBeCloseTo(0.085, 12);
  });

  it("has no answer without weight or with lists of different length", () => {
    expect(blend({ values: [], weights: [] })).toBeNull();
    expect(blend({ values: [0.1], weights: [0] })).toBeNull();
    expect(blend({ values: [0.1], weights: [0.5, 0.5] })).toBeNull();
  });
});

describe("an amount a year later", () => {
  it("has grown, and by less for a share beside which others are given away", () => {
    expect(amountAfterGrowth({ before: 100, growth: 0.05 })).toBe(105);
    expect(dilutedGrowth({ before: 100, growth: 0.05, dilution: 0.05 })).toBe(100);
    expect(dilutedGrowth({ before: 102, growth: 0, dilution: 0.02 })).toBe(100);
  });

  it("keeps what is not paid out", () => {
    expect(retention({ payout: 0.4 })).toBe(0.6);
  });
});

describe("compound growth", () => {
  it("is the rate a year that leads from one amount to the other", () => {
    // 100 → 121 in two years: 10 % a year
    expect(compoundGrowth({ now: 121, before: 100, years: 2 })).toBeCloseTo(0.1, 14);
    expect(compoundGrowth({ now: 50, before: 100, years: 1 })).toBe(-0.5);
  });

  it("turns around the amounts after growth of that rate", () => {
    fc.assert(
      fc.property(fc.double({ min: -0.5, max: 1, noNaN: true }), fc.integer({ min: 1, max: 10 }), (growth, years) => {
        const now = 100 * (1 + growth) ** years;
        expect(compoundGrowth({ now, before: 100, years })).toBeCloseTo(growth, 10);
      }),
    );
  });

  it("is none between amounts of which one is not positive, or over no time", () => {
    expect(compoundGrowth({ now: 0, before: 100, years: 2 })).toBeNull();
    expect(compoundGrowth({ now: 10, before: -100, years: 2 })).toBeNull();
    expect(compoundGrowth({ now: 10, before: 100, years: 0 })).toBeNull();
  });
});
