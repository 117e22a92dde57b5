import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  exitMultipleTerminalValue,
  gordonTerminalValue,
  impliedExitMultiple,
  impliedTerminalGrowth,
  stableFreeCashFlow,
  terminalValueOfPayout,
  valueDriverTerminalValue,
} from "./terminal-value.ts";

const growths = [0, 0.01, 0.02, 0.03, 0.04];
const steady = { nopat: 100, wacc: 0.09 };

describe("the value driver formula", () => {
  it("agrees with Koller's example", () => {
    expect(valueDriverTerminalValue({ nopat: 19.875, growth: 0.06, returnOnNewCapital: 0.15, wacc: 0.1 })).toBeCloseTo(
      298.125,
      9,
    );
  });

  it("does not reward growth that only earns its cost", () => {
    for (const growth of growths) {
      expect(valueDriverTerminalValue({ ...steady, growth, returnOnNewCapital: 0.09 })).toBeCloseTo(1111.1111, 4);
    }
  });

  it("punishes growth below the cost of capital and rewards it above", () => {
    const at = (returnOnNewCapital: number) =>
      growths.map((growth) => valueDriverTerminalValue({ ...steady, growth, returnOnNewCapital }));
    const close = (values: number[]) => values.map((value) => expect.closeTo(value, 2));
    expect(at(0.07)).toEqual(close([1111.11, 1071.43, 1020.41, 952.38, 857.14]));
    expect(at(0.15)).toEqual(close([1111.11, 1166.67, 1238.1, 1333.33, 1466.67]));
  });

  it("is a perpetuity of the stable free cash flow", () => {
    const rate = fc.double({ min: 0.01, max: 0.4, noNaN: true });
    fc.assert(
      fc.property(rate, rate, (wacc, returnOnNewCapital) => {
        const growth = Math.min(wacc, returnOnNewCapital) / 2;
        const flow = stableFreeCashFlow({ nopat: 100, growth, returnOnNewCapital }) ?? Number.NaN;
        const value = valueDriverTerminalValue({ nopat: 100, growth, returnOnNewCapital, wacc });
        expect(value).toBeCloseTo(flow / (wacc - growth), 6);
      }),
    );
  });

  it("has no value at growth equal to the rate, nor without a return", () => {
    expect(valueDriverTerminalValue({ ...steady, growth: 0.09, returnOnNewCapital: 0.1 })).toBeNull();
    expect(valueDriverTerminalValue({ ...steady, growth: 0.02, returnOnNewCapital: 0 })).toBeNull();
    expect(valueDriverTerminalValue({ ...steady, growth: 0.02, returnOnNewCapital: -0.1 })).toBeNull();
  });
});

describe("stable free cash flow", () => {
  it("agrees with Damodaran's Disney: 4866 × 1.04 × (1 − 37.3 %) × (1 − 4/10)", () => {
    const nopat = 4866 * 1.04 * (1 - 0.373);
    expect(stableFreeCashFlow({ nopat, growth: 0.04, returnOnNewCapital: 0.1 })).toBeCloseTo(1903.84, 1);
  });

  it("may be negative, and does not exist without a return", () => {
    expect(stableFreeCashFlow({ nopat: 100, growth: 0.04, returnOnNewCapital: 0.02 })).toBe(-100);
    expect(stableFreeCashFlow({ nopat: 100, growth: 0.04, returnOnNewCapital: 0 })).toBeNull();
  });
});

describe("Gordon's terminal value", () => {
  it("grows the last flow once", () => {
    expect(gordonTerminalValue({ finalFlow: 100, rate: 0.08, growth: 0.025 })).toBeCloseTo(1863.6364, 4);
  });

  it("has no value at or below growth", () => {
    expect(gordonTerminalValue({ finalFlow: 100, rate: 0.03, growth: 0.03 })).toBeNull();
    expect(gordonTerminalValue({ finalFlow: 100, rate: 0.02, growth: 0.03 })).toBeNull();
  });

  it("gives back its growth", () => {
    const terminalValue = gordonTerminalValue({ finalFlow: 100, rate: 0.08, growth: 0.025 }) ?? Number.NaN;
    expect(impliedTerminalGrowth({ terminalValue, finalFlow: 100, rate: 0.08 })).toBeCloseTo(0.025, 12);
  });
});

describe("an exit multiple", () => {
  it("multiplies, and can be read back", () => {
    expect(exitMultipleTerminalValue({ metric: 22100, multiple: 6 })).toBe(132600);
    expect(impliedExitMultiple({ terminalValue: 132600, metric: 22100 })).toBe(6);
  });

  it("does not exist on a loss", () => {
    expect(impliedExitMultiple({ terminalValue: 100, metric: 0 })).toBeNull();
    expect(impliedExitMultiple({ terminalValue: 100, metric: -5 })).toBeNull();
  });

  it("implies a growth only when something is left to grow", () => {
    expect(impliedTerminalGrowth({ terminalValue: 100, finalFlow: -100, rate: 0.08 })).toBeNull();
    expect(impliedTerminalGrowth({ terminalValue: 100, finalFlow: -120, rate: 0.08 })).toBeNull();
  });
});

it("earnings paid out for ever are worth what the growing dividend is: 10 × 1.04 × 60 % ÷ (8 − 4) % = 156", () => {
  const inputs = { earnings: 10, growth: 0.04, payout: 0.6, costOfEquity: 0.08 };
  expect(terminalValueOfPayout(inputs)).toBeCloseTo(156, 10);
  expect(terminalValueOfPayout({ ...inputs, growth: 0.08 })).toBeNull();
});
