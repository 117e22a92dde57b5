import { describe, expect, it } from "vitest";
import * as dated from "./price-date.ts";

describe("values at the price date", () => {
  it("are those of year ends, half a year sooner: 110 and 121 at 10 % are 200 × √1.1", () => {
    expect(dated.presentValueSooner({ flows: [110, 121], rate: 0.1, sooner: 0 })).toBeCloseTo(200, 12);
    expect(dated.presentValueSooner({ flows: [110, 121], rate: 0.1, sooner: 0.5 })).toBeCloseTo(
      200 * Math.sqrt(1.1),
      12,
    );
    expect(dated.presentAmountSooner({ amount: 121, rate: 0.1, years: 2, sooner: 1 })).toBeCloseTo(110, 12);
  });

  it("carry an amount forward: 100 at 4 % over two years is 108.16", () => {
    expect(dated.carriedForward({ amount: 100, rate: 0.04, years: 2 })).toBeCloseTo(108.16, 12);
    expect(dated.yearsSooner({ withinYear: 0.5, elapsed: 0.25 })).toBe(0.75);
  });

  it("add what net debt has cost after tax: 75 at 8 % and 25 % tax over a year is 4.5; net cash has earned it", () => {
    const rates = { costOfDebt: 0.08, taxRate: 0.25, elapsed: 1 };
    expect(dated.accruedOnNetDebt({ claims: [60, 40], assets: [25], ...rates })).toBeCloseTo(4.5, 12);
    expect(dated.accruedOnNetDebt({ claims: [25], assets: [100], ...rates })).toBeCloseTo(-4.5, 12);
  });

  it("leave equity after claims, with assets, less what has accrued and been paid: 500 − 100 + 25 − 4.5 − 10 = 410.5", () => {
    const firm = { enterpriseValue: 500, claims: [60, 40], assets: [25] };
    expect(dated.equityAtPriceDate({ ...firm, accrued: 4.5, paidOut: 10 })).toBe(410.5);
    expect(dated.netOfPaidOut({ terms: [20, 5, 3], paidOut: 1.5 })).toBe(26.5);
  });
});
