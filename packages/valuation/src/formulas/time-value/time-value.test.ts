import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  annuity,
  cagr,
  compoundedDiscountFactors,
  discountFactor,
  growingPerpetuity,
  npv,
  presentValue,
} from "./time-value.ts";

const rate = fc.double({ min: -0.5, max: 1, noNaN: true });
/** Below a millionth there is no money; among the smallest numbers there are doubling is not exact either. */
const money = fc.double({ min: -1e12, max: 1e12, noNaN: true }).map((amount) => (Math.abs(amount) < 1e-6 ? 0 : amount));

describe("discounting one amount", () => {
  it("divides by the rate once a year", () => {
    // 121 / 1.1² = 100
    expect(presentValue({ amount: 121, rate: 0.1, years: 2 })).toBeCloseTo(100, 12);
    expect(discountFactor({ rate: 0.1, years: 2 })).toBeCloseTo(1 / 1.21, 15);
  });

  it("takes part of a year as a root", () => {
    // 1/√1.06 = 0.9713, the published mid-year factor of a 6 % rate
    expect(discountFactor({ rate: 0.06, years: 0.5 })).toBeCloseTo(0.9713, 4);
  });

  it("leaves an amount of today as it is", () => {
    expect(presentValue({ amount: 42, rate: 0.3, years: 0 })).toBe(42);
  });
});

describe("factors of rates that change", () => {
  it("are products, not powers of the last rate", () => {
    const [first, second, third] = compoundedDiscountFactors([0.1, 0.2, 0.05]);
    expect(first).toBeCloseTo(1 / 1.1, 15);
    expect(second).toBeCloseTo(1 / 1.32, 15);
    expect(third).toBeCloseTo(1 / 1.386, 15);
  });

  it("equal powers when the rate stays", () => {
    fc.assert(
      fc.property(rate, (constant) => {
        const factors = compoundedDiscountFactors([constant, constant, constant]);
        expect(factors[2]).toBeCloseTo(discountFactor({ rate: constant, years: 3 }), 10);
      }),
    );
  });
});

describe("a growing perpetuity", () => {
  it("is the next flow over the spread", () => {
    expect(growingPerpetuity({ nextFlow: 5, rate: 0.08, growth: 0.03 })).toBeCloseTo(100, 12);
  });

  it("accepts flows that shrink", () => {
    expect(growingPerpetuity({ nextFlow: 5, rate: 0.08, growth: -0.02 })).toBeCloseTo(50, 12);
  });

  it("has no value at or below growth", () => {
    expect(growingPerpetuity({ nextFlow: 5, rate: 0.03, growth: 0.03 })).toBeNull();
    expect(growingPerpetuity({ nextFlow: 5, rate: 0.02, growth: 0.03 })).toBeNull();
  });
});

describe("an annuity", () => {
  it("is worth the sum of its discounted payments", () => {
    // 100/1.1 + 100/1.21 + 100/1.331 = 248.685
    expect(annuity({ payment: 100, rate: 0.1, years: 3 })).toBeCloseTo(248.6852, 4);
    fc.assert(
      fc.property(rate, fc.integer({ min: 0, max: 40 }), (constant, years) => {
        const flows = Array.from({ length: years }, () => 7);
        const expected = npv({ rate: constant, flows });
        expect(Math.abs(annuity({ payment: 7, rate: constant, years }) - expected)).toBeLessThanOrEqual(
          1e-9 * Math.max(1, expected),
        );
      }),
    );
  });

  it("is the plain sum at a rate of zero, and close to it beside zero", () => {
    expect(annuity({ payment: 100, rate: 0, years: 3 })).toBe(300);
    expect(annuity({ payment: 100, rate: 1e-15, years: 3 })).toBeCloseTo(300, 9);
  });
});

describe("net present value", () => {
  it("counts the first flow at the end of year 1, as spreadsheets do", () => {
    // formulajs and Excel: NPV(12 %, 12000, 15000, 18000, 21000, 24000)
    expect(npv({ rate: 0.12, flows: [12000, 15000, 18000, 21000, 24000] })).toBeCloseTo(62448.36252194, 6);
  });

  it("of nothing is nothing", () => {
    expect(npv({ rate: 0.1, flows: [] })).toBe(0);
  });

  it("is proportional to its flows", () => {
    fc.assert(
      fc.property(rate, fc.array(money, { maxLength: 10 }), (constant, flows) => {
        const doubled = npv({ rate: constant, flows: flows.map((flow) => 2 * flow) });
        expect(doubled).toBe(2 * npv({ rate: constant, flows }));
      }),
    );
  });
});

describe("compound growth", () => {
  it("agrees with the RRI function of spreadsheets", () => {
    expect(cagr({ start: 10000, end: 11000, years: 8 })).toBeCloseTo(0.011985024140399592, 14);
  });

  it("falls to −100 % when nothing is left", () => {
    expect(cagr({ start: 10, end: 0, years: 3 })).toBe(-1);
  });

  it.each([
    { start: 0, end: 10, years: 3 },
    { start: -5, end: 10, years: 3 },
    { start: -10, end: -5, years: 3 },
    { start: 5, end: -5, years: 3 },
    { start: 5, end: 6, years: 0 },
    { start: 5, end: 6, years: -1 },
  ])("has no rate from $start to $end in $years years", (inputs) => {
    expect(cagr(inputs)).toBeNull();
  });
});
