import { describe, expect, it } from "vitest";
import { historyOf, yearBefore } from "../company/accounts/history.ts";
import { netCurrentAssetValue, tangibleBookValue } from "../formulas/cash-flow/asset-value.ts";
import { enterpriseToEquity, marketToEnterpriseValue, valuePerShare } from "../formulas/cash-flow/bridge.ts";
import { grahamGrowthValue, grahamNumber } from "../formulas/multiples/earnings-per-share.ts";
import { enterpriseMultiple, pegPrice, pegRatio, priceToEarnings } from "../formulas/multiples/multiples.ts";
import { altmanRatios } from "../formulas/scores/altman.ts";
import { beneishIndexes } from "../formulas/scores/beneish.ts";
import { piotroskiF } from "../formulas/scores/piotroski.ts";
import { roe } from "../formulas/scores/profitability.ts";
import { cagr } from "../formulas/time-value/time-value.ts";
import { sampleFile, sampleReference, sampleStatement } from "../inputs/sample-company.ts";
import { valueCompany } from "../value-company.ts";
import { answerIn, answers, outcomeIn, peers, quoteAt, reportOf, warningsIn } from "./edge-case.ts";

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

describe("edge cases of shares, years and figures", () => {
  it("19: without a share count there is no value per share", () => {
    expect(valuePerShare({ equityValue: 100, shares: 0 })).toBeNull();
    const report = reportOf({ fundamentals: { sharesOutstanding: null }, figures: { dilutedShares: null } });
    expect(new Set(Object.values(answers(report)))).toEqual(new Set(["sharesMissing"]));
  });

  it.each([0.001, 1000])("20: a count that is %d times the diluted one blocks every value", (factor) => {
    const sharesOutstanding = { value: 100 * factor, asOf: "2026-07-31", source: "sample" };
    expect(reportOf({ fundamentals: { sharesOutstanding } }).blockedBy).toBe("shareBasisUnsettled");
  });

  it("21: all classes are counted together; a class worth 1,500 of another is worth 1,500 times as much", () => {
    const half = { sharesOutstanding: { value: 50, asOf: "2026-07-31", source: "one class of two" } };
    expect(reportOf({ fundamentals: half }).blockedBy).toBe("shareBasisUnsettled");
    const ofClass = (ratio: number) => {
      const file = sampleFile({
        figures: { dilutedShares: 150_000 / ratio, epsDiluted: 0.0006 * ratio, dividendsPerShare: 0.0003 * ratio },
        fundamentals: {
          sharesOutstanding: { value: 150_000 / ratio, asOf: "2026-07-31", source: "sample" },
          quote: quoteAt(0.01 * ratio),
        },
        peers,
      });
      return valueCompany(file, { scenario: "neutral", overrides: {} }).summary.mean ?? Number.NaN;
    };
    expect(ofClass(1500) / ofClass(1)).toBeCloseTo(1500, 8);
  });

  it("22: receipts of another count than the shares of the statements are refused", () => {
    const receipts = { sharesOutstanding: { value: 20, asOf: "2026-07-31", source: "one receipt is five shares" } };
    expect(reportOf({ fundamentals: receipts }).blockedBy).toBe("shareBasisUnsettled");
  });

  it.each(["EUR", "GBX", "ILA"])(
    "23: a quote in %s beside statements in USD is refused until converted",
    (currency) => {
      expect(reportOf({ fundamentals: { quote: { ...quoteAt(10), currency } } }).blockedBy).toBe("currencyUnresolved");
    },
  );

  it.each([
    ["24: a split", 2],
    ["25: a reverse split", 0.1],
  ])("%s, unapplied after the last statement, blocks every value", (_, factor) => {
    const sharesOutstanding = { value: 100 * factor, asOf: "2026-07-31", source: "sample" };
    const fundamentals = { sharesOutstanding, quote: quoteAt(10 / factor) };
    expect(reportOf({ fundamentals }).blockedBy).toBe("shareBasisUnsettled");
    const applied = { dilutedShares: 100 * factor, epsDiluted: 0.9 / factor, dividendsPerShare: 0.45 / factor };
    const mean = reportOf({ fundamentals, figures: applied }).summary.mean ?? Number.NaN;
    expect(mean * factor).toBeCloseTo(reportOf().summary.mean ?? 0, 8);
  });

  it("26: a missing year is said and not filled in, and growth counts the years that really passed", () => {
    const statements = sampleFile().fundamentals.statements.filter(({ fiscalYear }) => fiscalYear !== 2023);
    expect(warningsIn(reportOf({ fundamentals: { statements } }), "discountedCashFlow")).toContain("gapInHistory");
    const history = historyOf({ ...sampleFile().fundamentals, statements });
    expect(yearBefore(history, 3)).toBe(-1);
    expect(cagr({ start: 100, end: 121, years: 2 })).toBeCloseTo(0.1, 12);
  });

  it("27: with fewer than two years trends are a reason, and scores tell how many signs are unknown", () => {
    expect(answers(reportOf({ years: 1 }))).toMatchObject({
      discountedCashFlow: "shortHistory",
      residualIncome: "shortHistory",
      earningsPerShare: "shortHistory",
    });
    const now = { ...unknownYear, netIncome: 10, operatingCashFlow: 12 };
    expect(piotroskiF({ current: now, prior: unknownYear })).toMatchObject({ score: 3, known: 3 });
    expect(beneishIndexes({ current: beneishYear, prior: { ...beneishYear, revenue: null } })).toBeNull();
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY])("28: %d is unknown, and zero is not", (value) => {
    const unknown = reportOf({ figures: { totalDebt: value, interestExpense: null } });
    expect(answerIn(unknown, "discountedCashFlow")).toBe(
      answerIn(reportOf({ figures: { totalDebt: null, interestExpense: null } }), "discountedCashFlow"),
    );
    expect(answerIn(unknown, "discountedCashFlow")).toBe("debtUnknown");
    expect(answerIn(reportOf({ figures: { totalDebt: 0 } }), "discountedCashFlow")).toBeTypeOf("number");
    expect(JSON.stringify(unknown)).not.toMatch(/NaN|Infinity/);
  });

  it("29: a year of 53 weeks is a year, a short period is not one", () => {
    const ends = (latest: string) =>
      historyOf({
        ...sampleFile().fundamentals,
        statements: [sampleStatement(2024, {}), { ...sampleStatement(2025, {}), fiscalYearEnd: latest }],
      });
    expect(yearBefore(ends("2026-01-06"), 1)).toBe(0);
    expect(yearBefore(ends("2025-06-30"), 1)).toBe(-1);
  });

  it("30: the figures of one ratio come from one fiscal year", () => {
    for (const { outcome } of reportOf().methods) {
      if (outcome.kind !== "estimate") continue;
      const { nodes } = outcome.trace;
      for (const node of nodes) {
        if (node.kind !== "step" || !["operatingMargin", "netMargin", "baseMargin"].includes(node.name)) continue;
        const ids = Object.values(node.inputs).flat();
        const years = nodes.flatMap((each) =>
          ids.includes(each.id) && each.kind === "figure" ? [each.fiscalYearEnd] : [],
        );
        expect(new Set(years).size).toBe(1);
      }
    }
  });

  it("37: tax rates outside 0–100 % and years of loss are left out, and said", () => {
    const high = reportOf({ figures: { incomeTaxExpense: 60 }, latest: { incomeTaxExpense: 130 } });
    expect(high.assumptions.taxRate).toBe(0.5);
    expect(warningsIn(high, "discountedCashFlow")).toContain("taxYearsLeftOut");
    const refund = reportOf({ figures: { incomeTaxExpense: -30 } });
    expect(refund.assumptions.taxRate).toBe(0.25);
    expect(warningsIn(refund, "discountedCashFlow")).toContain("taxUnknown");
    const loss = reportOf({ figures: { pretaxIncome: -20, incomeTaxExpense: -5 } });
    expect(loss.assumptions.taxRate).toBe(0.25);
    expect(warningsIn(loss, "discountedCashFlow")).toContain("taxUnknown");
  });

  it("59: revenue at or below zero has no margin", () => {
    expect(answerIn(reportOf({ figures: { revenue: -10 } }), "discountedCashFlow")).toBe("preRevenue");
    expect(answerIn(reportOf({ figures: { revenue: 0 } }), "earningsPerShare")).not.toBeTypeOf("number");
  });

  it("60: without liabilities Altman's fourth ratio does not exist", () => {
    const figures = { workingCapital: 1, retainedEarnings: 1, ebit: 1, equity: 5, sales: 9, totalAssets: 5 };
    expect(altmanRatios({ ...figures, totalLiabilities: 0 })).toBeNull();
  });

  it("61: an index of Beneish without a past is 1 and named, and with more than two of them there is none", () => {
    const prior = { ...beneishYear, receivables: 0, sellingExpense: 0 };
    expect(beneishIndexes({ current: beneishYear, prior })).toMatchObject({
      indexes: { receivables: 1, sellingExpense: 1 },
      substituted: ["receivables", "sellingExpense"],
    });
    expect(beneishIndexes({ current: beneishYear, prior: { ...prior, depreciation: 0 } })).not.toBeNull();
    expect(beneishIndexes({ current: { ...beneishYear, depreciation: 0 }, prior })).toBeNull();
  });

  it("62: a sign of Piotroski that cannot be read counts for nothing, and the score is out of the others", () => {
    const prior = { ...piotroskiYear, netIncome: 8, operatingCashFlow: 9 };
    const score = piotroskiF({ current: { ...piotroskiYear, grossProfit: null }, prior });
    expect(score.signals.risingGrossMargin).toBeNull();
    expect(score.known).toBe(8);
    expect(score.score).toBeLessThanOrEqual(8);
  });
});

const unknownYear = {
  netIncome: null,
  operatingCashFlow: null,
  revenue: null,
  grossProfit: null,
  assetsAtYearStart: null,
  averageAssets: null,
  longTermDebt: null,
  currentAssets: null,
  currentLiabilities: null,
  shares: null,
};
const piotroskiYear = {
  netIncome: 10,
  operatingCashFlow: 12,
  revenue: 100,
  grossProfit: 40,
  assetsAtYearStart: 90,
  averageAssets: 95,
  longTermDebt: 20,
  currentAssets: 50,
  currentLiabilities: 30,
  shares: 100,
};
const beneishYear = {
  revenue: 100,
  grossProfit: 40,
  receivables: 20,
  currentAssets: 50,
  propertyPlantEquipment: 40,
  totalAssets: 120,
  depreciation: 5,
  sellingExpense: 15,
  longTermDebt: 20,
  currentLiabilities: 30,
  netIncome: 10,
  operatingCashFlow: 12,
};
