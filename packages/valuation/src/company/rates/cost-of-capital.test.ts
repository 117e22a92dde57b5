import { describe, expect, it } from "vitest";
import { ratePair, type SampleChanges, sampleFile } from "../../inputs/sample-company.ts";
import { normaliseCompany } from "../normalise-company.ts";

function capital(changes: SampleChanges = {}) {
  return normaliseCompany(sampleFile(changes), { scenario: "neutral", overrides: {} }).capital;
}

const dated = (value: number) => ({ value, asOf: "2026-01-05", source: "" });

describe("costOfCapitalOf", () => {
  it("equals the worked example: β 0.95 unlevered, D/E 0.25, tax 25 %, rf 3 %, ERP 5 %, Kd 3.45 %", () => {
    // Market value 100 × 8 = 800, debt 200; the industry has no debt, so its levered beta is the unlevered one. Coverage 15.
    const result = capital({
      fundamentals: { quote: { value: 8, currency: "USD", asOf: "2026-08-20", source: "" } },
      reference: ratePair(0.03, 0.05),
      industry: { leveredBeta: 0.95, equityWeight: 1, debtWeight: 0 },
    });
    // Two thirds of 1.128125, and a third of 1
    const beta = (2 / 3) * 1.128125 + 1 / 3;
    expect(result.beta.value).toBeCloseTo(beta, 12);
    expect(result.costOfEquity.value).toBeCloseTo(0.03 + beta * 0.05, 12);
    expect(result.costOfDebt?.value).toBeCloseTo(0.0345, 12);
    expect(result.rating).toBe("AAA");
    expect(result.wacc?.value).toBeCloseTo(0.8 * (0.03 + beta * 0.05) + 0.2 * 0.0345 * 0.75, 12);
    expect([result.equityWeight?.value, result.debtWeight?.value]).toEqual([0.8, 0.2]);
  });

  it("unlevers the industry's beta with its own debt before levering it with the company's", () => {
    // βU = 1/(1 + 0.75 × 0.25) = 0.842; the company has 20 % of debt to equity: × 1.15
    expect(capital().beta.value).toBeCloseTo((2 / 3) * (1 / 1.1875) * 1.15 + 1 / 3, 12);
  });

  it("shows the regression's beta with Blume's adjustment beside the one in use: 1.40 becomes 1.268", () => {
    expect(capital().adjustedRegressionBeta?.value).toBeCloseTo(1.268, 12);
  });

  it("brings betas to an average of 1 over the market, and a third of the way towards it", () => {
    const at = (averageBeta: number) => capital({ reference: { averageBeta: dated(averageBeta) } }).beta.value;
    expect(at(1.1) - 1 / 3).toBeCloseTo((at(1) - 1 / 3) / 1.1, 12);
  });

  it("takes the regression only where the industry has no beta", () => {
    const unusual = capital({ industry: { leveredBeta: 0.1 } });
    expect(unusual.beta.value).toBeLessThan(0.5);
    expect(unusual.warnings).toContain("betaUnusual");
    const without = capital({ industry: { leveredBeta: null } });
    expect(without.beta.value).toBeCloseTo(1.268, 12);
    expect(without.warnings).toContain("betaFromRegression");
    const nothing = capital({ industry: { leveredBeta: null }, fundamentals: { beta: null } });
    expect(nothing.beta.value).toBeCloseTo(1, 12);
    expect(nothing.warnings).toContain("betaFromMarket");
  });

  it("carries the premium to a fresher risk-free rate of its own currency, for a year and a point", () => {
    const at = (riskFreeRate: { value: number; asOf: string; source: string }, currency = "USD") =>
      capital({ reference: { riskFreeRate, currency } });
    const fresher = at({ value: 0.046, asOf: "2026-10-01", source: "" });
    expect(fresher.riskFreeRate.value + fresher.equityRiskPremium.value).toBeCloseTo(0.09, 12);
    expect(fresher.warnings).toContain("premiumCarried");
    for (const [value, asOf] of [
      [0.046, "2027-02-01"],
      [0.046, "2025-12-31"],
      [0.0501, "2026-10-01"],
    ] as const) {
      const pair = at({ value, asOf, source: "" });
      expect([pair.riskFreeRate.value, pair.equityRiskPremium.value]).toEqual([0.04, 0.05]);
      expect(pair.warnings).toContain("ratesOfPair");
    }
    const euro = at({ value: 0.029, asOf: "2026-10-01", source: "" }, "EUR");
    expect([euro.riskFreeRate.value, euro.equityRiskPremium.value]).toEqual([0.029, 0.05]);
    expect(euro.warnings).not.toContain("premiumCarried");
  });

  it("says that averages are more than a year older than the pair", () => {
    const old = { ...sampleFile().reference.ratings, asOf: "2024-12-01" };
    expect(capital({ reference: { ratings: old } }).warnings).toContain("averagesOutdated");
    expect(capital({ industry: { asOf: "2024-12-01" } }).warnings).toContain("averagesOutdated");
    expect(capital().warnings).not.toContain("averagesOutdated");
  });

  it("bears the risk of its country in half, and whole where it earns at home", () => {
    const added = (fundamentals: SampleChanges["fundamentals"] = {}) =>
      capital({ fundamentals, reference: { countryRiskPremium: dated(0.0155) } }).countryRiskPremium.value;
    expect(added()).toBeCloseTo(0.00775, 12);
    expect(added({ industry: "Diversified Banks", sector: "financials" })).toBeCloseTo(0.0155, 12);
    expect(added({ industry: "Electric Utilities", sector: "utilities" })).toBeCloseTo(0.0155, 12);
    expect(added({ industry: "Retail REITs", sector: "realEstate" })).toBeCloseTo(0.0155, 12);
    expect(added({ industry: "Wireless Telecommunication Services", sector: "communicationServices" })).toBeCloseTo(
      0.0155,
      12,
    );
    expect(added({ industry: "Life & Health Insurance", sector: "financials" })).toBeCloseTo(0.00775, 12);
  });

  it("gives a bank the sector's levered beta and no WACC of its own", () => {
    const result = capital({ fundamentals: { industry: "Diversified Banks", sector: "financials" } });
    expect(result.beta.value).toBeCloseTo(1, 12);
    expect(result.wacc?.value).toBe(result.costOfEquity.value);
    expect([result.equityWeight, result.costOfDebt, result.rating]).toEqual([null, null, null]);
  });

  it("rates debt by the median operating income of three years over interest", () => {
    expect(capital({ latest: { ebit: -5000 } }).rating).toBe("AAA");
    expect(capital({ figures: { interestExpense: 30 } }).rating).toBe("A-");
    expect(capital({ figures: { ebit: 10, interestExpense: 200, totalDebt: 4_000 } }).rating).toBe("D");
  });

  it("does not rate a cyclical company by its slump", () => {
    const { fundamentals } = sampleFile({ years: 10 });
    const statements = fundamentals.statements.map((statement) => ({
      ...statement,
      figures: { ...statement.figures, ...(statement.fiscalYear > 2022 ? { ebit: -10, netIncome: 1 } : {}) },
    }));
    const ordinary = capital({ fundamentals: { statements } });
    // A loss is no default: the industry's spread, without a rating
    expect(ordinary.rating).toBeNull();
    expect(ordinary.costOfDebt?.value).toBeCloseTo(0.053, 12);
    expect(ordinary.warnings).toContain("coverageOfLoss");
    expect(capital({ fundamentals: { statements, industry: "Steel", sector: "materials" } }).rating).toBe("AAA");
  });

  it("rates a large company by the milder table", () => {
    const large = capital({ figures: { interestExpense: 15 }, reference: { largeCompanyThreshold: 1000 } });
    expect(large.rating).toBe("AAA");
    expect(capital({ figures: { interestExpense: 15 } }).rating).toBe("A-");
  });

  it("rates a utility by a table of its own", () => {
    const utility = { industry: "Electric Utilities", sector: "utilities" } as const;
    const figuresOf = (interestExpense: number) => ({ interestExpense, totalDebt: 20 * interestExpense });
    const at = (interest: number) => capital({ figures: figuresOf(interest), fundamentals: utility }).rating;
    expect([at(30), at(75), at(76)]).toEqual(["AAA", "A-", "D"]);
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

  it("has no WACC when the cost of debt is unknown", () => {
    const unknown = { debtSpread: null };
    const file = sampleFile({ figures: { interestExpense: null }, industry: unknown });
    const market = { ...file.reference.market, ...unknown };
    const { capital: result } = normaliseCompany(
      { ...file, reference: { ...file.reference, market } },
      { scenario: "neutral", overrides: {} },
    );
    expect(result.wacc).toBeNull();
    expect(result.costOfEquity.value).toBeGreaterThan(0.08);
  });

  it.each([
    [{}, 0.25, 0.25, []],
    [{ figures: { incomeTaxExpense: 90 } }, 0.75, 0.25, []],
    [{ figures: { incomeTaxExpense: 24 } }, 0.2, 0.2, []],
    [{ figures: { incomeTaxExpense: 6 } }, 0.05, 0.15, []],
    [{ figures: { incomeTaxExpense: -12 } }, 0.25, 0.25, ["taxUnknown"]],
    [{ figures: { incomeTaxExpense: 24 }, latest: { incomeTaxExpense: 130 } }, 0.2, 0.2, ["taxYearsLeftOut"]],
    [{ figures: { pretaxIncome: -10 } }, 0.25, 0.25, ["taxUnknown"]],
    [{ figures: { incomeTaxExpense: null } }, 0.25, 0.25, ["taxUnknown"]],
    [{ years: 2 }, 0.25, 0.25, ["taxUnknown"]],
  ] as const)("taxes %j at %d, and in the end at %d, with %j", (changes, now, lasting, warnings) => {
    const result = capital(changes);
    expect([result.taxRate.value, result.lastingTaxRate.value]).toEqual([now, lasting]);
    expect(result.warnings.filter((warning) => warning.startsWith("tax"))).toEqual(warnings);
  });

  it("lets the taxes on resources last, and no lower rate than the statutory one of others", () => {
    const oil = { industry: "Integrated Oil & Gas", sector: "energy" } as const;
    const at = (incomeTaxExpense: number) => capital({ figures: { incomeTaxExpense }, fundamentals: oil });
    expect(at(48).lastingTaxRate.value).toBe(0.4);
    expect(at(48).warnings).toContain("resourceTaxLasts");
    expect(at(6).lastingTaxRate.value).toBe(0.15);
    expect(at(6).warnings).not.toContain("resourceTaxLasts");
  });

  it("says where its shares cost no more than its debt: both 4 % without premium and spread", () => {
    const at = (debtSpread: number) =>
      capital({
        reference: ratePair(0.04, 0),
        figures: { interestExpense: null },
        industry: { debtSpread },
      });
    expect([at(0).costOfEquity.value, at(0).costOfDebt?.value]).toEqual([0.04, 0.04]);
    expect(at(0).warnings).toContain("costOfEquityBelowDebt");
    expect(at(-0.001).warnings).not.toContain("costOfEquityBelowDebt");
  });

  it("has no WACC where no weights are known, neither its own nor those of an industry", () => {
    const { market } = sampleFile().reference;
    for (const unknown of ["equityWeight", "debtWeight"] as const) {
      const without = { ...market, [unknown]: null };
      const { wacc } = capital({
        fundamentals: { quote: null },
        industry: { [unknown]: null },
        reference: { market: without },
      });
      expect(wacc, unknown).toBeNull();
    }
  });

  it("warns of an implausible WACC, without changing it", () => {
    const result = capital({ reference: ratePair(0.04, 0.005) });
    expect(result.wacc?.value).toBeLessThan(0.055);
    expect(result.warnings).toEqual(expect.arrayContaining(["waccUnusual"]));
  });
});
