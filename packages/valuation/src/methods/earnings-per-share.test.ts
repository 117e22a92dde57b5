import { describe, expect, it } from "vitest";
import { prepare } from "../company/prepare.ts";
import { type SampleChanges, sampleFile } from "../sample-company.ts";
import { earningsPerShare } from "./earnings-per-share.ts";

/** Ke = 5 % + 1 × 3 % = 8 %, g∞ = 5 %; the industry trades at 15 times earnings. */
const worked: SampleChanges = {
  reference: {
    riskFreeRate: { value: 0.05, asOf: "2026-06-30", source: "" },
    nominalGrowth: { value: 0.05, asOf: "2026-06-30", source: "" },
    matureEquityRiskPremium: { value: 0.03, asOf: "2026-01-05", source: "" },
  },
  industry: { leveredBeta: 1, equityWeight: 1, debtWeight: 0, priceToEarnings: 15 },
  figures: { netIncome: 400, totalEquity: 2000, dividendsPerShare: 2, dividendsPaid: 200, totalDebt: 0 },
};

function appraised(changes: SampleChanges = {}) {
  const company = prepare(sampleFile({ ...worked, ...changes }), { scenario: "neutral", overrides: { growth: 0.05 } });
  return earningsPerShare(company);
}

function value(changes: SampleChanges = {}) {
  const appraisal = appraised(changes);
  return appraisal.kind === "appraisal" ? appraisal.value({}).result.value : appraisal.reason;
}

describe("earningsPerShare", () => {
  it("equals the sum by hand: EPS 4, growth 5 %, payout 50 %, Ke 8 %, exit at 15 times", () => {
    const dividends = [1, 2, 3, 4, 5].reduce((sum, year) => sum + 2 * (1.05 / 1.08) ** year, 0);
    expect(value()).toBeCloseTo(dividends + 4 * 15 * (1.05 / 1.08) ** 5, 9);
  });

  it("does not discount earnings as if they were cash", () => {
    // Earnings cannot be both paid out and reinvested: the half that is kept comes back as growth alone.
    const discounted = [1, 2, 3, 4, 5].reduce((sum, year) => sum + 4 * (1.05 / 1.08) ** year, 0);
    expect(value()).toBeLessThan(discounted + 4 * 15 * (1.05 / 1.08) ** 5);
  });

  it("sells at what growth and return justify when that is less than the market pays", () => {
    // ROE = Ke: (1 − 5/8)/(8 % − 5 %) = 12.5 < 15
    const figures = { netIncome: 400, totalEquity: 5000, dividendsPerShare: 2, dividendsPaid: 200, totalDebt: 0 };
    const dividends = [1, 2, 3, 4, 5].reduce((sum, year) => sum + 2 * (1.05 / 1.08) ** year, 0);
    expect(value({ figures })).toBeCloseTo(dividends + 4 * 12.5 * (1.05 / 1.08) ** 5, 9);
  });

  it("sells at its own median multiple of ten years when that is lower still", () => {
    // Closes of 36 three months after each year end, earnings of 0.9 × … = 4 a share: P/E 9
    const months = 12 * 8;
    const monthlyCloses = { from: "2019-01", to: "2026-12", closes: Array.from({ length: months }, () => 36) };
    const figures = { ...worked.figures, epsDiluted: 4 };
    const appraisal = appraised({ figures, fundamentals: { monthlyCloses } });
    const exit = appraisal.kind === "appraisal" ? appraisal.value({}).details().drivers[1]?.value : null;
    expect(exit).toBe(9);
  });

  it("stands beside Graham's number, Graham's formula and the PEG", () => {
    const appraisal = appraised();
    const besides = appraisal.kind === "appraisal" ? appraisal.value({}).details().besides() : [];
    expect(besides.map(({ name }) => name)).toEqual(["grahamNumber", "grahamFormula", "priceEarningsToGrowth"]);
    // √(22.5 × 4 × 20)
    expect(besides[0]?.value).toBeCloseTo(42.4264, 4);
  });

  it("pays nothing out for a company that pays nothing", () => {
    const figures = { ...worked.figures, dividendsPerShare: 0, dividendsPaid: 0 };
    expect(value({ figures })).toBeCloseTo(4 * 15 * (1.05 / 1.08) ** 5, 9);
  });

  it.each([
    [{ figures: { netIncome: -5, ebit: 100 }, latest: { netIncome: 3 } }, "negativeEarnings"],
    [{ figures: { netIncome: -5, ebit: 1 } }, "distressed"],
    [{ figures: { netIncome: -5, ebit: -1, interestExpense: 0 } }, "lossMaking"],
    [{ years: 2 }, "shortHistory"],
    [{ latest: { revenue: null } }, "figuresMissing"],
  ] as const)("is not applicable to %j: %s", (changes, reason) => {
    expect(value(changes)).toBe(reason);
  });
});
