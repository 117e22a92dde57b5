import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { enterpriseValue, stubPeriods } from "./enterprise-value.ts";

describe("stub periods", () => {
  it("agree with the published case of 290 days left", () => {
    const periods = stubPeriods({ firstYearFraction: 290 / 365, years: 5, timing: "midYear" });
    const close = (value: number) => expect.closeTo(value, 2);
    expect(periods.flowPeriods).toEqual([0.4, 1.29, 2.29, 3.29, 4.29].map(close));
    expect(periods.terminalPeriodPerpetuity).toBeCloseTo(4.29, 2);
    expect(periods.terminalPeriodExitMultiple).toBeCloseTo(4.79, 2);
  });

  it("at year end are the ends of the years", () => {
    const periods = stubPeriods({ firstYearFraction: 0.25, years: 3, timing: "yearEnd" });
    expect(periods.flowPeriods).toEqual([0.25, 1.25, 2.25]);
    expect(periods.terminalPeriodPerpetuity).toBe(2.25);
    expect(periods.terminalPeriodExitMultiple).toBe(2.25);
  });

  it("of no year are now", () => {
    const periods = stubPeriods({ firstYearFraction: 0.25, years: 0, timing: "yearEnd" });
    expect(periods).toEqual({ flowPeriods: [], terminalPeriodPerpetuity: 0, terminalPeriodExitMultiple: 0 });
  });

  it("are those by which flows are discounted", () => {
    const fraction = fc.double({ min: 0.01, max: 1, noNaN: true });
    const timing = fc.constantFrom("yearEnd" as const, "midYear" as const);
    fc.assert(
      fc.property(fraction, fc.integer({ min: 1, max: 8 }), timing, (firstYearFraction, years, when) => {
        const flows = Array.from({ length: years }, () => 1);
        const periods = stubPeriods({ firstYearFraction, years, timing: when });
        const answer = enterpriseValue({ flows, wacc: 0.1, terminalValue: 0, timing: when, firstYearFraction });
        periods.flowPeriods.forEach((period, index) => {
          expect(answer?.discountFactors[index]).toBeCloseTo(1.1 ** -period, 10);
        });
      }),
    );
  });
});
