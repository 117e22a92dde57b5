import { describe, expect, it } from "vitest";
import { prepare } from "../company/prepare.ts";
import { type SampleChanges, sampleFile } from "../sample-company.ts";
import type { Settings } from "../scenarios.ts";
import { toTrace } from "../trace.ts";
import { valueCompany } from "../value-company.ts";
import { discountedCashFlow } from "./discounted-cash-flow.ts";

const neutral: Settings = {
  discountRate: "neutral",
  returns: "conservative",
  margin: "neutral",
  terminalGrowth: "neutral",
  growth: "neutral",
};
const request = { scenario: "neutral", overrides: { wacc: 0.0743, growth: 0.1 } } as const;

function valued(changes: SampleChanges = {}, settings: Settings = neutral) {
  const appraisal = discountedCashFlow(prepare(sampleFile(changes), request));
  if (appraisal.kind === "notApplicable") throw new Error(appraisal.reason);
  const { result, details } = appraisal.value(settings);
  const { besides, warnings } = details();
  const { nodes } = toTrace(result);
  const values = (name: string) => nodes.filter((node) => node.name === name).map(({ value }) => value);
  return { ...appraisal, result: result.value, values, terminalShare: besides()[0]?.value, warnings };
}

function reason(changes: SampleChanges) {
  const appraisal = discountedCashFlow(prepare(sampleFile(changes), request));
  return appraisal.kind === "notApplicable" ? appraisal : null;
}

describe("discountedCashFlow", () => {
  it("equals the worked example: revenue 1000, margin 15 %, sales to capital 2, growth 10 → 3 %, WACC 7.43 %", () => {
    const { values, terminalShare } = valued();
    const expected = [73.75, 88.58, 103.97, 119.32, 134.0];
    expect(values("freeCashFlowToFirm").map((flow) => Number(flow.toFixed(2)))).toEqual(expected);
    // Return on new capital = WACC: TV 2133.84, EV 1903.68, of which the terminal value is 78.33 %
    expect(values("terminalValue")[0]).toBeCloseTo(2133.84, 2);
    expect(values("enterpriseValue")[0]).toBeCloseTo(1903.68, 2);
    expect(terminalShare).toBeCloseTo(0.7833, 4);
  });

  it("crosses from enterprise to equity value line by line", () => {
    // 1903.68 − debt 400 − minorities 20 at the industry's 3 × book − preferred 25 + cash 150 + securities 80, ÷ 100 shares;
    // equity 520 keeps invested capital at 500 and sales to capital at 2.
    const figures = { totalDebt: 400, minorityInterests: 20, preferredEquity: 25 };
    const assets = { cashAndEquivalents: 150, marketableSecurities: 80, totalEquity: 330 };
    const { result } = valued({ figures: { ...figures, ...assets } });
    expect(result).toBeCloseTo((1903.68 - 400 - 60 - 25 + 150 + 80) / 100, 3);
  });

  it("takes for granted no more than five points of lasting return above the WACC", () => {
    // The sample earns 0.15 × 0.75 × 2 = 22.5 %; optimistic keeps 5 points of it: 12.43 %.
    const { values } = valued({}, { ...neutral, returns: "optimistic" });
    expect(values("terminalReturnOnCapital")[0]).toBeCloseTo(0.1243, 12);
    const middle = valued({}, { ...neutral, returns: "neutral" });
    expect(middle.values("terminalReturnOnCapital")[0]).toBeCloseTo(0.1243, 12);
  });

  it("takes half of the return above the WACC for lasting in the neutral scenario, none of one below it", () => {
    // 0.1 × 0.75 × 2 = 15 %, 7.57 points above the WACC; 0.04 × 0.75 × 2 = 6 % is below it.
    const good = valued({ figures: { ebit: 100 } }, { ...neutral, returns: "neutral" });
    expect(good.values("terminalReturnOnCapital")[0]).toBeCloseTo(0.0743 + 0.0757 / 2, 12);
    const poor = valued({ figures: { ebit: 40 } }, { ...neutral, returns: "neutral" });
    expect(poor.values("terminalReturnOnCapital")[0]).toBe(0.0743);
  });

  it("does not let growth for ever matter when new capital earns what it costs", () => {
    // NOPAT of year 6 ÷ WACC whatever g∞ is: 1000·…·0.1125·(1+g)(1 − g/w)/(w − g) differs only by the growth of year 6.
    const at = (terminalGrowth: number) => {
      const nominalGrowth = { value: terminalGrowth, asOf: "2026-01-05", source: "" };
      const { values } = valued({ reference: { nominalGrowth } });
      const [terminal = Number.NaN] = values("terminalValue");
      const [nopat = Number.NaN] = values("terminalNopat");
      return terminal / nopat;
    };
    expect(at(0.03)).toBeCloseTo(1 / 0.0743, 9);
    expect(at(0)).toBeCloseTo(1 / 0.0743, 9);
  });

  it("does not free capital when revenue shrinks", () => {
    const company = prepare(sampleFile(), { scenario: "neutral", overrides: { wacc: 0.08, growth: -0.1, horizon: 2 } });
    const appraisal = discountedCashFlow(company);
    if (appraisal.kind === "notApplicable") throw new Error(appraisal.reason);
    const { nodes } = toTrace(appraisal.value(neutral).result);
    expect(nodes.find(({ name }) => name === "reinvestment")?.value).toBe(0);
  });

  it("values a cyclical company at what ten years earned together", () => {
    const changes: SampleChanges = {
      fundamentals: { industry: "Steel", sector: "materials" },
      latest: { ebit: 400 },
    };
    const { variant, values } = valued(changes);
    expect(variant).toBe("midCycleMargin");
    expect(values("targetMargin")[0]).toBeCloseTo((5 * 150 + 400) / 6000, 12);
  });

  it("lets a company in distress fail with the probability of its spread", () => {
    const figures = { netIncome: -10, interestExpense: 200, ebit: 150 };
    const { variant, values } = valued({ figures });
    // Rating D pays 19 %: p = 1 − (1 − 0.19/0.6)^5
    expect(variant).toBe("failureWeighted");
    expect(values("failureProbability")[0]).toBeCloseTo(1 - (1 - 0.19 / 0.6) ** 5, 12);
  });

  it.each([
    [{ fundamentals: { industry: "Diversified Banks", sector: "financials" } }, "financial"],
    [{ fundamentals: { industry: "Multi-Sector Holdings", sector: "financials" } }, "holding"],
    [{ years: 2 }, "shortHistory"],
    [{ figures: { ebit: -10, netIncome: 5 }, industry: { operatingMargin: null } }, "negativeEbit"],
    [{ figures: { revenue: 0 } }, "preRevenue"],
    [{ latest: { revenue: null } }, "figuresMissing"],
    [{ figures: { totalDebt: null } }, "debtUnknown"],
    [{ figures: { cashAndEquivalents: null } }, "figuresMissing"],
    [{ figures: { ebit: null, ebitda: null, pretaxIncome: null, netIncome: null } }, "figuresMissing"],
  ] as const)("is not applicable to %j: %s", (changes, expected) => {
    expect(reason(changes)?.reason).toBe(expected);
  });

  it("shows other ways beside it: views of growth, flows in mid-year, flows to equity", () => {
    const appraisal = discountedCashFlow(prepare(sampleFile(), request));
    if (appraisal.kind === "notApplicable") throw new Error(appraisal.reason);
    const { result, details } = appraisal.value({});
    const besides = details().besides();
    const beside = (name: string) => besides.find((each) => each.name === name)?.value ?? Number.NaN;
    expect(besides.map(({ name }) => name)).toEqual([
      "terminalShare",
      "revenueTrend",
      "fundamentalGrowth",
      "industryGrowth",
      "midYearValuePerShare",
      "equityFlowValuePerShare",
    ]);
    expect(beside("revenueTrend")).toBeCloseTo(0, 12);
    expect(beside("industryGrowth")).toBeCloseTo(0.05, 12);
    // Half a year of the WACC on the firm, net debt 100 and 100 shares
    const wacc = prepare(sampleFile(), request).rates.neutral.wacc?.value ?? Number.NaN;
    expect(beside("midYearValuePerShare") + 1).toBeCloseTo((result.value + 1) * Math.sqrt(1 + wacc), 12);
    // The same company from its owners' side: less than a third apart
    expect(beside("equityFlowValuePerShare") / result.value).toBeGreaterThan(0.67);
    expect(beside("equityFlowValuePerShare") / result.value).toBeLessThan(1.5);
  });

  it("names the figure without which it cannot be computed", () => {
    expect(reason({ figures: { totalDebt: null } })).toEqual({
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

  it("warns of a terminal value that is nearly everything, and of a thin spread", () => {
    const company = prepare(sampleFile(), { scenario: "neutral", overrides: { wacc: 0.045, growth: 0.05 } });
    const appraisal = discountedCashFlow(company);
    if (appraisal.kind === "notApplicable") throw new Error(appraisal.reason);
    expect(appraisal.value(neutral).details().warnings).toEqual(["terminalSpreadThin", "terminalValueDominant"]);
  });
});
