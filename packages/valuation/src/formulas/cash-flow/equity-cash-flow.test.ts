import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fcfeTwoStage } from "./equity-cash-flow.ts";

const close = (values: number[]) => values.map((value) => expect.closeTo(value, 2));

describe("two-stage free cash flow to equity", () => {
  const aracruz = {
    netIncome: 119.68,
    returnOnEquity: 0.0805,
    reinvestmentRate: 0.6597,
    years: 5,
    costOfEquity: 0.1346,
    stableGrowth: 0.02,
    stableReturnOnEquity: 0.1056,
    stableCostOfEquity: 0.1056,
  };

  it("agrees with Damodaran's Aracruz", () => {
    const answer = fcfeTwoStage(aracruz);
    expect(answer?.growth).toBeCloseTo(0.0531, 4);
    expect(answer?.flows).toEqual(close([42.89, 45.17, 47.57, 50.09, 52.75]));
    expect(answer?.presentValueOfFlows).toBeCloseTo(163.73, 1);
    // The slide rounds its growth and its rates on the way: 1497.98, 796.55 and 960.28.
    expect(Math.abs((answer?.terminalValue ?? Number.NaN) / 1497.98 - 1)).toBeLessThan(5e-4);
    expect(Math.abs((answer?.presentValueOfTerminalValue ?? Number.NaN) / 796.55 - 1)).toBeLessThan(5e-4);
    expect(Math.abs((answer?.value ?? Number.NaN) / 960.28 - 1)).toBeLessThan(5e-4);
  });

  it("uses the first cost of equity for both stages unless told", () => {
    const { stableCostOfEquity: _, ...single } = aracruz;
    const ratio = (fcfeTwoStage(single)?.terminalValue ?? 0) / (fcfeTwoStage(aracruz)?.terminalValue ?? 1);
    expect(ratio).toBeCloseTo((0.1056 - 0.02) / (0.1346 - 0.02), 12);
  });

  it("has no value when the stable spread or return is not positive", () => {
    expect(fcfeTwoStage({ ...aracruz, stableCostOfEquity: 0.02 })).toBeNull();
    expect(fcfeTwoStage({ ...aracruz, stableReturnOnEquity: 0 })).toBeNull();
  });

  it("is proportional to income and falls with the cost of equity", () => {
    const rate = fc.double({ min: 0.03, max: 0.3, noNaN: true });
    fc.assert(
      fc.property(rate, rate, (first, second) => {
        const at = (costOfEquity: number) => fcfeTwoStage({ ...aracruz, costOfEquity })?.value ?? Number.NaN;
        if (first + 1e-6 < second) expect(at(first)).toBeGreaterThan(at(second));
        const tenfold = fcfeTwoStage({ ...aracruz, netIncome: 1196.8, costOfEquity: first })?.value;
        expect(tenfold).toBeCloseTo(10 * at(first), 6);
      }),
    );
  });
});
