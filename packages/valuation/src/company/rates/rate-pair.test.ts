import { describe, expect, it } from "vitest";
import type { MarketReference } from "../../inputs/market-reference.ts";
import { sampleReference } from "../../inputs/sample-company.ts";
import { ratePairOf } from "./rate-pair.ts";

/** The pair of the sample is 4 % and 5 %, of 5 January 2026. */
function pairOf(value: number, asOf: string, changes: Partial<MarketReference> = {}) {
  const reference = { ...sampleReference, riskFreeRate: { value, asOf, source: "sample" }, ...changes };
  const { riskFreeRate, equityRiskPremium, warnings } = ratePairOf(reference, "absolute");
  return [riskFreeRate.value, equityRiskPremium.value, ...warnings];
}

describe("risk-free rate and premium", () => {
  it("are those of the pair where the rate has not moved, however much time has passed", () => {
    expect(pairOf(0.04, "2026-06-30")).toEqual([0.04, 0.05]);
    expect(pairOf(0.04, "2029-06-30")).toEqual([0.04, 0.05]);
  });

  it("keep the market's return of the pair when the rate moves by a point at most", () => {
    expect(pairOf(0.045, "2026-06-30")).toEqual([0.045, expect.closeTo(0.045, 12), "premiumCarried"]);
    expect(pairOf(0.0301, "2026-06-30")).toEqual([0.0301, expect.closeTo(0.0599, 12), "premiumCarried"]);
    expect(pairOf(0.0499, "2026-06-30")[2]).toBe("premiumCarried");
    expect(pairOf(0.0501, "2026-06-30")).toEqual([0.04, 0.05, "ratesOfPair"]);
    expect(pairOf(0.0299, "2026-06-30")).toEqual([0.04, 0.05, "ratesOfPair"]);
  });

  it("are those of the pair where the rate is older than it, or more than a year younger", () => {
    expect(pairOf(0.045, "2026-01-05")[2]).toBe("premiumCarried");
    expect(pairOf(0.045, "2026-01-04")).toEqual([0.04, 0.05, "ratesOfPair"]);
    expect(pairOf(0.045, "2027-01-07")[2]).toBe("premiumCarried");
    expect(pairOf(0.045, "2027-01-10")).toEqual([0.04, 0.05, "ratesOfPair"]);
  });

  it("are its own rate and the same premium in another currency", () => {
    expect(pairOf(0.09, "2020-06-30", { currency: "EUR" })).toEqual([0.09, 0.05]);
  });

  it("say that averages are outdated which are more than a year older than the pair", () => {
    const rated = (asOf: string) => ({ ratings: { ...sampleReference.ratings, asOf } });
    expect(pairOf(0.04, "2026-06-30", rated("2025-01-05"))).toEqual([0.04, 0.05]);
    expect(pairOf(0.04, "2026-06-30", rated("2025-01-03"))).toEqual([0.04, 0.05, "averagesOutdated"]);
    const { industry, market } = sampleReference;
    const old = { ...market, asOf: "2024-01-05" };
    expect(pairOf(0.04, "2026-06-30", { market: old })).toEqual([0.04, 0.05]);
    expect(pairOf(0.04, "2026-06-30", { market: old, industry: null })[2]).toBe("averagesOutdated");
    expect(pairOf(0.04, "2026-06-30", { industry: industry && { ...industry, asOf: "2024-01-05" } })[2]).toBe(
      "averagesOutdated",
    );
  });

  it("are what prices imply in the view relative to the market, which another rate carries as well", () => {
    const relative = (value: number) => {
      const riskFreeRate = { value, asOf: "2026-08-30", source: "sample" };
      const { equityRiskPremium, warnings } = ratePairOf({ ...sampleReference, riskFreeRate }, "relative");
      return [equityRiskPremium.value, ...warnings];
    };
    expect(relative(0.04)).toEqual([0.035]);
    expect(relative(0.045)).toEqual([expect.closeTo(0.03, 12), "premiumCarried"]);
  });
});
