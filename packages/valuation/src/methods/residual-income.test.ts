import { describe, expect, it } from "vitest";
import { prepare } from "../company/prepare.ts";
import { type SampleChanges, sampleFile } from "../sample-company.ts";
import { residualIncome } from "./residual-income.ts";

/** Ke = 6 % + 1 × 3 % = 9 %, g∞ = 6 %, which leaves the perpetual growth alone. */
const ninePercent: SampleChanges = {
  reference: {
    riskFreeRate: { value: 0.06, asOf: "2026-06-30", source: "" },
    nominalGrowth: { value: 0.06, asOf: "2026-06-30", source: "" },
    matureEquityRiskPremium: { value: 0.03, asOf: "2026-01-05", source: "" },
  },
  industry: { leveredBeta: 1, equityWeight: 1, debtWeight: 0 },
};

function appraised(changes: SampleChanges = {}, growth: number | null = 0.06) {
  const file = sampleFile({ ...ninePercent, ...changes });
  return residualIncome(prepare(file, { scenario: "neutral", overrides: growth === null ? {} : { growth } }));
}

const book50 = { totalEquity: 5000, netIncome: 700, totalDebt: 0 };

describe("residualIncome", () => {
  it("equals the sum by hand: book 50, ROE 14 %, Ke 9 %, growth 6 %, persistence 0.62", () => {
    const appraisal = appraised({ figures: book50 });
    const incomes = [1, 2, 3, 4, 5].map((year) => 0.05 * 50 * 1.06 ** (year - 1));
    const present = incomes.reduce((sum, income, index) => sum + income / 1.09 ** (index + 1), 50);
    const expected = present + (0.62 * 0.05 * 50 * 1.06 ** 4) / (1.09 - 0.62) / 1.09 ** 5;
    expect(appraisal.kind === "appraisal" && appraisal.value({}).result.value).toBeCloseTo(expected, 9);
  });

  it("lets the return fade to the cost of equity, and nothing last, when persistence is 0", () => {
    const appraisal = appraised({ figures: book50 });
    // RI_t = (0.14 + (0.09 − 0.14)·t/5 − 0.09) × 50·1.06^(t−1)
    const expected = [1, 2, 3, 4, 5].reduce(
      (sum, year) => sum + (0.05 * (1 - year / 5) * 50 * 1.06 ** (year - 1)) / 1.09 ** year,
      50,
    );
    const value = appraisal.kind === "appraisal" && appraisal.value({ persistence: "conservative" }).result.value;
    expect(value).toBeCloseTo(expected, 9);
  });

  it("is the book value when equity earns what it costs", () => {
    const appraisal = appraised({ figures: { totalEquity: 5000, netIncome: 450, totalDebt: 0 } });
    expect(appraisal.kind === "appraisal" && appraisal.value({}).result.value).toBeCloseTo(50, 9);
  });

  it("does not let book grow faster than it earns, unless the user says so", () => {
    const poor = { totalEquity: 5000, netIncome: 100, totalDebt: 0 };
    const steps = (growth: number | null) => {
      const appraisal = appraised({ figures: poor, years: 6 }, growth);
      return appraisal.kind === "appraisal" ? appraisal.value({}).details().warnings : [];
    };
    expect(steps(0.2)).toEqual(["growthAboveReturn"]);
  });

  it("is called excess return for a bank", () => {
    const fundamentals = { industry: "Diversified Banks", sector: "financials" } as const;
    expect(appraised({ fundamentals, figures: book50 })).toMatchObject({
      variant: "excessReturn",
      notVotingReason: null,
    });
  });

  it.each([
    [{ figures: { totalEquity: 100, netIncome: 90 } }, "roeNotMeaningful"],
    [{ fundamentals: { industry: "Retail REITs", sector: "realEstate" } }, "bookAtCost"],
    [{ fundamentals: { industry: "Multi-Sector Holdings", sector: "financials" } }, "informative"],
  ] as const)("shows %j without counting it: %s", (changes, notVotingReason) => {
    expect(appraised(changes)).toMatchObject({ kind: "appraisal", notVotingReason });
  });

  it.each([
    [{ figures: { totalEquity: -400 } }, "negativeEquity"],
    [{ figures: { totalEquity: 40, preferredEquity: 50 } }, "negativeEquity"],
    [{ latest: { totalEquity: null } }, "figuresMissing"],
    [{ years: 2 }, "shortHistory"],
    [{ figures: { netIncome: -10, ebit: 1 } }, "distressed"],
    [{ figures: { netIncome: -10, ebit: -1, interestExpense: 0 } }, "lossMaking"],
  ] as const)("is not applicable to %j: %s", (changes, reason) => {
    expect(appraised(changes)).toMatchObject({ kind: "notApplicable", reason });
  });

  it("says when the change of book does not add up", () => {
    const appraisal = appraised({ latest: { totalEquity: 500 } });
    expect(appraisal.kind === "appraisal" && appraisal.warnings).toContain("cleanSurplusBroken");
  });
});
