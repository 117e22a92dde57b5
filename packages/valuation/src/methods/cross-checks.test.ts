import { describe, expect, it } from "vitest";
import { normaliseCompany } from "../company/normalise-company.ts";
import { type SampleChanges, sampleFile, samplePeer } from "../inputs/sample-company.ts";
import type { Method } from "./appraisal.ts";
import { comparableMultiples } from "./comparable-multiples/comparable-multiples.ts";
import { dividendDiscount } from "./dividend-discount/dividend-discount.ts";
import { residualIncome } from "./residual-income/residual-income.ts";

const request = { scenario: "neutral", overrides: { growth: 0.06, terminalGrowth: 0.03 } } as const;

function besidesOf(method: Method, changes: SampleChanges = {}) {
  const company = normaliseCompany(sampleFile(changes), request);
  const appraisal = method(company);
  if (appraisal.kind === "notApplicable") throw new Error(appraisal.reason);
  const rows = appraisal.value({}).details().besides();
  return {
    ...Object.fromEntries(rows.map(({ name, value }) => [name, value])),
    Ke: company.rates.neutral.costOfEquity.value,
  };
}

describe("beside the methods", () => {
  it("stand dividends alone, Gordon and the H-model over all years ahead", () => {
    // Dividend 0.45, perpetual growth 3 %, growth 6 % fading over 15 years
    const { Ke, ...rows } = besidesOf(dividendDiscount);
    expect(rows).toEqual({
      dividendsOnlyValuePerShare: expect.any(Number),
      gordonValuePerShare: expect.closeTo((0.45 * 1.03) / (Ke - 0.03), 10),
      fadingGrowthValuePerShare: expect.closeTo((0.45 * (1.03 + 7.5 * 0.03)) / (Ke - 0.03), 10),
    });
  });

  it("stands the value at the harmonic mean of the peers, from P/E 12, 15, 18, 22 and 60", () => {
    const peers = [1200, 1500, 1800, 2200, 6000].map((marketCap, index) =>
      samplePeer(`PEER${index}`, marketCap, { ebit: null, ebitda: null }),
    );
    // 18.68 × 90 / 100
    expect(besidesOf(comparableMultiples, { peers })).toHaveProperty(
      "harmonicMeanValuePerShare",
      expect.closeTo(16.8113, 3),
    );
  });

  it("stands the multiple of tangible book that a bank's return justifies", () => {
    const bank: SampleChanges = { fundamentals: { sector: "financials", industry: "Diversified Banks" } };
    // ROE 22.5 % on 4.00 of book is 28.125 % on the 3.20 without goodwill and intangibles
    const { Ke, ...rows } = besidesOf(residualIncome, bank);
    const multiple = (0.28125 - 0.03) / (Ke - 0.03);
    expect(rows).toEqual({
      justifiedPriceToBook: expect.closeTo(multiple, 10),
      impliedByJustifiedPriceToBook: expect.closeTo(3.2 * multiple, 10),
    });
    expect(Object.keys(besidesOf(residualIncome))).toEqual(["Ke"]);
  });
});
