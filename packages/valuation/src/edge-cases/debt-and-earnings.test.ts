import { describe, expect, it } from "vitest";
import { netCurrentAssetValue, tangibleBookValue } from "../formulas/cash-flow/asset-value.ts";
import { enterpriseToEquity, marketToEnterpriseValue } from "../formulas/cash-flow/bridge.ts";
import { grahamGrowthValue, grahamNumber } from "../formulas/multiples/earnings-per-share.ts";
import { enterpriseMultiple, pegPrice, pegRatio, priceToEarnings } from "../formulas/multiples/multiples.ts";
import { roe } from "../formulas/scores/profitability.ts";
import { sampleFile, sampleReference, type sampleStatement } from "../inputs/sample-company.ts";
import { answerIn, answers, outcomeIn, reportOf, warningsIn } from "./edge-case.ts";

const besideNames = (report: ReturnType<typeof reportOf>, method: Parameters<typeof outcomeIn>[1]) => {
  const outcome = outcomeIn(report, method);
  return outcome.kind === "estimate" ? outcome.besides.map(({ name }) => name) : [];
};
const yearly = (changes: (year: number) => Parameters<typeof sampleStatement>[1]) =>
  sampleFile().fundamentals.statements.map((statement) => ({
    ...statement,
    figures: { ...statement.figures, ...changes(statement.fiscalYear) },
  }));

describe("edge cases of debt, book and earnings", () => {
  it("9: debt beyond the enterprise value is a reason, never a price below zero", () => {
    const sunk = outcomeIn(reportOf({ figures: { totalDebt: 5000 } }), "discountedCashFlow");
    expect(sunk).toMatchObject({ kind: "notApplicable", reason: "equityUnderWater" });
    // The raw figure is told as what it is, and enters nothing.
    const raw = sunk.kind === "notApplicable" ? sunk.rawValue : null;
    expect(raw).toBeLessThan(0);
    expect(reportOf({ figures: { totalDebt: 5000 } }).summary.minimum).toBeGreaterThan(0);
    expect(enterpriseToEquity({ enterpriseValue: 100, debt: 150, cash: 10 })).toBe(-40);
  });

  it("10: a negative book takes away what stands on it, not the discounted cash flow", () => {
    const report = reportOf({ figures: { totalEquity: -100 } });
    expect(answers(report)).toMatchObject({
      discountedCashFlow: "estimate",
      residualIncome: "negativeEquity",
      netAssetValue: "negativeEquity",
    });
    expect(besideNames(report, "earningsPerShare")).not.toContain("grahamNumber");
    expect(roe({ netIncome: 90, equity: -100 })).toBeNull();
  });

  it("11: a return on equity beyond 60 % comes from a tiny book: no more is believed, and it is said", () => {
    const report = reportOf({ figures: { totalEquity: 60 } });
    expect(warningsIn(report, "residualIncome")).toContain("roeNotMeaningful");
    const outcome = outcomeIn(report, "residualIncome");
    expect(
      outcome.kind === "estimate" &&
        outcome.trace.nodes.some(({ name, value }) => name === "earnedReturn" && value === 0.6),
    ).toBe(true);
  });

  it("12: no dividend is a reason, not a zero", () => {
    const none = { dividendsPerShare: 0, dividendsPaid: 0 };
    expect(answerIn(reportOf({ figures: none }), "dividendDiscount")).toBe("noDividend");
  });

  it("13: a suspended dividend is a reason, a special one is left out, one above earnings is warned of", () => {
    const unpaid = { dividendsPerShare: 0, dividendsPaid: 0 };
    expect(answerIn(reportOf({ latest: unpaid }), "dividendDiscount")).toBe("dividendSuspended");
    const unknown = { dividendsPerShare: null, dividendsPaid: null };
    expect(answerIn(reportOf({ latest: unknown }), "dividendDiscount")).toBe("figuresMissing");
    const special = reportOf({ latest: { dividendsPerShare: 3, dividendsPaid: 300 } });
    expect(warningsIn(special, "dividendDiscount")).toContain("specialDividendExcluded");
    expect(answerIn(special, "dividendDiscount")).toBeCloseTo(Number(answerIn(reportOf(), "dividendDiscount")), 9);
    const high = reportOf({ figures: { dividendsPerShare: 0.99, dividendsPaid: 99 } });
    expect(warningsIn(high, "dividendDiscount")).toContain("payoutAboveEarnings");
  });

  it("14: earnings at or below zero have no multiple", () => {
    expect(priceToEarnings({ price: 10, earningsPerShare: 0 })).toBeNull();
    expect(priceToEarnings({ price: 10, earningsPerShare: -1 })).toBeNull();
    expect(pegPrice({ earningsPerShare: -1, growthPercent: 10 })).toBeNull();
    expect(grahamGrowthValue({ earningsPerShare: -1, growthPercent: 5, aaaYieldPercent: 4 })).toBeNull();
    expect(answerIn(reportOf({ figures: { netIncome: -5 } }), "earningsPerShare")).not.toBeTypeOf("number");
  });

  it("15: no growth, no PEG", () => {
    expect(pegRatio({ priceToEarnings: 15, growthPercent: 0 })).toBeNull();
    expect(pegRatio({ priceToEarnings: 15, growthPercent: -3 })).toBeNull();
    expect(besideNames(reportOf({}, {}), "earningsPerShare")).toContain("priceEarningsToGrowth");
    const shrinking = { statements: yearly((year) => ({ revenue: 1000 * 0.9 ** (year - 2020) })) };
    const report = reportOf({ fundamentals: shrinking, industry: { expectedGrowth: -0.1, revenueGrowth: -0.1 } });
    expect(besideNames(report, "earningsPerShare")).not.toContain("priceEarningsToGrowth");
  });

  it("16: growth above 25 % enters Graham's formula as given; the engine's own is capped and says so", () => {
    expect(grahamGrowthValue({ earningsPerShare: 1, growthPercent: 30, aaaYieldPercent: 4.4 })).toBeCloseTo(68.5, 9);
    const fast = { statements: yearly((year) => ({ revenue: 1000 * 1.6 ** (year - 2020) })) };
    const report = reportOf({ fundamentals: fast });
    // Half of 25 %, and a quarter each of 5 % and 3 %
    expect(report.assumptions.growth?.value).toBeCloseTo(0.125 + 0.02, 12);
    expect(warningsIn(report, "earningsPerShare")).toContain("growthCapped");
  });

  it("17: without a yield above zero Graham's formula has no answer", () => {
    expect(grahamGrowthValue({ earningsPerShare: 1, growthPercent: 5, aaaYieldPercent: 0 })).toBeNull();
    expect(grahamGrowthValue({ earningsPerShare: 1, growthPercent: 5, aaaYieldPercent: -0.2 })).toBeNull();
    const riskFreeRate = { ...sampleReference.riskFreeRate, value: -0.0045 };
    expect(besideNames(reportOf(), "earningsPerShare")).toContain("grahamFormula");
    expect(besideNames(reportOf({ reference: { currency: "CHF", riskFreeRate } }), "earningsPerShare")).not.toContain(
      "grahamFormula",
    );
  });

  it("18: a loss and a negative book have a positive product, and no Graham number", () => {
    expect(grahamNumber({ earningsPerShare: -2, bookValuePerShare: -10 })).toBeNull();
  });

  it("39: more net cash than market value leaves no multiple of the firm, and the net current assets are shown", () => {
    const enterpriseValue = marketToEnterpriseValue({ marketCapitalization: 100, debt: 0, cash: 150 });
    expect(enterpriseValue).toBe(-50);
    expect(enterpriseMultiple({ enterpriseValue, metric: 10 })).toBeNull();
    const rich = reportOf({ figures: { cashAndEquivalents: 2000, currentAssets: 2300, totalDebt: 0 } });
    expect(besideNames(rich, "netAssetValue")).toContain("netCurrentAssetValuePerShare");
    expect(Number(answerIn(rich, "discountedCashFlow"))).toBeGreaterThan(20);
  });

  it("42: goodwill beyond the equity leaves a negative tangible book, shown and not used", () => {
    expect(tangibleBookValue({ bookValue: 400, goodwill: 500, intangibles: 0 })).toBe(-100);
    const outcome = outcomeIn(reportOf({ figures: { goodwill: 500 } }), "netAssetValue");
    expect(outcome).toMatchObject({ kind: "estimate", variant: "reportedBook", valuePerShare: 4, votes: false });
    const tangible = outcome.kind === "estimate" && outcome.besides.find((each) => each.name.startsWith("tangible"));
    expect(tangible ? tangible.value : null).toBeCloseTo(-1.3, 9);
  });

  it("43: claims absent from the statements are unknown, not zero, and produce a warning", () => {
    const unknown = { minorityInterests: null, preferredEquity: null, marketableSecurities: null };
    const report = reportOf({ figures: unknown, fundamentals: { country: "ES" } });
    expect(warningsIn(report, "discountedCashFlow")).toEqual(
      expect.arrayContaining(["minoritiesUnknown", "preferredUnknown", "securitiesUnknown", "leasesUnknown"]),
    );
  });

  it("44: minorities count at the industry's price of book, and at book only with a warning", () => {
    const minorityInterests = 40;
    // What they cost on the way to the price date is another matter.
    const atBalanceSheet = { elapsedYears: 0 };
    const noPrice = {
      industry: { priceToBook: null },
      reference: { market: { ...sampleReference.market, priceToBook: null } },
    };
    const atBook = reportOf({ figures: { minorityInterests }, ...noPrice }, atBalanceSheet);
    expect(warningsIn(atBook, "discountedCashFlow")).toContain("minoritiesAtBook");
    const atMarket = reportOf({ figures: { minorityInterests } }, atBalanceSheet);
    const without = Number(answerIn(reportOf({}, atBalanceSheet), "discountedCashFlow"));
    // Book 40 at three times book is 120, over 100 shares.
    expect(without - Number(answerIn(atMarket, "discountedCashFlow"))).toBeCloseTo(1.2, 9);
    expect(without - Number(answerIn(atBook, "discountedCashFlow"))).toBeCloseTo(0.4, 9);
    // Below book where the industry is: 40 at 0.8 times book.
    const cheap = reportOf({ figures: { minorityInterests }, industry: { priceToBook: 0.8 } }, atBalanceSheet);
    const cheapWithout = Number(
      answerIn(reportOf({ industry: { priceToBook: 0.8 } }, atBalanceSheet), "discountedCashFlow"),
    );
    expect(cheapWithout - Number(answerIn(cheap, "discountedCashFlow"))).toBeCloseTo(0.32, 9);
  });

  it("45: net current assets below zero are shown and never a value", () => {
    expect(netCurrentAssetValue({ currentAssets: 300, totalLiabilities: 500 })).toBe(-200);
    const outcome = outcomeIn(reportOf(), "netAssetValue");
    const shown = outcome.kind === "estimate" && outcome.besides.find(({ name }) => name.startsWith("netCurrent"));
    expect(shown ? shown.value : null).toBe(-2);
    expect(outcome.kind === "estimate" && outcome.valuePerShare).toBeGreaterThan(0);
  });
});
