import { describe, expect, it } from "vitest";
import { historyOf, yearBefore } from "../company/accounts/history.ts";
import { valuePerShare } from "../formulas/cash-flow/bridge.ts";
import { altmanRatios } from "../formulas/scores/altman.ts";
import { beneishIndexes } from "../formulas/scores/beneish.ts";
import { piotroskiF } from "../formulas/scores/piotroski.ts";
import { cagr } from "../formulas/time-value/time-value.ts";
import { sampleFile, sampleStatement } from "../inputs/sample-company.ts";
import { valueCompany } from "../value-company.ts";
import { answerIn, answers, peers, quoteAt, reportOf, warningsIn } from "./edge-case.ts";

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
