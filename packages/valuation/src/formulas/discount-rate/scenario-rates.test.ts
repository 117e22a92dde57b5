import { describe, expect, it } from "vitest";
import * as scenario from "./scenario-rates.ts";

describe("rates of a scenario", () => {
  it("are moved by points", () => {
    expect(scenario.shiftedRate({ rate: 0.08, shift: -0.01 })).toBeCloseTo(0.07, 15);
  });

  it("are lowered to a floor above the risk-free rate, unless they stand below it already", () => {
    const to = (rate: number) => scenario.loweredToFloor({ rate, shift: -0.01, riskFreeRate: 0.04, floor: 0.02 });
    expect(to(0.08)).toBeCloseTo(0.07, 15);
    expect(to(0.065)).toBe(0.06);
    expect(to(0.05)).toBe(0.05);
  });

  it("stand half the growth apart, within limits", () => {
    const of = (growth: number) => scenario.growthDistance({ growth, lowest: 0.01, highest: 0.03 });
    expect([of(0.04), of(-0.04), of(0.01), of(0.2)]).toEqual([0.02, 0.02, 0.01, 0.03]);
  });

  it("lower perpetual growth not below zero, and never raise it", () => {
    expect(scenario.lowerTerminalGrowth({ growth: 0.02, shift: -0.005 })).toBeCloseTo(0.015, 15);
    expect(scenario.lowerTerminalGrowth({ growth: 0.002, shift: -0.005 })).toBe(0);
    expect(scenario.lowerTerminalGrowth({ growth: -0.01, shift: -0.005 })).toBe(-0.01);
    expect(scenario.lowerTerminalGrowth({ growth: 0.02, shift: 0.01 })).toBe(0.02);
  });

  it("cap an industry's growth at a multiple of the economy's", () => {
    expect(scenario.cappedIndustryGrowth({ industry: 0.15, factor: 2, nominalGrowth: 0.04 })).toBe(0.08);
    expect(scenario.cappedIndustryGrowth({ industry: 0.05, factor: 2, nominalGrowth: 0.04 })).toBe(0.05);
  });
});
