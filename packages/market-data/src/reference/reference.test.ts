import type { Fundamentals } from "@valora/valuation";
import { describe, expect, it } from "vitest";
import { createMarketData } from "../create-market-data.ts";
import { ProviderFailure } from "../provider.ts";

const data = createMarketData();
const companyOf = async (ticker: string) => (await data.fundamentalsOf(ticker)).fundamentals;
const referenceOf = async (ticker: string) => data.referenceFor(await companyOf(ticker));

describe("the reference of an American company", () => {
  it("takes the Treasury yield as it is and adds no country premium: the yield carries the state's spread", async () => {
    const { riskFreeRate, riskFreeRateOrigin, countryRiskPremium, matureEquityRiskPremium } = await referenceOf("AAPL");
    expect(riskFreeRate).toMatchObject({ value: 0.0447, asOf: "2026-06-30" });
    expect(riskFreeRateOrigin).toEqual({ kind: "published" });
    expect(countryRiskPremium.value).toBe(0);
    expect(matureEquityRiskPremium).toMatchObject({ value: 0.0423, asOf: "2026-01-05" });
  });

  it("knows tax, growth and the averages of its industry", async () => {
    const { marginalTaxRate, nominalGrowth, industry, market } = await referenceOf("AAPL");
    expect(marginalTaxRate.value).toBe(0.25);
    expect(nominalGrowth.value).toBeCloseTo(1.018 * 1.02 - 1, 12);
    expect(industry?.name).toBe("Computers/Peripherals");
    expect(market).toMatchObject({ name: "Total Market", leveredBeta: 0.91211, priceToEarnings: 26.55789 });
  });
});

describe("the reference of a company in euro", () => {
  it("discounts at the rate of states rated AAA, not at a converted dollar rate", async () => {
    const { riskFreeRate, riskFreeRateOrigin, premiumPair, matureEquityRiskPremium } = await referenceOf("SAN.MC");
    expect(riskFreeRate).toMatchObject({ value: 0.02924, asOf: "2025-12-31" });
    expect(riskFreeRate.source).toContain("European Central Bank");
    expect(riskFreeRateOrigin).toEqual({ kind: "published" });
    // The premium belongs to the Treasury rate of its own date: together the 8.41 % that the tables give net of the spread too
    expect(premiumPair).toMatchObject({ currency: "USD", riskFreeRate: { value: 0.0418 } });
    expect(premiumPair.riskFreeRate.value + matureEquityRiskPremium.value).toBeCloseTo(0.0395 + 0.0446, 12);
  });

  it.each([
    ["SAN.MC", 0.0155, 0.25],
    ["ENEL.MI", 0.0246, 0.2781],
  ])("adds the country's premium and tax to %s", async (ticker, premium, tax) => {
    const { countryRiskPremium, marginalTaxRate } = await referenceOf(ticker);
    expect(countryRiskPremium.value).toBeCloseTo(premium, 4);
    expect(marginalTaxRate.value).toBe(tax);
  });
});

describe("what is the same for all", () => {
  it("rates by interest coverage, the best first, spreads rising", async () => {
    const { ratings } = await referenceOf("KO");
    expect(ratings.large[0]).toEqual({ coverageAtLeast: 8.5, rating: "AAA", spread: 0.0045 });
    expect(ratings.small[0]?.coverageAtLeast).toBe(12.5);
    for (const table of [ratings.large, ratings.small, ratings.utility]) {
      expect(table).toHaveLength(15);
      expect(table.map(({ coverageAtLeast }) => coverageAtLeast)).toEqual(
        table.map(({ coverageAtLeast }) => coverageAtLeast).toSorted((a, b) => b - a),
      );
      expect(table.map(({ spread }) => spread)).toEqual(table.map(({ spread }) => spread).toSorted((a, b) => a - b));
    }
  });

  it("finds the industry of every bundled company", async () => {
    const without: string[] = [];
    for (const ticker of data.bundledTickers()) {
      if ((await referenceOf(ticker)).industry === null) without.push(ticker);
    }
    expect(without).toEqual([]);
  });

  it.each([
    ["currency", { currency: "JPY" }],
    ["country", { country: "XX" }],
  ])("puts nothing in the place of a %s it does not know", async (_, changes) => {
    const company: Fundamentals = { ...(await companyOf("AAPL")), ...changes };
    expect(() => data.referenceFor(company)).toThrow(ProviderFailure);
  });

  it("has no average for an industry that no table names", async () => {
    expect(data.referenceFor({ ...(await companyOf("AAPL")), industry: null }).industry).toBeNull();
    expect(data.referenceFor({ ...(await companyOf("AAPL")), industry: "Alchemy" }).industry).toBeNull();
  });
});
