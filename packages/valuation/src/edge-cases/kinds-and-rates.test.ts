import { describe, expect, it } from "vitest";
import { enterpriseValue } from "../formulas/cash-flow/enterprise-value.ts";
import {
  capitalWeights,
  interestCoverage,
  relativeInflationRate,
  wacc,
} from "../formulas/discount-rate/cost-of-capital.ts";
import { sampleFile, sampleReference } from "../inputs/sample-company.ts";
import { figureNames } from "../inputs/statement.ts";
import { inOtherCurrency } from "../methods/restated-file-contract.ts";
import { valueCompany } from "../value-company.ts";
import { answerIn, answers, outcomeIn, peers, reportOf, warningsIn } from "./edge-case.ts";

export const neutral = { scenario: "neutral", overrides: {} } as const;

describe("edge cases of kinds of companies", () => {
  it.each([["Diversified Banks"], ["Property & Casualty Insurance"], ["Investment Banking & Brokerage"]])(
    "31: %s are valued by equity alone, never by cash flows or multiples of the firm",
    (industry) => {
      const report = reportOf({ fundamentals: { sector: "financials", industry } });
      expect(answers(report)).toMatchObject({ discountedCashFlow: "financial", residualIncome: "estimate" });
      const multiples = outcomeIn(report, "comparableMultiples");
      const names = multiples.kind === "estimate" ? multiples.trace.nodes.map(({ name }) => name) : [];
      expect(names).toContain("impliedByPriceToEarnings");
      expect(names.filter((name) => name.startsWith("impliedByEv"))).toEqual([]);
      const assets = outcomeIn(report, "netAssetValue");
      expect(assets.kind === "estimate" && assets.besides.map(({ name }) => name)).not.toContain(
        "netCurrentAssetValuePerShare",
      );
    },
  );

  it("32: a real-estate trust is valued by funds from operations, and its book is at cost", () => {
    const report = reportOf({ fundamentals: { sector: "realEstate", industry: "Retail REITs" } });
    expect(outcomeIn(report, "discountedCashFlow")).toMatchObject({ variant: "distributableCash" });
    expect(outcomeIn(report, "earningsPerShare")).toMatchObject({ variant: "fundsFromOperations" });
    expect(outcomeIn(report, "netAssetValue")).toMatchObject({ notVotingReason: "bookAtCost" });
  });

  it("33: a holding is worth its assets; what else can be computed is shown without a vote", () => {
    const report = reportOf({ fundamentals: { sector: "financials", industry: "Multi-Sector Holdings" } });
    expect(outcomeIn(report, "netAssetValue")).toMatchObject({ kind: "estimate", votes: true });
    expect(answerIn(report, "discountedCashFlow")).toBe("holding");
    expect(outcomeIn(report, "comparableMultiples")).toMatchObject({ votes: false, notVotingReason: "informative" });
  });

  it("34: a company without revenue is no going concern to any method", () => {
    const losses = { revenue: 0, ebit: -50, netIncome: -50, pretaxIncome: -50, dividendsPerShare: 0, dividendsPaid: 0 };
    const cash = { cashAndEquivalents: 90, marketableSecurities: 10 };
    const report = reportOf({
      figures: { ...losses, ebitda: -50, interestExpense: 0, totalDebt: 0, operatingCashFlow: -40, ...cash },
      fundamentals: { sector: "healthCare", industry: "Biotechnology" },
    });
    const { netAssetValue, ...goingConcern } = answers(report);
    expect(Object.values(goingConcern)).not.toContain("estimate");
    expect(goingConcern.discountedCashFlow).toBe("preRevenue");
    expect(netAssetValue).toBe("estimate");
    const assets = outcomeIn(report, "netAssetValue");
    const runway = assets.kind === "estimate" && assets.besides.find(({ name }) => name === "cashRunway");
    // 100 in the bank, 40 used up a year
    expect(runway).toMatchObject({ value: 2.5, unit: "years" });
    expect(report.summary.signal).toMatchObject({ kind: "none", reason: "notEnoughMethods" });
  });

  it.each([
    ["industrials", "Industrial Machinery & Supplies & Components"],
    ["utilities", "Electric Utilities"],
    ["realEstate", "Retail REITs"],
    ["financials", "Regional Banks"],
    ["financials", "Property & Casualty Insurance"],
    ["financials", "Multi-Sector Holdings"],
    ["materials", "Gold"],
    ["consumerDiscretionary", "Homebuilding"],
    ["industrials", "Passenger Airlines"],
    ["healthCare", "Biotechnology"],
  ] as const)("57: %s, %s, is worth the same in a unit in which no figure reaches 1", (sector, industry) => {
    const gaps = { interestExpense: null, depreciationAndAmortization: null, ebitda: null };
    for (const changes of [{}, { latest: gaps }, { figures: { goodwill: 500 } }]) {
      const file = sampleFile({ peers, ...changes, fundamentals: { sector, industry } });
      const [plain, small] = [file, inOtherCurrency(file, 2 ** -60)].map((each) => valueCompany(each, neutral));
      const told = (report: typeof plain) =>
        report?.methods.map(({ method, outcome }) =>
          outcome.kind === "estimate"
            ? [method, outcome.variant, outcome.votes, outcome.warnings, outcome.besides.map(({ name }) => name)]
            : [method, outcome.reason],
        );
      expect(told(small)).toEqual(told(plain));
      expect((small?.summary.mean ?? 0) * 2 ** 60).toBeCloseTo(plain?.summary.mean ?? 0, 9);
    }
  });

  it("46: when no method applies there is no figure and no signal", () => {
    const nothing = Object.fromEntries(figureNames.map((name) => [name, null]));
    const { summary } = reportOf({ figures: nothing, peers: [] });
    expect(summary).toMatchObject({ voting: 0, mean: null, standardDeviation: null, minimum: null, maximum: null });
    expect(summary.signal.kind).toBe("none");
  });
});

describe("edge cases of rates", () => {
  const beta = (value: number) => ({ value, months: 60, index: "S&P 500", asOf: "2026-08-20", source: "sample" });

  it("35: an unusual beta is used as it is, and said; so is equity that costs less than debt", () => {
    const report = reportOf({ fundamentals: { beta: null }, industry: { leveredBeta: 5 } });
    // Two thirds of five, levered as the company is, and a third of 1
    expect(report.assumptions.beta).toBeGreaterThan(3.3);
    expect(warningsIn(report, "residualIncome")).toContain("betaUnusual");
    const cheap = reportOf({
      fundamentals: { beta: null },
      figures: { interestExpense: null },
      industry: { leveredBeta: 0.05, debtSpread: 0.03 },
    });
    expect(warningsIn(cheap, "residualIncome")).toEqual(
      expect.arrayContaining(["betaUnusual", "costOfEquityBelowDebt"]),
    );
    const missing = reportOf({ fundamentals: { beta: null }, industry: { leveredBeta: null } });
    expect(missing.assumptions.beta).toBeCloseTo(1, 12);
    expect(warningsIn(missing, "residualIncome")).toContain("betaFromMarket");
    const nowhere = { market: { ...sampleReference.market, leveredBeta: null } };
    const without = reportOf({ fundamentals: { beta: null }, industry: { leveredBeta: null }, reference: nowhere });
    expect(without.assumptions.beta).toBeCloseTo(1, 12);
  });

  it("36: nothing is discounted at less than the risk-free rate, unless the user says so, nor at nothing", () => {
    const negative = { fundamentals: { beta: beta(-3) }, industry: { leveredBeta: -1 } };
    const report = reportOf(negative);
    expect(answers(report)).toMatchObject({
      discountedCashFlow: "discountRateInvalid",
      dividendDiscount: "discountRateInvalid",
      residualIncome: "discountRateInvalid",
      earningsPerShare: "discountRateInvalid",
      comparableMultiples: "estimate",
      netAssetValue: "estimate",
    });
    expect(
      answerIn(
        reportOf({ reference: { nominalGrowth: { ...sampleReference.nominalGrowth, value: 0 } } }, { wacc: 0.035 }),
        "discountedCashFlow",
      ),
    ).toBeTypeOf("number");
    expect(answerIn(reportOf({}, { wacc: 0 }), "residualIncome")).toBe("discountRateInvalid");
  });

  it("38: interest without debt and debt without interest divide by nothing", () => {
    expect(interestCoverage({ ebit: 100, interestExpense: 0 })).toBeNull();
    const silent = reportOf({ figures: { interestExpense: 0 } });
    expect(silent.assumptions.rating).toBeNull();
    expect(warningsIn(silent, "discountedCashFlow")).toContain("debtCostFromIndustry");
    const repaid = reportOf({ figures: { totalDebt: 0 } });
    expect(repaid.assumptions).toMatchObject({ debtWeight: 0, equityWeight: 1, rating: null });
    expect(answerIn(repaid, "discountedCashFlow")).toBeTypeOf("number");
  });

  it("50: no explicit years are the perpetuity alone; one and fifteen years work", () => {
    expect(enterpriseValue({ flows: [], wacc: 0.08, terminalValue: 1000 })?.value).toBe(1000);
    for (const horizon of [1, 15])
      expect(answerIn(reportOf({}, { horizon }), "discountedCashFlow")).toBeTypeOf("number");
  });

  it("56: a rate comes to another currency by relative inflation, so rate and growth are nominal in one money", () => {
    expect(relativeInflationRate({ rate: 0.04, inflationFrom: 0.02, inflationTo: 0.5 })).toBeCloseTo(
      (1.04 * 1.5) / 1.02 - 1,
      12,
    );
    // 50 % of inflation in both: perpetual growth follows the economy and stays below the rate.
    const riskFreeRate = { ...sampleReference.riskFreeRate, value: 0.53 };
    const nominalGrowth = { ...sampleReference.nominalGrowth, value: 0.515 };
    const { assumptions } = reportOf({ reference: { currency: "TRY", riskFreeRate, nominalGrowth } });
    expect(assumptions.terminalGrowth?.value).toBeCloseTo(0.52, 12);
    expect(assumptions.wacc?.value).toBeGreaterThan(0.54);
  });

  it("68: weights that contradict each other give no rate instead of being mended", () => {
    expect(capitalWeights({ equity: 150, debt: -50 })).toBeNull();
    expect(wacc({ equity: 1.2, debt: -0.2, costOfEquity: 0.1, costOfDebt: 0.05, taxRate: 0.25 })).toBeNull();
  });
});
