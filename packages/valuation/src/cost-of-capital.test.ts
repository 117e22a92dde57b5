import { describe, expect, it } from "vitest";
import { prepare } from "./company/prepare.ts";
import { type SampleChanges, sampleFile } from "./sample-company.ts";

function capital(changes: SampleChanges = {}) {
  return prepare(sampleFile(changes), { scenario: "neutral", overrides: {} }).capital;
}

const dated = (value: number) => ({ value, asOf: "2026-01-05", source: "" });

describe("costOfCapitalOf", () => {
  it("equals the worked example: β 0.95 unlevered, D/E 0.25, tax 25 %, rf 3 %, ERP 5 %, Kd 3.45 %", () => {
    // Market value 100 × 8 = 800, debt 200; the industry has no debt, so its levered beta is the unlevered one. Coverage 15.
    const result = capital({
      fundamentals: { quote: { value: 8, currency: "USD", asOf: "2026-08-20", source: "" } },
      reference: { riskFreeRate: dated(0.03), matureEquityRiskPremium: dated(0.05) },
      industry: { leveredBeta: 0.95, equityWeight: 1, debtWeight: 0 },
    });
    expect(result.beta.value).toBeCloseTo(1.128125, 12);
    expect(result.costOfEquity.value).toBeCloseTo(0.08640625, 12);
    expect(result.costOfDebt?.value).toBeCloseTo(0.0345, 12);
    expect(result.rating).toBe("AAA");
    expect(result.wacc?.value).toBeCloseTo(0.0743, 4);
    expect([result.equityWeight?.value, result.debtWeight?.value]).toEqual([0.8, 0.2]);
  });

  it("unlevers the industry's beta with its own debt before levering it with the company's", () => {
    // βU = 1/(1 + 0.75 × 0.25) = 0.842; the company has 20 % of debt to equity: × 1.15
    expect(capital().beta.value).toBeCloseTo((1 / 1.1875) * 1.15, 12);
  });

  it("shows the regression's beta with Blume's adjustment beside the one in use: 1.40 becomes 1.268", () => {
    expect(capital().adjustedRegressionBeta?.value).toBeCloseTo(1.268, 12);
  });

  it("prefers the regression to an industry beta outside the usual range, and says so", () => {
    const result = capital({ industry: { leveredBeta: 0.3 } });
    expect(result.beta.value).toBeCloseTo(1.268, 12);
    expect(result.warnings).toContain("betaFromRegression");
  });

  it("prefers the less unusual of two unusual betas, with a warning", () => {
    // Blume: 0.67 × 0.1 + 0.33
    const fundamentals = { beta: { value: 0.1, months: 60, index: "S&P 500", asOf: "2026-08-20", source: "" } };
    const result = capital({ industry: { leveredBeta: 0.3 }, fundamentals });
    expect(result.beta.value).toBeCloseTo(0.397, 12);
    expect(result.warnings).toEqual(expect.arrayContaining(["betaFromRegression", "betaUnusual"]));
  });

  it("keeps an unusual beta with a warning, unclamped, when nothing better is known", () => {
    const result = capital({ industry: { leveredBeta: 0.3 }, fundamentals: { beta: null } });
    expect(result.beta.value).toBeLessThan(0.3);
    expect(result.warnings).toContain("betaUnusual");
  });

  it("adds the country's risk to the cost of equity", () => {
    const added = capital({ reference: { countryRiskPremium: dated(0.0155) } }).costOfEquity.value;
    expect(added - capital().costOfEquity.value).toBeCloseTo(0.0155, 12);
  });

  it("gives a bank the sector's levered beta and no WACC of its own", () => {
    const result = capital({ fundamentals: { industry: "Diversified Banks", sector: "financials" } });
    expect(result.beta.value).toBe(1);
    expect(result.wacc?.value).toBe(result.costOfEquity.value);
    expect([result.equityWeight, result.costOfDebt, result.rating]).toEqual([null, null, null]);
  });

  it("rates debt by the median operating income of three years over interest", () => {
    expect(capital({ latest: { ebit: -5000 } }).rating).toBe("AAA");
    expect(capital({ figures: { interestExpense: 30 } }).rating).toBe("A-");
    expect(capital({ figures: { ebit: 10, interestExpense: 200 } }).rating).toBe("D");
  });

  it("does not rate a cyclical company by its slump", () => {
    const { fundamentals } = sampleFile({ years: 10 });
    const statements = fundamentals.statements.map((statement) => ({
      ...statement,
      figures: { ...statement.figures, ...(statement.fiscalYear > 2022 ? { ebit: -10, netIncome: 1 } : {}) },
    }));
    expect(capital({ fundamentals: { statements } }).rating).toBe("D");
    expect(capital({ fundamentals: { statements, industry: "Steel", sector: "materials" } }).rating).toBe("AAA");
  });

  it("rates a large company by the milder table", () => {
    const large = capital({ figures: { interestExpense: 15 }, reference: { largeCompanyThreshold: 1000 } });
    expect(large.rating).toBe("AAA");
    expect(capital({ figures: { interestExpense: 15 } }).rating).toBe("A-");
  });

  it("estimates interest from its last known share of debt", () => {
    const result = capital({ latest: { interestExpense: null } });
    expect(result.rating).toBe("AAA");
    expect(result.warnings).toContain("interestEstimated");
  });

  it("takes the industry's spread when interest is unknown, and its weights when debt is", () => {
    const result = capital({ figures: { interestExpense: null, totalDebt: null } });
    expect(result.costOfDebt?.value).toBeCloseTo(0.053, 12);
    expect(result.warnings).toEqual(expect.arrayContaining(["debtCostFromIndustry", "weightsFromIndustry"]));
  });

  it("has no WACC when nobody knows what debt costs", () => {
    const unknown = { debtSpread: null };
    const file = sampleFile({ figures: { interestExpense: null }, industry: unknown });
    const market = { ...file.reference.market, ...unknown };
    const { capital: result } = prepare(
      { ...file, reference: { ...file.reference, market } },
      { scenario: "neutral", overrides: {} },
    );
    expect(result.wacc).toBeNull();
    expect(result.costOfEquity.value).toBeGreaterThan(0.08);
  });

  it.each([
    [{}, 0.25, []],
    [{ figures: { incomeTaxExpense: 90 } }, 0.4, ["taxNormalised"]],
    [{ figures: { incomeTaxExpense: -12 } }, 0, ["taxNormalised"]],
    [{ figures: { pretaxIncome: -10 } }, 0.25, ["taxUnknown"]],
    [{ figures: { incomeTaxExpense: null } }, 0.25, ["taxUnknown"]],
  ] as const)("taxes %j at %d, with %j", (changes, rate, warnings) => {
    const result = capital(changes);
    expect(result.taxRate.value).toBe(rate);
    expect(result.warnings.filter((warning) => warning.startsWith("tax"))).toEqual(warnings);
  });

  it("warns of a WACC nobody would accept, without touching it", () => {
    const result = capital({ reference: { matureEquityRiskPremium: dated(0.005) } });
    expect(result.wacc?.value).toBeLessThan(0.055);
    expect(result.warnings).toEqual(expect.arrayContaining(["waccUnusual"]));
  });
});
