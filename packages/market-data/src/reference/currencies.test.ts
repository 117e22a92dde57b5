import { describe, expect, it } from "vitest";
import { createMarketData } from "../create-market-data.ts";
import { bundledFiles } from "../providers/bundled/bundled-files.ts";
import {
  currencyCodes,
  currencyList,
  isValuationCurrency,
  referenceCurrencies,
  referenceCurrencyCodes,
} from "./currencies.ts";
import { BundledReference } from "./reference.schema.ts";
import { referenceFor } from "./reference.ts";

const bundled = bundledFiles().reference();
const apple = (await createMarketData().fundamentalsOf("AAPL")).fundamentals;
const dated = (value: number) => ({ value, asOf: "2026-08-20", source: "Bank of Japan" });

/** A currency and a country that this package does not know, as data of a reference. */
const withYen = BundledReference.parse({
  ...bundled,
  governmentYield: { ...bundled.governmentYield, JPY: dated(0.016) },
  longRunGrowth: { ...bundled.longRunGrowth, JPY: dated(0.01) },
  countries: {
    ...bundled.countries,
    rows: {
      ...bundled.countries.rows,
      QQ: { name: "Quinland", rating: "Baa1", countryRiskPremium: 0.02, marginalTaxRate: 0.19 },
    },
  },
});

describe("the currencies", () => {
  it("are all in the reference, with a yield and a growth", () => {
    for (const code of currencyCodes) {
      expect(bundled.governmentYield[code], code).toBeDefined();
      expect(bundled.longRunGrowth[code], code).toBeDefined();
    }
    expect(currencyList.every(({ yieldOf }) => yieldOf === null || bundled.countries.rows[yieldOf] !== undefined)).toBe(
      true,
    );
  });

  it("are those of every bundled company", async () => {
    const data = createMarketData();
    const others: string[] = [];
    for (const ticker of data.bundledTickers()) {
      const { currency } = (await data.fundamentalsOf(ticker)).fundamentals;
      if (!isValuationCurrency(currency)) others.push(`${ticker} ${currency}`);
    }
    expect(others).toEqual([]);
  });

  it("a reference without one of them is refused", () => {
    const { EUR: _, ...without } = bundled.governmentYield;
    expect(BundledReference.safeParse({ ...bundled, governmentYield: without }).success).toBe(false);
  });
});

it("a currency and a country that are added as data have their reference", () => {
  const reference = referenceFor(withYen, { ...apple, currency: "JPY", country: "QQ" });
  expect(reference).toMatchObject({
    riskFreeRate: { value: 0.016 },
    nominalGrowth: { value: 0.01 },
    countryRiskPremium: { value: 0.02 },
    marginalTaxRate: { value: 0.19 },
  });
});

describe("a currency whose rates the owner of the figures gives", () => {
  const given = (value: number) => ({ value, asOf: "2026-05-29", source: "import" });
  const ownRates = { governmentYield: given(0.045), nominalGrowth: given(0.035), perEuro: given(0.86) };

  it("is discounted at the yield less its state's default spread, and carries the premium of the company's country", () => {
    const own = createMarketData();
    const reference = own.referenceFor({ ...apple, currency: "GBP", country: "GB", ownRates });
    // Damodaran, January 2026: 0.51 % of default spread and 0.78 % of premium for the United Kingdom, 25 % of tax
    expect(reference.riskFreeRate.value).toBeCloseTo(0.045 - 0.005093987478381426, 12);
    expect(reference.riskFreeRate).toMatchObject({
      asOf: "2026-05-29",
      source: "import, less the default spread of the state (Aswath Damodaran, NYU Stern, January 2026, 2026-01-05)",
    });
    expect(reference.countryRiskPremium.value).toBeCloseTo(0.00776, 4);
    expect(reference.marginalTaxRate.value).toBe(0.25);
    expect(reference.nominalGrowth).toEqual(given(0.035));
    const { largeCompanyThreshold } = own.referenceFor(apple);
    expect(reference.largeCompanyThreshold).toBeCloseTo(largeCompanyThreshold * 0.86, 3);
    expect(own.referenceFor({ ...apple, currency: "CHF", country: "CH", ownRates }).riskFreeRate).toEqual(given(0.045));
  });

  it("may be each of the central bank's list, whose states all have a spread", () => {
    expect(new Set(referenceCurrencyCodes).size).toBe(30);
    for (const { code, state } of referenceCurrencies) {
      if (state !== null) expect(bundled.countries.rows[state]?.defaultSpread, code).toBeGreaterThanOrEqual(0);
      const reference = createMarketData().referenceFor({ ...apple, currency: code, country: state ?? "DE", ownRates });
      expect(reference.riskFreeRate.value, code).toBeLessThanOrEqual(0.045);
    }
  });

  it("is not valued without them, nor published rates replaced by them", () => {
    expect(() => createMarketData().referenceFor({ ...apple, currency: "GBP" })).toThrow("noData");
    expect(createMarketData().referenceFor({ ...apple, ownRates })).toEqual(createMarketData().referenceFor(apple));
  });
});
