import { describe, expect, it } from "vitest";
import { sampleFile } from "../inputs/sample-company.ts";
import { valueCompany } from "../value-company.ts";
import type { AssumptionOverrides, Scenario } from "./assumptions.ts";

const assumptionsOf = (overrides: AssumptionOverrides = {}, scenario: Scenario = "neutral", file = sampleFile()) =>
  valueCompany(file, { scenario, overrides }).assumptions;

/** Who has chosen each of the rates and the horizon. */
function choosers(...asked: Parameters<typeof assumptionsOf>) {
  const { wacc, costOfEquity, costOfDebt, growth, terminalGrowth, horizon } = assumptionsOf(...asked);
  return [wacc, costOfEquity, costOfDebt, growth, terminalGrowth, horizon].map((each) => each?.chosenBy ?? null);
}

describe("who has chosen an assumption", () => {
  it("is the calculation in the neutral scenario, and the scenario where it moves a rate", () => {
    const computed = "computed";
    expect(choosers()).toEqual(Array(6).fill(computed));
    expect(choosers({}, "conservative")).toEqual(["scenario", "scenario", computed, "scenario", "scenario", computed]);
  });

  it("is the reader for what they have set, and for the cost of equity that follows their WACC", () => {
    const computed = "computed";
    expect(choosers({ wacc: 0.09 })).toEqual(["user", "user", computed, computed, computed, computed]);
    expect(choosers({ growth: 0.04 })).toEqual([computed, computed, computed, "user", computed, computed]);
    expect(choosers({ terminalGrowth: 0.02 })).toEqual([computed, computed, computed, computed, "user", computed]);
    expect(choosers({ horizon: 7 })).toEqual([computed, computed, computed, computed, computed, "user"]);
  });
});

describe("assumptions", () => {
  it("tell beside the reader's number what the calculation would use", () => {
    const plain = assumptionsOf();
    const { wacc, costOfEquity, horizon } = assumptionsOf({ wacc: 0.09, horizon: 7 });
    expect(wacc).toEqual({ value: 0.09, computed: plain.wacc?.value, chosenBy: "user" });
    expect(costOfEquity?.computed).toBe(plain.costOfEquity?.value);
    // As far above the reader's WACC as above the computed one.
    const above = (plain.costOfEquity?.value ?? 0) - (plain.wacc?.value ?? 0);
    expect(costOfEquity?.value).toBeCloseTo(0.09 + above, 12);
    expect(horizon).toEqual({ value: 7, computed: 5, chosenBy: "user" });
  });

  it("weigh equity and debt by the market, and a bank by its equity alone, whose debt is raw material", () => {
    const { equityWeight, debtWeight } = assumptionsOf();
    expect([equityWeight, debtWeight]).toEqual([expect.closeTo(5 / 6, 12), expect.closeTo(1 / 6, 12)]);
    const bank = sampleFile({ fundamentals: { sector: "financials", industry: "Regional Banks" } });
    const ofBank = assumptionsOf({}, "neutral", bank);
    expect([ofBank.equityWeight, ofBank.debtWeight, ofBank.costOfDebt]).toEqual([1, 0, null]);
  });
});
