import { describe, expect, it } from "vitest";
import { classified, sample } from "./classified-contract.ts";
import { sampleFile, sampleStatement } from "./sample-company.ts";

describe("classify", () => {
  it.each([
    ["Diversified Banks", "financials", "bank", "bankIndustry"],
    ["Property & Casualty Insurance", "financials", "insurer", "insuranceIndustry"],
    ["Investment Banking & Brokerage", "financials", "financialServices", "financialServicesIndustry"],
    ["Multi-Sector Holdings", "financials", "holding", "holdingIndustry"],
    ["Transaction & Payment Processing Services", "financials", "assetLight", "intangibleIndustry"],
    ["Insurance Brokers", "financials", "assetLight", "intangibleIndustry"],
    ["Unheard of", "financials", "financialServices", "financialsSector"],
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

  it("does not take twice the sales of five years ago for growth beyond the cycles, only more", () => {
    const typeAt = (latest: number) => {
      const statements = [100, 110, 120, 130, 150, 180, latest].map((revenue, index) =>
        sampleStatement(2019 + index, { revenue, ebit: revenue / 5, netIncome: revenue / 6, totalEquity: 100 }),
      );
      return classified(sampleFile({ fundamentals: { industry: "Semiconductors", statements } }).fundamentals).type;
    };
    expect([typeAt(220), typeAt(221)]).toEqual(["cyclical", "assetLight"]);
  });

  it("takes research of a twelfth of revenue for intangible assets", () => {
    expect(sample({ figures: { researchAndDevelopment: 84 } }).rule).toBe("researchIntensive");
  });

  it.each([
    [{ totalEquity: -50 }, "negativeEquity", "negativeEquityWithProfits"],
    [{ totalEquity: -50, netIncome: -10 }, "distressed", "lossesAndNegativeEquity"],
    [{ netIncome: -10, ebit: 5, operatingCashFlow: 4 }, "distressed", "interestNotCovered"],
    [{ netIncome: -10, ebit: -5, operatingCashFlow: 5 }, "lossMaking", "lossesWithoutGrowth"],
    [{ netIncome: -10, ebit: -5, interestExpense: 0 }, "lossMaking", "lossesWithoutGrowth"],
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
    [[0, 0, 0, 40], "unprofitableGrowth", "lossesWithGrowth"],
    [[0, 0, 0, 0], "lossMaking", "lossesWithoutGrowth"],
  ] as const)(
    "takes the first revenue for growth without a limit, and none for none: %j is %s",
    (revenues, type, rule) => {
      const statements = revenues.map((revenue, index) =>
        sampleStatement(2022 + index, { revenue, ebit: -20, netIncome: -25, totalEquity: 100, interestExpense: 0 }),
      );
      const { fundamentals } = sampleFile({ fundamentals: { statements } });
      expect(classified(fundamentals)).toEqual({ type, rule });
    },
  );

  it.each([
    [1334, "unprofitableGrowth", "lossesWithGrowth"],
    [1328, "lossMaking", "lossesWithoutGrowth"],
  ] as const)("counts growth by the year: from 1,000 to %d in three years is %s", (latest, type, rule) => {
    // A tenth a year makes 1,331.
    const statements = [1000, 1000, 1000, latest].map((revenue, index) =>
      sampleStatement(2022 + index, { revenue, ebit: -20, netIncome: -25, totalEquity: 100, interestExpense: 0 }),
    );
    const { fundamentals } = sampleFile({ fundamentals: { statements } });
    expect(classified(fundamentals)).toEqual({ type, rule });
  });
});
