import { describe, expect, it } from "vitest";
import { dupont5 } from "../formulas/scores/profitability.ts";
import type { RatioName } from "./ratio-names.ts";
import { ratiosOf } from "./ratios-report.ts";
import { companyWith, latest, report } from "./two-years-contract.ts";

describe("ratiosOf", () => {
  it.each([
    ["grossMargin", 500 / 1200],
    ["operatingMargin", 200 / 1200],
    // average of 1100 and 900
    ["returnOnAssets", 142.5 / 1000],
    // average of 600 and 400
    ["returnOnEquity", 142.5 / 500],
    // NOPAT 200 × (1 − 47.5 ÷ 190) = 150; capital 600 + 200 − 100 = 700 and 400 + 200 − 100 = 500, on average 600
    ["returnOnCapital", 150 / 600],
    // the same NOPAT; equity and debt 600 + 200 and 400 + 200, on average 700
    ["returnOnTotalCapital", 150 / 700],
    ["netDebtToEbitda", (200 - 100) / 250],
    ["interestCover", 20],
    ["currentRatio", 1.5],
    ["quickRatio", (300 - 80) / 200],
    ["cashConversion", 180 / 142.5],
    ["freeCashConversion", 120 / 142.5],
    ["payoutRatio", 42 / 142.5],
  ] as const)("works out %s as by hand", (name, value) => {
    expect(latest(name)?.value).toBeCloseTo(value, 12);
  });

  it("reads the debt of the first year from its own accounts, and no return for want of the year before", () => {
    const first = companyWith();
    const { ratios } = ratiosOf({ ...first, statements: first.statements.slice(1) }, []);
    const firstOf = (name: RatioName) => ratios.find((ratio) => ratio.name === name)?.cells[0];
    expect(firstOf("debtToAssets")?.value).toBeCloseTo(200 / 900, 12);
    expect(firstOf("returnOnAssets")).toMatchObject({ value: null, reason: "previousYearMissing" });
  });

  it("takes the return on equity apart as the published formula does", () => {
    const parts = dupont5({ netIncome: 142.5, pretaxIncome: 190, ebit: 200, revenue: 1200, assets: 1000, equity: 500 });
    expect(latest("taxBurden")?.value).toBeCloseTo(parts?.taxBurden ?? 0, 12);
    expect(latest("interestBurden")?.value).toBeCloseTo(parts?.interestBurden ?? 0, 12);
    expect(latest("assetTurnover")?.value).toBeCloseTo(parts?.assetTurnover ?? 0, 12);
    expect(latest("equityMultiplier")?.value).toBeCloseTo(parts?.equityMultiplier ?? 0, 12);
    expect(latest("returnOnEquity")?.value).toBeCloseTo(parts?.roe ?? 0, 12);
  });

  it.each([
    [{ inventory: null }, "quickRatio", "figureMissing"],
    [{ netIncome: -5 }, "cashConversion", "basisNotPositive"],
    [{ incomeTaxExpense: 150 }, "returnOnCapital", "taxRateUnusual"],
    // capital 600 + 200 − 1 240 and 500, on average 30 of assets of 1000
    [{ cashAndEquivalents: 1240 }, "returnOnCapital", "basisNearZero"],
    [{ totalDebt: null, currentDebt: null }, "debtToEquity", "figureMissing"],
    [{ interestExpense: 0 }, "interestCover", "basisNotPositive"],
  ] as const)("does not tell a ratio without ground: %j, %s", (changes, name, reason) => {
    expect(latest(name, ratiosOf(companyWith(changes), []))).toMatchObject({ value: null, reason });
  });

  it.each([
    ["nothing", 0, 200],
    ["half of it", 95, 100],
  ])("takes a tax of %s from the profit of a year as it is", (_, incomeTaxExpense, profit) => {
    expect(latest("returnOnCapital", ratiosOf(companyWith({ incomeTaxExpense }), []))?.value).toBeCloseTo(
      profit / 600,
      12,
    );
  });

  it("still measures a return on capital that is a twentieth of the assets: 600 + 200 − 1200 and 500, on average 50 of 1000", () => {
    expect(latest("returnOnCapital", ratiosOf(companyWith({ cashAndEquivalents: 1200 }), []))?.value).toBeCloseTo(
      3,
      12,
    );
  });

  it("ends its trace with the last of its numbers, and has one without any", () => {
    expect(report.trace.result).toBe(report.trace.nodes.length - 1);
    const silent = ratiosOf({ ...companyWith(), statements: [], quote: null, sharesOutstanding: null }, []);
    expect(silent.trace).toEqual({ nodes: [], result: 0 });
  });

  it("says of a bank only what does not rest on operating income or debt", () => {
    const bank = ratiosOf(companyWith({}, { sector: "financials", industry: "Diversified Banks" }), []);
    expect(latest("operatingMargin", bank)).toMatchObject({ value: null, reason: "notForFinancials" });
    expect(latest("returnOnEquity", bank)?.value).toBeCloseTo(142.5 / 500, 12);
    expect(bank.quality).toMatchObject({ piotroski: null, beneish: null, altman: null, altmanScore: null });
  });

  it("puts a ratio in its place among the companies of the sector, one listing of each", () => {
    // net margins of 132 ÷ 1200 lie below the subject's 142.5 ÷ 1200 (and above its 105 ÷ 1000 of the year before), those of 300 ÷ 1200 above
    const others = Array.from({ length: 8 }, (_, index) =>
      companyWith({ totalAssets: 1101 + index, netIncome: index < 6 ? 132 : 300 }, { ticker: `P${index}` }),
    );
    const placed = ratiosOf(companyWith(), [...others, companyWith({}, { ticker: "TWIN" })]);
    const margin = placed.ratios.find(({ name }) => name === "netMargin");
    expect(margin).toMatchObject({ companies: 8, percentile: { value: 0.75 } });
    expect(placed.comparison).toEqual({ companies: 8, from: "2025-12-31", to: "2025-12-31" });
  });

  it("measures net debt by the EBITDA that is filed, else by operating income and depreciation", () => {
    const debt = { totalDebt: 300, cashAndEquivalents: 50, marketableSecurities: 0 };
    const times = (ebitda: number | null) =>
      latest("netDebtToEbitda", ratiosOf(companyWith({ ...debt, depreciationAndAmortization: 50, ebitda }), []))?.value;
    expect(times(125)).toBe(2);
    expect(times(null)).toBe(250 / (200 + 50));
  });

  it("puts the middle of the sector's ratios beside a ratio, whatever its unit", () => {
    const others = [100, 110, 120, 130, 140, 150, 160, 170].map((currentAssets, index) =>
      companyWith({ totalAssets: 1101 + index, currentAssets, currentLiabilities: 100 }, { ticker: `P${index}` }),
    );
    const placed = ratiosOf(companyWith({ currentAssets: 145, currentLiabilities: 100 }), others);
    const current = placed.ratios.find(({ name }) => name === "currentRatio");
    expect(current?.median.value).toBeCloseTo(1.35, 12);
    expect(current?.percentile.value).toBeCloseTo(0.625, 12);
  });

  it("compares statements that end at most eighteen months apart", () => {
    const ending = (fiscalYearEnd: string, index: number) => {
      const other = companyWith({ totalAssets: 1101 + index }, { ticker: `P${index}` });
      return { ...other, statements: other.statements.map((each) => ({ ...each, fiscalYearEnd })).slice(-1) };
    };
    const ends = ["2024-06-28", "2024-07-31", "2027-06-30", "2027-07-31"];
    expect(ratiosOf(companyWith(), ends.map(ending)).comparison).toEqual({
      companies: 2,
      from: "2024-07-31",
      to: "2027-06-30",
    });
  });

  it("compares neither with another sector, nor with another currency, nor with who has no statements", () => {
    const [sector, currency] = ["materials", "EUR"] as const;
    const others = [{ sector }, { currency }, { sector, currency }, { statements: [] }, {}].map((changes, index) => ({
      ...companyWith({ totalAssets: 1101 + index }, { ticker: `P${index}` }),
      ...changes,
    }));
    expect(ratiosOf(companyWith(), others).comparison.companies).toBe(1);
    expect(ratiosOf({ ...companyWith(), statements: [] }, others).comparison.companies).toBe(0);
  });

  it("gives no place among fewer than eight companies", () => {
    expect(report.ratios[0]?.percentile).toMatchObject({ value: null, reason: "fewCompanies" });
  });
});
