import { describe, expect, it } from "vitest";
import { normaliseCompany } from "../company/normalise-company.ts";
import { type SampleChanges, sampleFile } from "../inputs/sample-company.ts";
import type { Method } from "./appraisal.ts";
import { discountedCashFlow } from "./discounted-cash-flow/discounted-cash-flow.ts";
import { residualIncome } from "./residual-income/residual-income.ts";

function besidesOf(method: Method, changes: SampleChanges = {}): Record<string, number> {
  const company = normaliseCompany(sampleFile(changes), {
    scenario: "neutral",
    overrides: { growth: 0.06, terminalGrowth: 0.03 },
  });
  const appraisal = method(company);
  if (appraisal.kind === "notApplicable") throw new Error(appraisal.reason);
  const rows = appraisal.value({}).details().besides();
  return {
    ...Object.fromEntries(rows.map(({ name, value }) => [name, value])),
    Ke: company.rates.neutral.costOfEquity.value,
  };
}

describe("the value to shareholders alone", () => {
  it("stands beside a profit", () => {
    expect(besidesOf(discountedCashFlow).equityFlowValuePerShare).toBeGreaterThan(1);
    expect(besidesOf(discountedCashFlow, { figures: { netIncome: 1 } })).toHaveProperty("equityFlowValuePerShare");
  });

  it.each([0, -10])("does not stand beside a net income of %d", (netIncome) => {
    expect(besidesOf(discountedCashFlow, { figures: { netIncome } })).not.toHaveProperty("equityFlowValuePerShare");
  });
});

describe("the multiple of book that a return justifies", () => {
  const bank = { sector: "financials", industry: "Diversified Banks" } as const;

  it("stands on the reported book where nothing of it is tangible", () => {
    // Goodwill 320 and intangibles 80 are the whole book of 400; a return of 22.5 % on 4.00 a share.
    const rows = besidesOf(residualIncome, { fundamentals: bank, figures: { goodwill: 320, intangibles: 80 } });
    const multiple = (0.225 - 0.03) / ((rows.Ke ?? 0) - 0.03);
    expect(rows.justifiedPriceToBook).toBeCloseTo(multiple, 10);
    expect(rows.impliedByJustifiedPriceToBook).toBeCloseTo(4 * multiple, 10);
  });

  it("is told below 1 a share too, and not where the return does not reach growth", () => {
    const returning = (netIncome: number) => besidesOf(residualIncome, { fundamentals: bank, figures: { netIncome } });
    const poor = returning(14);
    // 3.5 % on 4.00 is 4.375 % on the 3.20 that is tangible.
    expect(poor.impliedByJustifiedPriceToBook).toBeCloseTo((3.2 * (0.04375 - 0.03)) / ((poor.Ke ?? 0) - 0.03), 10);
    expect(poor.impliedByJustifiedPriceToBook).toBeLessThan(1);
    expect(returning(8)).not.toHaveProperty("impliedByJustifiedPriceToBook");
    // A return of 3 % on a book of which nothing is tangible is growth itself, and justifies nothing.
    const atGrowth = (netIncome: number) =>
      besidesOf(residualIncome, { fundamentals: bank, figures: { netIncome, goodwill: 320, intangibles: 80 } });
    expect(atGrowth(12)).not.toHaveProperty("impliedByJustifiedPriceToBook");
    expect(atGrowth(12.01)).toHaveProperty("impliedByJustifiedPriceToBook");
  });
});
