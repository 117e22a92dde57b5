import { describe, expect, it } from "vitest";
import { createMarketData } from "../create-market-data.ts";
import { bundledFiles } from "../providers/bundled/bundled-files.ts";
import { currencyCodes, currencyList, isValuedIn } from "./currencies.ts";
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
      if (!isValuedIn(currency)) others.push(`${ticker} ${currency}`);
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
