import { describe, expect, it } from "vitest";
import { normaliseCompany } from "../../company/normalise-company.ts";
import { type SampleChanges, sampleFile, sampleStatement } from "../../inputs/sample-company.ts";
import { valueCompany } from "../../value-company.ts";
import { discountedCashFlow } from "./discounted-cash-flow.ts";
import { neutral, reason, request, valued } from "./discounted-sample-contract.ts";

describe("discountedCashFlow", () => {
  // Margin 15 %, tax 25 %, sales to capital 1000 ÷ (400 + 200 − 100) = 2: new capital earns 22.5 %, of whose 14.5 points
  // above the WACC six tenths last: 16.7 %. Growth 10 %, 7.667 %, 5.333 %, 3 %.
  const growths = [0.1, 0.1 - 0.07 / 3, 0.1 - 0.14 / 3, 0.03] as const;
  const revenues = growths.map((_, index) =>
    growths.slice(0, index + 1).reduce((product, growth) => product * (1 + growth), 1000),
  );
  const [one = 0, two = 0, three = 0, four = 0] = revenues;
  const flows = [
    one * 0.1125 - (two - one) / 2,
    two * 0.1125 * (1 - growths[2] / 0.196),
    three * 0.1125 * (1 - 0.03 / 0.167),
    four * 0.1125 * (1 - 0.03 / 0.167),
  ] as const;
  const terminal = (four * 1.03 * 0.1125 * (1 - 0.03 / 0.167)) / (0.08 - 0.03);
  const atYearEnd = flows.reduce((sum, flow, index) => sum + flow / 1.08 ** (index + 1), terminal / 1.08 ** 4);

  it("equals the sum by hand: capital a year ahead, returns that fade, flows in the middle of the year", () => {
    const { value, values } = valued();
    const close = (numbers: readonly number[]) => numbers.map((number) => expect.closeTo(number, 9));
    expect(values("projectedReturnOnCapital")).toEqual(close([0.196, 0.167]));
    expect(values("freeCashFlowToFirm")).toEqual(close(flows));
    expect(values("terminalValue")).toEqual(close([terminal]));
    expect(values("enterpriseValue")).toEqual(close([atYearEnd * Math.sqrt(1.08)]));
    expect(value).toBeCloseTo((atYearEnd * Math.sqrt(1.08) - 200 + 100) / 100, 9);
  });

  it("takes away net debt as one figure where the source states no other, and adds no cash to it", () => {
    const gross = valued();
    const changes = { latest: { netDebt: 100, totalDebt: null, cashAndEquivalents: null } };
    expect(valued(changes).value).toBeCloseTo(gross.value, 9);
    const appraisal = discountedCashFlow(normaliseCompany(sampleFile(changes), request));
    expect(appraisal.kind === "appraisal" && appraisal.warnings).toContain("debtNetOfCash");
    const inCash = valued({ latest: { netDebt: -100, totalDebt: null, cashAndEquivalents: null, totalEquity: 600 } });
    expect(inCash.value - gross.value).toBeCloseTo(2, 9);
  });

  it("rolls to the price date: the firm grows by its WACC, net debt by its cost, and what was paid out is gone", () => {
    // Debt costs 4 % + 0.45 % before tax at a coverage of 15; dividends 0.45 of 0.90, no buy-backs net of shares issued.
    const asked = { ...request, overrides: { ...request.overrides, elapsedYears: 0.5 } };
    const netDebt = 100 * (1 + 0.0445 * 0.75) ** 0.5;
    expect(valued({}, neutral, asked).value).toBeCloseTo((atYearEnd * 1.08 - netDebt) / 100 - 0.5 * 0.45, 9);
  });

  it("subtracts buy-backs since the balance sheet too, and dividends alone of a company without earnings", () => {
    const at = (elapsedYears: number, changes: SampleChanges) =>
      valued(changes, neutral, { ...request, overrides: { ...request.overrides, elapsedYears } }).values(
        "paidOutSinceStatements",
      )[0];
    // Repurchases 45 less shares given away for 9: 40 % of the earnings of 0.90
    expect(at(1, { figures: { stockBasedCompensation: 9 } })).toBeCloseTo(100 * (0.45 + 0.4 * 0.9), 9);
    expect(at(1, { figures: { stockBasedCompensation: 9, netIncome: -5 } })).toBeCloseTo(45, 9);
  });

  it("crosses from enterprise to equity value line by line", () => {
    // Debt 400, minorities 20 at the industry's 3 × book, preferred 25, cash 150, securities 80, ÷ 100 shares; equity 330
    // keeps invested capital at 500 and sales to capital at 2.
    const figures = { totalDebt: 400, minorityInterests: 20, preferredEquity: 25 };
    const assets = { cashAndEquivalents: 150, marketableSecurities: 80, totalEquity: 330 };
    const { value } = valued({ figures: { ...figures, ...assets } });
    expect(value).toBeCloseTo((atYearEnd * Math.sqrt(1.08) - 400 - 60 - 25 + 150 + 80) / 100, 9);
  });

  it("keeps six tenths of the return above the WACC, more in the optimistic scenario and none in the conservative one", () => {
    const lasting = (returns: "conservative" | "neutral" | "optimistic") =>
      valued({}, { ...neutral, returns }).values("terminalReturnOnCapital")[0];
    expect(lasting("neutral")).toBeCloseTo(0.08 + 0.6 * 0.145, 12);
    expect(lasting("optimistic")).toBeCloseTo(0.08 + 0.85 * 0.145, 12);
    expect(lasting("conservative")).toBeCloseTo(0.08, 12);
  });

  it("lets new capital earn its cost at least, but in the conservative scenario", () => {
    // 0.04 × 0.75 × 2 = 6 % is below the WACC of 8 %: capital turns over 2.667 times instead.
    const poor: SampleChanges = { figures: { ebit: 40 } };
    expect(valued(poor).values("returnOnCapital")[0]).toBeCloseTo(0.08, 12);
    expect(valued(poor).values("salesToCapitalAtCost")[0]).toBeCloseTo(0.08 / 0.03, 12);
    const cautious = valued(poor, { ...neutral, returns: "conservative" });
    expect(cautious.values("returnOnCapital")[0]).toBeCloseTo(0.06, 12);
    // and comes to its cost over the fade stage
    expect(cautious.values("projectedReturnOnCapital")[0]).toBeCloseTo(0.07, 12);
  });

  it("takes capital that is not above zero for turning over five times, and says so", () => {
    const { values, warnings } = valued({ figures: { cashAndEquivalents: 700 } });
    expect(values("salesToCapitalAtCost")[0]).toBe(5);
    expect(warnings).not.toContain("terminalSpreadThin");
    const appraisal = discountedCashFlow(
      normaliseCompany(sampleFile({ figures: { cashAndEquivalents: 700 } }), request),
    );
    expect(appraisal.kind === "appraisal" && appraisal.warnings).toContain("capitalNotPositive");
  });

  it("leaves goodwill out of capital where the reader says so", () => {
    const asked = { ...request, overrides: { ...request.overrides, goodwillInCapital: 0 } };
    expect(valued({}, neutral, asked).values("returnOnCapital")[0]).toBeCloseTo((0.1125 * 1000) / 450, 12);
  });

  it("is worth nothing in the conservative scenario where the lower quartile of margins earned nothing", () => {
    const report = (scenario: "conservative" | "neutral") =>
      valueCompany(
        sampleFile({
          years: 10,
          figures: { cashAndEquivalents: 5000 },
          earlier: { ebit: -10 },
          fundamentals: { quote: { value: 60, currency: "USD", asOf: "2026-08-20", source: "sample" } },
        }),
        { scenario, overrides: {} },
      ).methods[0];
    expect(report("neutral")?.outcome.kind).toBe("estimate");
    expect(report("conservative")).toMatchObject({ vote: 0, status: "overvalued" });
  });

  it("does not free capital when revenue shrinks", () => {
    const asked = { scenario: "neutral", overrides: { wacc: 0.08, growth: -0.1, horizon: 2 } } as const;
    expect(valued({}, neutral, asked).values("reinvestment")[0]).toBe(0);
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

  it("comes to the middle of the latest three margins, and the tax rate to 15 % at least", () => {
    const { values } = valued({ latest: { ebit: 300, incomeTaxExpense: 30 }, figures: { incomeTaxExpense: 6 } });
    expect(values("targetMargin")[0]).toBeCloseTo(0.15, 12);
    expect(values("projectedMargin")[0]).toBeCloseTo((0.3 + 0.15) / 2, 12);
    expect(values("projectedTaxRate")[0]).toBeCloseTo((0.05 + 0.15) / 2, 12);
  });

  it("shows a company that still loses money without counting it, though its research makes the margin positive", () => {
    const statements = [30, 40, 50, 60, 80, 100, 120, 150, 190, 240].map((revenue, index) =>
      sampleStatement(2016 + index, {
        revenue,
        ebit: -5,
        netIncome: -8,
        operatingCashFlow: 20,
        researchAndDevelopment: 5 * 1.4 ** index,
        totalEquity: 100,
        totalDebt: 10,
        cashAndEquivalents: 50,
        interestExpense: 1,
      }),
    );
    const report = valueCompany(
      sampleFile({ fundamentals: { statements, industry: "Application Software" } }),
      request,
    );
    expect(report.classification.type).toBe("unprofitableGrowth");
    expect(report.methods[0]?.outcome).toMatchObject({ votes: false, notVotingReason: "stillUnprofitable" });
  });

  it("lets a company in distress fail with the probability of its spread", () => {
    const figures = { netIncome: -10, interestExpense: 200, ebit: 150, operatingCashFlow: 0 };
    const { variant, values } = valued({ figures });
    // Rating D pays 19 %: p = 1 − (1 − 0.19/0.6)^2
    expect(variant).toBe("failureWeighted");
    expect(values("failureProbability")[0]).toBeCloseTo(1 - (1 - 0.19 / 0.6) ** 2, 12);
    const [going = Number.NaN, surviving = Number.NaN] = values("equityValue");
    expect(surviving / going).toBeCloseTo((1 - 0.19 / 0.6) ** 2, 12);
  });

  it.each([
    [{ fundamentals: { industry: "Diversified Banks", sector: "financials" } }, "financial"],
    [{ fundamentals: { industry: "Multi-Sector Holdings", sector: "financials" } }, "holding"],
    [{ years: 2 }, "shortHistory"],
    [{ years: 3, latest: { ebit: null, ebitda: null, pretaxIncome: null, netIncome: null } }, "figuresMissing"],
    [{ figures: { ebit: -10, netIncome: 5 }, industry: { operatingMargin: null } }, "negativeEbit"],
    [{ figures: { revenue: 0 } }, "preRevenue"],
    [{ latest: { revenue: null } }, "figuresMissing"],
    [{ figures: { totalDebt: null, interestExpense: null } }, "debtUnknown"],
    [{ figures: { cashAndEquivalents: null } }, "figuresMissing"],
    [{ figures: { ebit: null, ebitda: null, pretaxIncome: null, netIncome: null } }, "figuresMissing"],
  ] as const)("is not applicable to %j: %s", (changes, expected) => {
    expect(reason(changes)?.reason).toBe(expected);
  });

  it("shows other ways beside it: how often revenue multiplies, views of growth, flows to equity", () => {
    const { beside, besides, value } = valued();
    expect(besides).toEqual([
      "terminalShare",
      "grownTimes",
      "revenueTrend",
      "industryGrowth",
      "fundamentalGrowth",
      "equityFlowValuePerShare",
    ]);
    expect(beside("terminalShare")).toBeCloseTo(terminal / 1.08 ** 4 / atYearEnd, 12);
    expect(beside("grownTimes")).toBeCloseTo(four / 1000, 12);
    expect(beside("revenueTrend")).toBeCloseTo(0, 12);
    expect(beside("industryGrowth")).toBeCloseTo(0.05, 12);
    // The same company from its owners' side: less than half apart
    expect(beside("equityFlowValuePerShare") / value).toBeGreaterThan(0.5);
    expect(beside("equityFlowValuePerShare") / value).toBeLessThan(2);
  });
});
