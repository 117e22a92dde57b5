import { describe, expect, it } from "vitest";
import { normaliseCompany } from "../../company/normalise-company.ts";
import { type SampleChanges, sampleFile } from "../../inputs/sample-company.ts";
import type { ValuationRequest } from "../../value-company.ts";
import { discountedCashFlow } from "./discounted-cash-flow.ts";

const trust: SampleChanges = { fundamentals: { sector: "realEstate", industry: "Retail REITs" } };

function answer(changes: SampleChanges = {}, overrides: ValuationRequest["overrides"] = {}) {
  const request = { scenario: "neutral", overrides } as const;
  const company = normaliseCompany(sampleFile({ ...trust, ...changes }), request);
  const appraisal = discountedCashFlow(company);
  const value = appraisal.kind === "appraisal" ? appraisal.value({}).value : Number.NaN;
  return { appraisal, value, costOfEquity: company.rates.neutral.costOfEquity.value };
}

describe("discounted cash flow of a trust", () => {
  it("is next year's adjusted funds over the cost of equity, because growth costs what it brings", () => {
    // Operating cash flow 140 less 15 % for maintenance is 119, 1.19 a share; it grows 3 % a year, now and for ever
    const { value, costOfEquity } = answer({}, { growth: 0.03, terminalGrowth: 0.03, elapsedYears: 0 });
    expect(value).toBeCloseTo(((1.19 * 1.03) / costOfEquity) * Math.sqrt(1 + costOfEquity), 12);
  });

  it("does not make owners richer by growth that only earns its cost", () => {
    const [slow, fast] = [0.01, 0.04].map((growth) => answer({}, { growth }).value);
    // Only the first year's funds differ: nothing is retained for the growth of year 1 before it happens
    expect((fast ?? 0) / (slow ?? 1)).toBeLessThan(1.04);
  });

  it("is shown without a vote, and says what it supposes", () => {
    const { appraisal } = answer();
    expect(appraisal).toMatchObject({ kind: "appraisal", variant: "distributableCash", notVotingReason: "fewInputs" });
    expect(appraisal.kind === "appraisal" && appraisal.warnings).toContain("maintenanceEstimated");
  });

  it("is not for trusts that own loans, nor where nothing is earned", () => {
    expect(answer({ fundamentals: { sector: "financials", industry: "Mortgage REITs" } }).appraisal.kind).toBe(
      "notApplicable",
    );
    expect(answer({ latest: { operatingCashFlow: -10 } }).appraisal).toMatchObject({ reason: "negativeEarnings" });
    expect(answer({ figures: { operatingCashFlow: null, netIncome: null } }).appraisal).toMatchObject({
      reason: "figuresMissing",
      alternative: "dividendDiscount",
      missing: ["operatingCashFlow"],
    });
    expect(answer({ latest: { operatingCashFlow: 0 } }).appraisal).toMatchObject({
      reason: "negativeEarnings",
      alternative: "netAssetValue",
    });
    const unknown = { dilutedShares: null, epsDiluted: null };
    const unshared = answer({ figures: unknown, fundamentals: { ...trust.fundamentals, sharesOutstanding: null } });
    expect(unshared.appraisal).toMatchObject({ reason: "sharesMissing" });
  });
});
