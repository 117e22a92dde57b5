import { describe, expect, it } from "vitest";
import { classify } from "./classify.ts";
import { historyOf } from "./company/history.ts";
import type { Fundamentals } from "./fundamentals.ts";
import { type SampleChanges, sampleFile, sampleStatement } from "./sample-company.ts";

function classified(fundamentals: Fundamentals) {
  return classify(fundamentals, historyOf(fundamentals));
}

function sample(changes: SampleChanges) {
  return classified(sampleFile(changes).fundamentals);
}

describe("classify", () => {
  it.each([
    ["Diversified Banks", "financials", "bank", "bankIndustry"],
    ["Property & Casualty Insurance", "financials", "insurer", "insuranceIndustry"],
    ["Investment Banking & Brokerage", "financials", "financialServices", "financialServicesIndustry"],
    ["Multi-Sector Holdings", "financials", "holding", "holdingIndustry"],
    ["Transaction & Payment Processing Services", "financials", "assetLight", "intangibleIndustry"],
    ["Insurance Brokers", "financials", "assetLight", "intangibleIndustry"],
    ["Retail REITs", "realEstate", "reit", "realEstateTrust"],
    ["Mortgage REITs", "financials", "financialServices", "financialServicesIndustry"],
    ["Real Estate Services", "realEstate", "mature", "otherwise"],
    ["Electric Utilities", "utilities", "utility", "utilitiesSector"],
    ["Integrated Oil & Gas", "energy", "cyclical", "cyclicalIndustry"],
    ["Oil & Gas Storage & Transportation", "energy", "mature", "otherwise"],
    ["Semiconductors", "informationTechnology", "cyclical", "cyclicalIndustry"],
    ["Application Software", "informationTechnology", "assetLight", "intangibleIndustry"],
    [null, "financials", "financialServices", "financialsSector"],
    [null, "energy", "cyclical", "cyclicalSector"],
    [null, "industrials", "mature", "otherwise"],
  ] as const)("takes %s (%s) for %s", (industry, sector, type, rule) => {
    expect(sample({ fundamentals: { industry, sector } })).toEqual({ type, rule });
  });

  it("takes a maker of chips that has outgrown its cycles for what it owns", () => {
    const statements = [100, 110, 120, 130, 200, 300, 500].map((revenue, index) =>
      sampleStatement(2019 + index, { revenue, ebit: revenue / 5, netIncome: revenue / 6, totalEquity: 100 }),
    );
    const { fundamentals } = sampleFile({ fundamentals: { industry: "Semiconductors", statements } });
    expect(classified(fundamentals)).toEqual({ type: "assetLight", rule: "intangibleIndustry" });
  });

  it("takes research of a twelfth of revenue for intangible assets", () => {
    expect(sample({ figures: { researchAndDevelopment: 84 } }).rule).toBe("researchIntensive");
  });

  it.each([
    [{ totalEquity: -50 }, "negativeEquity", "negativeEquityWithProfits"],
    [{ totalEquity: -50, netIncome: -10 }, "distressed", "lossesAndNegativeEquity"],
    [{ netIncome: -10, ebit: 5 }, "distressed", "interestNotCovered"],
    [{ netIncome: -10, ebit: -5, interestExpense: 0 }, "unprofitableGrowth", "lossesWithoutGrowth"],
  ] as const)("reads the statements: %j is %s", (figures, type, rule) => {
    expect(sample({ figures })).toEqual({ type, rule });
  });

  it("does not call one bad year distress", () => {
    expect(sample({ latest: { netIncome: -10, ebit: -5 } }).type).toBe("mature");
  });

  it("calls losses with growing revenue those of a growing company", () => {
    const statements = [100, 150, 220, 300].map((revenue, index) =>
      sampleStatement(2022 + index, { revenue, ebit: -20, netIncome: -25, totalEquity: 100 }),
    );
    const { fundamentals } = sampleFile({ fundamentals: { statements } });
    expect(classified(fundamentals)).toEqual({ type: "unprofitableGrowth", rule: "lossesWithGrowth" });
  });

  it.each([
    [1334, "lossesWithGrowth"],
    [1328, "lossesWithoutGrowth"],
  ] as const)("counts growth by the year: from 1,000 to %d in three years is %s", (latest, rule) => {
    // A tenth a year makes 1,331.
    const statements = [1000, 1000, 1000, latest].map((revenue, index) =>
      sampleStatement(2022 + index, { revenue, ebit: -20, netIncome: -25, totalEquity: 100, interestExpense: 0 }),
    );
    const { fundamentals } = sampleFile({ fundamentals: { statements } });
    expect(classified(fundamentals)).toEqual({ type: "unprofitableGrowth", rule });
  });
});
