import { describe, expect, it } from "vitest";
import { prepare } from "../company/prepare.ts";
import { type SampleChanges, sampleFile } from "../sample-company.ts";
import { dividendDiscount } from "./dividend-discount.ts";

/** Ke = 3 % + 1 × 5 % = 8 %, g∞ = 3 %. */
const eightPercent: SampleChanges = {
  reference: { riskFreeRate: { value: 0.03, asOf: "2026-06-30", source: "" } },
  industry: { leveredBeta: 1, equityWeight: 1, debtWeight: 0 },
};

function appraised(changes: SampleChanges = {}, growth?: number) {
  const file = sampleFile({ ...eightPercent, ...changes });
  return dividendDiscount(prepare(file, { scenario: "neutral", overrides: growth === undefined ? {} : { growth } }));
}

describe("dividendDiscount", () => {
  it("is Gordon's 41.20 for a dividend of 2 that grows at 3 % for ever, at 8 %", () => {
    // Normal earnings 2.857 a share and ROE 12 %: half of the 4 points above Ke last, so g∞ allows 1 − 3/10 = 70 % = 2/2.857.
    const earnings = 100 * (2 / 0.7);
    const figures = {
      netIncome: earnings,
      totalEquity: earnings / 0.12,
      dividendsPerShare: 2,
      dividendsPaid: 200,
      totalDebt: 0,
    };
    const appraisal = appraised({ figures }, 0.03);
    expect(appraisal.kind === "appraisal" && appraisal.value({}).result.value).toBeCloseTo(41.2, 9);
  });

  it("moves the payout to what growth for ever allows, not to what it is", () => {
    // With ROE = Ke nothing above the cost of equity lasts: payout 1 − 3/8 = 62.5 % in the end, whatever it is today.
    const earnings = 200;
    const figures = {
      netIncome: earnings,
      totalEquity: earnings / 0.08,
      dividendsPerShare: 1.25,
      dividendsPaid: 125,
      totalDebt: 0,
    };
    const appraisal = appraised({ figures }, 0.03);
    expect(appraisal.kind === "appraisal" && appraisal.value({}).result.value).toBeCloseTo((1.25 * 1.03) / 0.05, 9);
  });

  it("leaves a special dividend out", () => {
    const appraisal = appraised({ latest: { dividendsPerShare: 5 } });
    expect(appraisal).toMatchObject({ kind: "appraisal" });
    expect(appraisal.kind === "appraisal" && appraisal.warnings).toContain("specialDividendExcluded");
  });

  it("shows a dividend that earnings have not covered for two years, without counting it", () => {
    const appraisal = appraised({ figures: { dividendsPerShare: 2, dividendsPaid: 200 } });
    expect(appraisal).toMatchObject({ kind: "appraisal", notVotingReason: "atRisk" });
  });

  it("shows a token dividend without counting it", () => {
    const appraisal = appraised({ figures: { dividendsPerShare: 0.04, dividendsPaid: 4 } });
    expect(appraisal).toMatchObject({ kind: "appraisal", notVotingReason: "informative" });
  });

  it.each([
    [{ figures: { dividendsPerShare: 0, dividendsPaid: 0 } }, "noDividend", []],
    [{ figures: { dividendsPerShare: null, dividendsPaid: null } }, "noDividend", ["dividendsPerShare"]],
    [{ years: 2 }, "shortDividendHistory", []],
    [{ latest: { dividendsPerShare: null, dividendsPaid: null } }, "figuresMissing", ["dividendsPerShare"]],
    [{ figures: { netIncome: -50, ebit: 60 }, latest: { netIncome: 1 } }, "dividendNotCovered", []],
    [{ figures: { netIncome: -50, ebit: 1 } }, "distressed", []],
  ] as const)("is not applicable to %j: %s", (changes, reason, missing) => {
    expect(appraised(changes)).toMatchObject({ kind: "notApplicable", reason, missing });
  });

  it("does not take the silence of a secondary source for no dividend", () => {
    const { fundamentals } = sampleFile({ figures: { dividendsPerShare: null, dividendsPaid: null } });
    const statements = fundamentals.statements.map((statement) => ({ ...statement, form: null, accession: null }));
    expect(appraised({ fundamentals: { statements } })).toMatchObject({ reason: "figuresMissing" });
  });
});
