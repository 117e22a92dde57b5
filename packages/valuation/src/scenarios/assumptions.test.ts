import { describe, expect, it } from "vitest";
import { assumptionRanges, defaultFadeYears, defaultHorizon, peerCount } from "./assumptions.ts";

describe("what a reader may set", () => {
  it.each([
    ["wacc", 0.005, 0.5],
    ["growth", -0.5, 0.5],
    ["horizon", 1, 15],
    ["terminalGrowth", -0.05, 0.1],
    ["margin", -0.5, 0.9],
    ["salesToCapital", 0.05, 20],
    ["terminalReturn", 0.005, 1],
    ["payout", 0, 1.5],
    ["persistence", 0, 0.95],
    ["dilution", 0, 0.2],
    ["researchLife", 0, 10],
    ["fadeYears", 0, 20],
    ["keptReturn", 0, 1],
    ["buybackPayout", -0.5, 1],
    ["goodwillInCapital", 0, 1],
    ["exitMultiple", 1, 100],
    ["elapsedYears", 0, 3],
    ["lastTwelveMonths", 0, 1],
    ["riskFreeRate", -0.02, 0.5],
    ["equityRiskPremium", 0, 0.2],
    ["beta", 0, 5],
    ["growthByYear", -0.9, 2],
    ["marginByYear", -2, 0.9],
    ["salesToCapitalByYear", 0.05, 20],
  ] as const)("%s: from %d to %d", (lever, minimum, maximum) => {
    expect(assumptionRanges[lever]).toEqual({ minimum, maximum });
  });

  it("is nothing that is not listed here: 24 assumptions", () => {
    expect(Object.keys(assumptionRanges)).toHaveLength(24);
  });

  it("starts from five years of forecast and a fade stage of ten", () => {
    expect([defaultHorizon, defaultFadeYears]).toEqual([5, 10]);
  });

  it("takes one to twenty companies to compare with", () => {
    expect(peerCount).toEqual({ minimum: 1, maximum: 20 });
  });
});
