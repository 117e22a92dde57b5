import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { linearFade } from "../time-value/growth.ts";
import { gordonTerminalValue, valueDriverTerminalValue } from "../time-value/terminal-value.ts";
import { npv, presentValue } from "../time-value/time-value.ts";
import {
  enterpriseValue,
  oneStageEnterpriseValue,
  stagedEnterpriseValue,
  threeStageEnterpriseValue,
  twoStageEnterpriseValue,
  valueOfStages,
} from "./enterprise-value.ts";
import { projectFreeCashFlows } from "./free-cash-flow.ts";

describe("two stages", () => {
  it.each([
    [{ growth: 0.05, stableGrowth: 0.025, wacc: 0.08 }, 2078.63, 0.779, 2160.17],
    [{ growth: 0.15, stableGrowth: 0.025, wacc: 0.09 }, 2650.31, 0.778, 2767.0],
    [{ growth: -0.05, stableGrowth: 0.02, wacc: 0.08 }, 1241.19, 0.721, 1289.88],
  ])("agree with the figures worked apart: %j", (rates, atYearEnd, share, atMidYear) => {
    const inputs = { flow: 100, years: 5, ...rates };
    expect(twoStageEnterpriseValue(inputs)?.value).toBeCloseTo(atYearEnd, 2);
    expect(twoStageEnterpriseValue(inputs)?.terminalValueShare).toBeCloseTo(share, 3);
    expect(twoStageEnterpriseValue({ ...inputs, timing: "midYear" })?.value).toBeCloseTo(atMidYear, 2);
  });

  it("agree with the textbook, not with the library that pays the past year again", () => {
    const answer = twoStageEnterpriseValue({ flow: 500, growth: 0.05, years: 5, stableGrowth: 0.02, wacc: 0.1 });
    expect(answer?.terminalValue).toBeCloseTo(8136.2949609375, 8);
    expect(answer?.value).toBeCloseTo(7231.059449918037, 8);
    expect(answer?.flows[0]).toBeCloseTo(525, 10);
  });

  it("size the terminal value with its own rate, but discount it with the first", () => {
    const inputs = { flow: 100, growth: 0.05, years: 2, stableGrowth: 0.02, wacc: 0.1 };
    const answer = twoStageEnterpriseValue({ ...inputs, stableWacc: 0.08 });
    expect(answer?.terminalValue).toBeCloseTo((110.25 * 1.02) / 0.06, 9);
    expect(answer?.presentValueOfTerminalValue).toBeCloseTo((110.25 * 1.02) / 0.06 / 1.21, 9);
  });

  it("have no value when growth reaches the rate", () => {
    const inputs = { flow: 100, growth: 0.05, years: 2, wacc: 0.1 };
    expect(twoStageEnterpriseValue({ ...inputs, stableGrowth: 0.1 })).toBeNull();
    expect(twoStageEnterpriseValue({ ...inputs, stableGrowth: 0.12 })).toBeNull();
  });

  it("of no year are one stage", () => {
    const answer = twoStageEnterpriseValue({ flow: 30, growth: 0.2, years: 0, stableGrowth: 0.03, wacc: 0.12 });
    expect(answer?.value).toBeCloseTo(343.3333, 4);
    expect(oneStageEnterpriseValue({ flow: 30, growth: 0.03, wacc: 0.12 })).toBeCloseTo(343.3333, 4);
  });
});

describe("three stages", () => {
  it("agree with the printed answer 9,308", () => {
    const answer = threeStageEnterpriseValue({
      flow: 400,
      growth: 0.15,
      years: 2,
      transitionGrowth: 0.1,
      transitionYears: 2,
      stableGrowth: 0.04,
      wacc: 0.1,
    });
    expect(answer?.value).toBeCloseTo(9307.7135, 4);
  });

  it("may fade instead of stepping", () => {
    const fading = stagedEnterpriseValue({
      flow: 100,
      growthRates: linearFade({ from: 0.1, to: 0.04, years: 3 }),
      stableGrowth: 0.04,
      wacc: 0.1,
    });
    // Flows 110, 117.7, 122.408; terminal 122.408 × 1.04/0.06
    expect(fading?.flows[2]).toBeCloseTo(122.408, 9);
    expect(fading?.value).toBeCloseTo(110 / 1.1 + 117.7 / 1.21 + (122.408 + (122.408 * 1.04) / 0.06) / 1.331, 8);
  });
});

describe("the hand-worked company", () => {
  // Revenue 1000, margin 15 %, sales to capital 2, growth 10 → 3 %, tax 25 %, WACC 7.43 %
  const wacc = 0.0743;
  const growthRates = linearFade({ from: 0.1, to: 0.03, years: 5 });
  const projected = projectFreeCashFlows({
    revenue: 1000,
    growthRates,
    operatingMargins: [0.15],
    taxRates: [0.25],
    salesToCapital: 2,
  });
  const flows = projected?.freeCashFlows ?? [];
  const nopat = (projected?.nopats.at(-1) ?? Number.NaN) * 1.03;
  const terminal = (returnOnNewCapital: number) =>
    valueDriverTerminalValue({ nopat, growth: 0.03, returnOnNewCapital, wacc }) ?? Number.NaN;

  it("is worth 1903.7 at year end, 1973.1 at mid-year, 1918.7 with a sale at the end", () => {
    const terminalValue = terminal(wacc);
    expect(terminalValue).toBeCloseTo(2133.84, 2);
    expect(enterpriseValue({ flows, wacc, terminalValue })?.value).toBeCloseTo(1903.68, 2);
    expect(enterpriseValue({ flows, wacc, terminalValue })?.terminalValueShare).toBeCloseTo(0.7833, 4);
    const midYear = { flows, wacc, terminalValue, timing: "midYear" as const };
    expect(enterpriseValue(midYear)?.value).toBeCloseTo(1973.14, 2);
    expect(enterpriseValue({ ...midYear, terminalMethod: "exitMultiple" })?.value).toBeCloseTo(1918.73, 2);
  });

  it("is worth 2288.3 when it keeps earning 12 % on new capital", () => {
    const terminalValue = terminal(0.12);
    expect(terminalValue).toBeCloseTo(2684.16, 2);
    expect(enterpriseValue({ flows, wacc, terminalValue })?.value).toBeCloseTo(2288.26, 2);
  });
});

describe("discounting flows", () => {
  const flow = fc.double({ min: 1, max: 1e6, noNaN: true });
  const flowList = fc.array(flow, { minLength: 1, maxLength: 10 });
  const rate = fc.double({ min: 0.01, max: 0.5, noNaN: true });

  it("agrees with the published mid-year case", () => {
    const answer = enterpriseValue({ flows: [50, 55, 60], wacc: 0.06, terminalValue: 1530, timing: "midYear" });
    expect(answer?.discountFactors[0]).toBeCloseTo(0.971, 3);
    expect(answer?.presentValueOfFlows).toBeCloseTo(150.8, 1);
    expect(answer?.terminalDiscountFactor).toBeCloseTo(0.864, 3);
    expect(answer?.value).toBeCloseTo(1473.4, 1);
  });

  it("at mid-year is half a year's interest more than at year end", () => {
    fc.assert(
      fc.property(flowList, rate, flow, (flows, wacc, terminalValue) => {
        const end = enterpriseValue({ flows, wacc, terminalValue })?.value ?? Number.NaN;
        const middle = enterpriseValue({ flows, wacc, terminalValue, timing: "midYear" })?.value ?? Number.NaN;
        expect(middle / end).toBeCloseTo(Math.sqrt(1 + wacc), 9);
      }),
    );
  });

  it("equals the sum of present values, and an exit is discounted whole years", () => {
    fc.assert(
      fc.property(flowList, rate, flow, (flows, wacc, terminalValue) => {
        const expected = npv({ rate: wacc, flows });
        const exit = presentValue({ amount: terminalValue, rate: wacc, years: flows.length });
        const atEnd = enterpriseValue({ flows, wacc, terminalValue, terminalMethod: "exitMultiple" });
        expect((atEnd?.presentValueOfFlows ?? Number.NaN) / expected).toBeCloseTo(1, 9);
        expect((atEnd?.presentValueOfTerminalValue ?? Number.NaN) / exit).toBeCloseTo(1, 9);
        const middle = enterpriseValue({
          flows,
          wacc,
          terminalValue,
          timing: "midYear",
          terminalMethod: "exitMultiple",
        });
        expect((middle?.presentValueOfTerminalValue ?? Number.NaN) / exit).toBeCloseTo(1, 9);
      }),
    );
  });

  it("falls when the rate rises, and grows tenfold with its flows", () => {
    fc.assert(
      fc.property(flowList, rate, rate, (flows, first, second) => {
        const at = (wacc: number, factor = 1) =>
          enterpriseValue({ flows: flows.map((one) => one * factor), wacc, terminalValue: 0 })?.value ?? Number.NaN;
        if (first + 1e-6 < second) expect(at(first)).toBeGreaterThan(at(second));
        expect(at(first, 10) / at(first)).toBeCloseTo(10, 9);
      }),
    );
  });

  it("compounds rates that change, and keeps the last of a short list", () => {
    const answer = enterpriseValue({ flows: [0, 0, 100], wacc: [0.1, 0.2], terminalValue: 0 });
    expect(answer?.value).toBeCloseTo(100 / (1.1 * 1.2 * 1.2), 10);
    const middle = enterpriseValue({ flows: [0, 100], wacc: [0.1, 0.2], terminalValue: 0, timing: "midYear" });
    expect(middle?.value).toBeCloseTo(100 / (1.1 * Math.sqrt(1.2)), 10);
  });

  it("shortens the first year to what is left of it", () => {
    const inputs = { flows: [100, 100], wacc: 0.1, terminalValue: 1000, firstYearFraction: 0.4 };
    const end = enterpriseValue(inputs);
    expect(end?.discountFactors[0]).toBeCloseTo(1.1 ** -0.4, 12);
    expect(end?.discountFactors[1]).toBeCloseTo(1.1 ** -1.4, 12);
    expect(end?.terminalDiscountFactor).toBeCloseTo(1.1 ** -1.4, 12);
    const middle = enterpriseValue({ ...inputs, timing: "midYear", terminalMethod: "exitMultiple" });
    expect(middle?.discountFactors[0]).toBeCloseTo(1.1 ** -0.2, 12);
    expect(middle?.discountFactors[1]).toBeCloseTo(1.1 ** -0.9, 12);
    expect(middle?.terminalDiscountFactor).toBeCloseTo(1.1 ** -1.4, 12);
  });

  it("states a terminal share above 1 when the first flows are negative, and none of a value that is not positive", () => {
    expect(enterpriseValue({ flows: [-50], wacc: 0, terminalValue: 100 })?.terminalValueShare).toBe(2);
    expect(enterpriseValue({ flows: [-100], wacc: 0, terminalValue: 100 })?.terminalValueShare).toBeNull();
    expect(enterpriseValue({ flows: [-200], wacc: 0, terminalValue: 100 })?.terminalValueShare).toBeNull();
  });

  it("without flows is the terminal value, without rates nothing", () => {
    expect(enterpriseValue({ flows: [], wacc: 0.1, terminalValue: 100 })?.value).toBe(100);
    expect(enterpriseValue({ flows: [1], wacc: [], terminalValue: 100 })).toBeNull();
  });
});

describe("the published valuation of Amazon of 2019", () => {
  it("is 1,548 a share: flows of ten years 359,949 and the rest, at 11.99 % and 2.73 %", () => {
    // As printed, in millions: present value of the flows, terminal value, and 488.96 million shares. The source shows
    // rounded rates; its own terminal value is that of a last flow of 111,040.
    const rates = { rate: 0.1199, growth: 0.0273 };
    const terminalValue = gordonTerminalValue({ finalFlow: 111_040, ...rates }) ?? Number.NaN;
    expect(Math.abs(terminalValue / 1_231_872 - 1)).toBeLessThan(1e-4);
    const present = enterpriseValue({ flows: Array(10).fill(0), wacc: 0.1199, terminalValue });
    const perShare = (359_949 + (present?.presentValueOfTerminalValue ?? Number.NaN)) / 488.96;
    expect(Math.abs(perShare - 1548)).toBeLessThan(0.5);
  });
});

it("the two parts of an enterprise value add to it", () => {
  expect(valueOfStages({ flows: 400, terminal: 1600 })).toBe(2000);
});
