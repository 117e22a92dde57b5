import { describe, expect, it } from "vitest";
import { type Company, normaliseCompany } from "../../company/normalise-company.ts";
import { sampleFile } from "../../inputs/sample-company.ts";
import type { NotVotingReason } from "../../report/outcome.ts";
import { type ValuationRequest, valueCompany } from "../../value-company.ts";
import { discountedCashFlow } from "./discounted-cash-flow.ts";
import { neutral, reason, request, valued } from "./discounted-sample-contract.ts";

describe("reasons and warnings of the discounted cash flow", () => {
  it("names the figure without which it cannot be computed", () => {
    expect(reason({ figures: { totalDebt: null, interestExpense: null } })).toEqual({
      kind: "notApplicable",
      reason: "debtUnknown",
      alternative: "earningsPerShare",
      missing: ["totalDebt"],
      rawValue: null,
      growthBelow: null,
    });
  });

  it("says that debt exceeds the enterprise value instead of giving a price below zero", () => {
    const { methods } = valueCompany(sampleFile({ figures: { totalDebt: 9000 } }), request);
    expect(methods[0]?.outcome).toMatchObject({ kind: "notApplicable", reason: "equityUnderWater" });
  });

  it("has no meaning when the WACC does not exceed growth for ever", () => {
    const { methods } = valueCompany(sampleFile(), { scenario: "neutral", overrides: { wacc: 0.03 } });
    expect(methods[0]?.outcome).toMatchObject({ kind: "notApplicable", reason: "discountRateNotAboveGrowth" });
  });

  it("has no vote where what is owed is in doubt, and gives the doubt that says most of it", () => {
    const company = normaliseCompany(sampleFile(), request);
    const doubts: readonly [Partial<Company>, NotVotingReason][] = [
      [{ financeArm: { name: null, source: null, liabilitiesToRevenue: 1 } }, "financeArm"],
      [{ isInterestUnlikely: true }, "interestUnlikely"],
      [{ isDebtMostlyEstimated: true }, "debtEstimated"],
      [{ isPartOwned: true }, "partOwnedByOthers"],
    ];
    expect(discountedCashFlow(company)).toMatchObject({ kind: "appraisal", notVotingReason: null });
    for (const [place, [doubt, notVotingReason]] of doubts.entries()) {
      expect(discountedCashFlow({ ...company, ...doubt })).toMatchObject({ notVotingReason });
      const lesser = Object.assign({}, ...doubts.slice(place).map(([each]) => each));
      expect(discountedCashFlow({ ...company, ...lesser })).toMatchObject({ notVotingReason });
    }
  });

  it("warns of a terminal value that is nearly everything, of a thin spread, and of a path that multiplies", () => {
    const at = (overrides: ValuationRequest["overrides"]) =>
      valued({}, neutral, { scenario: "neutral", overrides }).warnings;
    expect(at({ wacc: 0.045, growth: 0.05, fadeYears: 0 })).toEqual(["terminalSpreadThin", "terminalValueExtreme"]);
    expect(at({ wacc: 0.1, growth: 0.25 })).toContain("growthManyfold");
  });
});
