import { describe, expect, it } from "vitest";
import { sampleFile } from "../inputs/sample-company.ts";
import { scenarios } from "../scenarios/assumptions.ts";
import { valueCompany } from "../value-company.ts";

/** The discounted cash flow of the sample company, seen from each scenario. */
function cashFlowsOf(file: ReturnType<typeof sampleFile>) {
  return scenarios.map((scenario) => {
    const [cashFlow] = valueCompany(file, { scenario, overrides: {} }).methods;
    if (!cashFlow) throw new Error("no method");
    return cashFlow;
  });
}

describe("the vote of a method", () => {
  it("is 0 in a scenario in which debts are larger than the business, where it votes in the neutral one", () => {
    // Debts of 1,700 for a business that earns 112.5 a year after tax.
    const [low, middle, high] = cashFlowsOf(sampleFile({ figures: { totalDebt: 1700 } }));
    expect(low?.outcome).toMatchObject({ kind: "notApplicable", reason: "equityUnderWater" });
    expect([low?.vote, low?.status]).toEqual([0, "overvalued"]);
    expect(middle?.vote).toBe(middle?.range.neutral);
    expect(high?.vote).toBe(high?.range.optimistic);
  });

  it("is missing in every scenario where debts are larger than the business in the neutral one", () => {
    const cashFlows = cashFlowsOf(sampleFile({ figures: { totalDebt: 3000 } }));
    expect(cashFlows.map(({ vote }) => vote)).toEqual([null, null, null]);
    expect(cashFlows.map(({ range }) => range.neutral)).toEqual([null, null, null]);
  });
});
